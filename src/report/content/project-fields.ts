/** Project fields in the report: those entered for the design, otherwise those in the user's profile. */
import type { User } from '@/api/contract/account';
import type { ProjectState } from '@/design/model/design-state';

export function projectOf(entered: ProjectState, user: User): ProjectState {
  return {
    ...entered,
    company: entered.company || user.company,
    designer: entered.designer || user.name || user.username,
    address: entered.address || user.address,
    telephone: entered.telephone || user.phoneNumber,
    mail: entered.mail || user.email,
  };
}
