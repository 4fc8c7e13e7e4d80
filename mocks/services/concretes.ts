/** Lists, adds, changes and deletes the stored concrete grades. */
import { z } from 'zod';
import type { Concrete } from '@/api/contract/references';
import type { Environment } from './environment';
import { nameText, numberText, sameName } from './reference-fields';
import { done, failed, parseBody, type Answer } from './result';

/** Outcome of adding a grade. `existing` is a stored grade of that name; the call then returns a message. */
type AddedConcrete = { added: Concrete } | { existing: string };

export interface ConcreteService {
  /** Returns the grades in order of insertion; the first is the default for a new design. */
  list(): Answer<Concrete[]>;
  read(id: string): Answer<Concrete>;
  add(body: unknown): Answer<AddedConcrete>;
  /** Changes a record, except for its grade. */
  change(id: string, body: unknown): Answer<Concrete>;
  remove(id: string): Answer<null>;
}

const concreteBody = z.object({ grade: nameText, fck: numberText, fcuk: numberText, ec: numberText });

export function createConcreteService({ store }: Environment): ConcreteService {
  return {
    async list() {
      return done(await store.concretes.all());
    },
    async read(id) {
      const concrete = await store.concretes.get(id);
      return concrete ? done(concrete) : failed(404, 'not_found');
    },
    async add(body) {
      const parsed = parseBody(concreteBody, body);
      if (!parsed.ok) return parsed;
      const existing = (await store.concretes.all()).find(({ grade }) => sameName(grade, parsed.value.grade));
      if (existing) return done({ existing: existing.grade });
      return done({ added: await store.concretes.add(parsed.value) });
    },
    async change(id, body) {
      const concrete = await store.concretes.get(id);
      if (!concrete) return failed(404, 'not_found');
      const parsed = parseBody(concreteBody, body);
      if (!parsed.ok) return parsed;
      if (parsed.value.grade !== concrete.grade) return failed(400, 'name_locked', { field: 'grade' });
      const changed = { ...concrete, ...parsed.value };
      await store.concretes.put(changed);
      return done(changed);
    },
    async remove(id) {
      return (await store.concretes.remove(id)) ? done(null) : failed(404, 'not_found');
    },
  };
}
