import { describe, expect, it } from 'vitest';
import { createInMemoryBackend } from '../in-memory-backend';
import { threadSize } from './databases';

async function start() {
  const { services, store } = await createInMemoryBackend();
  return { ...services, store };
}

describe('concrete grades', () => {
  it('numbers in a concrete record are stored as typed, without surrounding spaces, and empty fields as 0', async () => {
    const { concretes } = await start();
    const added = await concretes.add({ grade: 'C1', fck: '1.50', fcuk: ' 2 ', ec: '' });
    expect(added).toMatchObject({ value: { fck: '1.50', fcuk: '2', ec: '0' } });
    expect(await concretes.add({ grade: 'C2' })).toMatchObject({
      value: { fck: '0', fcuk: '0', ec: '0' },
    });
  });

  it('a concrete grade that already exists is not stored again, and its name is returned', async () => {
    const { concretes, store } = await start();
    expect(await concretes.add({ grade: 'C30', fck: '1' })).toMatchObject({
      failure: { code: 'name_taken', values: { name: 'C30', existing: 'C30' } },
    });
    expect(await store.concretes.all()).toHaveLength(28);
  });

  it.each(['1e400', 'NaN', '0x10', '1 2', '--1', '9'.repeat(41), true])(
    'an invalid number in a concrete record is refused: %j',
    async (fck) => {
      const { concretes } = await start();
      expect(await concretes.add({ grade: 'C1', fck })).toMatchObject({
        ok: false,
        failure: { values: { field: 'fck' } },
      });
    },
  );
});

describe('steel profiles', () => {
  it('a series code that is not documented is refused', async () => {
    const { sectionSteels } = await start();
    expect(await sectionSteels.ofSeries('101')).toMatchObject({ ok: true });
    expect(await sectionSteels.ofSeries('18')).toMatchObject({ failure: { code: 'unknown_series' } });
    expect(await sectionSteels.add({ name: 'x', type: '18' })).toMatchObject({
      failure: { values: { field: 'type' } },
    });
    expect(await sectionSteels.add({ name: 'x', type: 12 })).toMatchObject({
      ok: true,
      value: { type: '12' },
    });
  });

  it('the series of a profile cannot be changed', async () => {
    const { sectionSteels } = await start();
    expect(await sectionSteels.change('s1', { name: 'I 80', type: '12' })).toMatchObject({
      failure: { code: 'name_locked', values: { field: 'type' } },
    });
  });
});

describe('anchors', () => {
  it('the thread size is taken from the name, or from the diameter if the name states no thread size', () => {
    const diameters = { jgDnom: '20', etaDnom: '18.0' };
    expect(threadSize({ name: 'Demo sleeve anchor M12', ...diameters }, 'etaDnom')).toBe('12');
    expect(threadSize({ name: 'Demo sleeve anchor M12', ...diameters }, 'jgDnom')).toBe('12');
    expect(threadSize({ name: 'FM120', ...diameters }, 'etaDnom')).toBe('18');
    expect(threadSize({ name: 'M20', ...diameters }, 'jgDnom')).toBe('20');
  });

  it('an anchor is listed for the standards for which it is declared', async () => {
    const { anchors } = await start();
    const body = { name: 'Only EN', avatar: 'x', jgHave: '0', etaDnom: '12' };
    await anchors.add(body);
    const names = async (standard: string) => {
      const answer = await anchors.choices(standard, '12');
      return answer.ok ? answer.value.map(({ name }) => name) : [];
    };
    expect(await names('EN1992-4')).toContain('Only EN');
    expect(await names('JGJ145-2013')).not.toContain('Only EN');
  });

  it('an added anchor has every field: missing numbers are stored as 0, missing flags as 1', async () => {
    const { anchors, store } = await start();
    const added = await anchors.add({ name: 'Bare', avatar: 'x' });
    const seeded = await store.anchors.get('a1');
    expect(added.ok && Object.keys(added.value).sort()).toEqual(Object.keys(seeded ?? {}).sort());
    expect(added).toMatchObject({
      value: { efficient: '1', jgHave: '1', etaHave: '1', etaHef: '0', jgMaterial: '' },
    });
  });

  it('an anchor name with HTML is stored unchanged', async () => {
    const { anchors } = await start();
    const name = '<img src=x onerror=alert(1)>';
    expect(await anchors.add({ name, avatar: 'x' })).toMatchObject({ value: { name } });
  });

  it('a request with an unknown anchor id is answered with "not found"', async () => {
    const { anchors } = await start();
    const notFound = { ok: false, failure: { status: 404 } };
    expect(await anchors.read('a99')).toMatchObject(notFound);
    expect(await anchors.change('a99', {})).toMatchObject(notFound);
    expect(await anchors.patch('a99', { efficient: '0' })).toMatchObject(notFound);
    expect(await anchors.remove('a99')).toMatchObject(notFound);
  });
});
