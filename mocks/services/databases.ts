/** The five databases of the embedded backend, each with its rules. */
import { permissionDraftSchema, roleDraftSchema } from '@/api/contract/account';
import type { AnchorRecord } from '@/api/contract/anchor';
import { newAnchorSchema } from '@/api/contract/anchor-answer';
import { newConcreteSchema, newSectionSteelSchema, type SectionSteel } from '@/api/contract/references';
import { ADMIN_ROLE } from '@/api/contract/session';
import { SERIES } from '@/engineering';
import type { Environment } from './environment';
import { recordService } from './record-service';
import { done, failed, type Answer, type Failure } from './result';
import { formatTimestamp } from './timestamps';

/** Item in the list for one standard and diameter. */
type AnchorChoice = Pick<AnchorRecord<string>, 'id' | 'name' | 'avatar'>;

interface StandardFields {
  declared: 'jgHave' | 'etaHave';
  diameter: 'jgDnom' | 'etaDnom';
}

const STANDARDS: Readonly<Record<string, StandardFields>> = {
  'JGJ145-2013': { declared: 'jgHave', diameter: 'jgDnom' },
  'EN1992-4': { declared: 'etaHave', diameter: 'etaDnom' },
};

const THREAD_IN_NAME = /\bM(8|10|12|16)\b/;

/**
 * Returns the thread size stated in the name. If the name states none, returns the outside diameter, which
 * is larger than the thread for sleeve and undercut anchors.
 */
export function threadSize(
  anchor: Pick<AnchorRecord<string>, 'name' | 'jgDnom' | 'etaDnom'>,
  field: StandardFields['diameter'],
) {
  return THREAD_IN_NAME.exec(anchor.name)?.[1] ?? String(Number(anchor[field]));
}

const inUseBy = (code: 'role_in_use' | 'permission_in_use', count: number): Failure | null =>
  count > 0 ? failed(409, code, { count }).failure : null;

export type Databases = ReturnType<typeof createDatabases>;

export function createDatabases({ store, now }: Environment) {
  const { anchors, concretes, sectionSteels, roles, permissions, users } = store;
  const stamp = (before: { createTime: string | null } | undefined) => {
    const time = formatTimestamp(now());
    return before ? { updateTime: time } : { createTime: time, updateTime: time };
  };
  return {
    anchors: {
      ...recordService({
        table: anchors,
        schema: newAnchorSchema,
        unique: ['name'],
        locked: ['name'],
        // Only the calls for deactivating and restoring change this flag.
        stamp: (before) => (before ? { efficient: before.efficient } : {}),
      }),
      /**
       * Returns the anchors that are not deactivated, are declared for `standard` and have the thread size
       * `diameter` ('12' or 'M12').
       */
      async choices(standard: string, diameter: string): Answer<AnchorChoice[]> {
        if (!Object.hasOwn(STANDARDS, standard)) return failed(400, 'unknown_standard', { standard });
        const fields = STANDARDS[standard];
        const size = diameter.replace(/^M/i, '');
        const choices = (await anchors.all())
          .filter((anchor) => anchor.efficient === '1' && anchor[fields.declared] === '1')
          .filter((anchor) => threadSize(anchor, fields.diameter) === size)
          .map(({ id, name, avatar }) => ({ id, name, avatar }));
        return done(choices);
      },
    },
    concretes: recordService({
      table: concretes,
      schema: newConcreteSchema,
      unique: ['grade'],
      locked: ['grade'],
    }),
    sectionSteels: {
      ...recordService({
        table: sectionSteels,
        schema: newSectionSteelSchema,
        unique: ['name'],
        within: 'type',
        locked: ['name', 'type'],
      }),
      async ofSeries(type: string): Answer<SectionSteel<string>[]> {
        if (!SERIES.some(({ code }) => String(code) === type)) return failed(400, 'unknown_series', { type });
        return done(await sectionSteels.where('type', type));
      },
    },
    roles: recordService({
      table: roles,
      schema: roleDraftSchema,
      unique: ['name', 'nickName'],
      locked: ['name'],
      stamp,
      async refuse({ permissions: ids }) {
        const known = new Set((await permissions.all()).map(({ id }) => id));
        const unknown = ids.find((id) => !known.has(id));
        return unknown === undefined ? null : failed(400, 'unknown_permission', { id: unknown }).failure;
      },
      async inUse({ id, name }) {
        if (name === ADMIN_ROLE) return failed(409, 'admin_role_locked').failure;
        return inUseBy('role_in_use', (await users.all()).filter((one) => one.roleIds.includes(id)).length);
      },
    }),
    permissions: recordService({
      table: permissions,
      schema: permissionDraftSchema,
      unique: ['name', 'nickName'],
      locked: ['name'],
      stamp,
      async inUse({ id }) {
        const count = (await roles.all()).filter((role) => role.permissions.includes(id)).length;
        return inUseBy('permission_in_use', count);
      },
    }),
  };
}
