/** Replaces the open design with a design found by Explore, as one undo step. */
import { useTranslation } from 'react-i18next';
import type { Design } from '@/design/model/design-state';
import { useNotices } from '@/shared/ui/notices';
import { changeDesign } from '@/stores/design/design-store';

/**
 * Copies the inputs of `design` into the open design, which keeps its project data and its variants. `design`
 * is frozen, and the rules applied after every change write to some of its objects, so these are copied.
 */
function takeDesign({ project: _, variants: __, ...parts }: Design): void {
  const { concrete, plate, profile } = parts;
  const written = { concrete: { ...concrete }, plate: { ...plate }, profile: { ...profile } };
  changeDesign((draft) => void Object.assign(draft, parts, written));
}

export function useApply(): (design: Design) => void {
  const { t } = useTranslation('explore');
  const { message } = useNotices();
  return (design) => {
    takeDesign(design);
    message.success(t('applied'));
  };
}
