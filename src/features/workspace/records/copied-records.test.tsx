// @vitest-environment jsdom
/** Tests the times at which the records copied into a design were read. */
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DATA_SAVE_KEY, readDataSave } from '@/design/file/data-save';
import { serializeDesign, parseDesignFile } from '@/design/file/design-file';
import { setPlateModel } from '@/design/model/design-changes';
import { fingerprintOf } from '@/design/model/fingerprint';
import { change, design, openWithAnchor, openWorkspace } from '@/testing/open-workspace';
import { openOptions } from '@/testing/overlays';

const readTimes = () => {
  const { concrete, profile } = design();
  return [concrete.gradeReadAt, profile.chosen?.readAt];
};

const saved = () => readDataSave(localStorage.getItem(DATA_SAVE_KEY)).design;

/** Simulates a design saved by an earlier version. */
const forgetTimes = () =>
  change((draft) => {
    delete draft.concrete.gradeReadAt;
    delete draft.profile.chosen?.readAt;
  });

it('choosing a grade or profile again updates its read time without changing the fingerprint of the design', async () => {
  const { open, choice, user, undo, redo } = await openWorkspace();
  const chooseAgain = async (name: string) =>
    user.click(
      await waitFor(() => {
        const offered = openOptions().find(({ title }) => title === name);
        if (offered === undefined) throw new Error(`${name} is not offered`);
        return offered;
      }),
    );
  const since = new Date().toISOString().slice(0, 10);
  change((draft) => setPlateModel(draft, 'elastic'));
  await waitFor(() => expect(readTimes().map((time) => time?.slice(0, 10))).toEqual([since, since]));
  forgetTimes();
  const before = fingerprintOf(design());

  await open('Concrete');
  await user.click(choice('Concrete grade'));
  await chooseAgain(design().concrete.grade);
  expect(readTimes()).toEqual([expect.stringContaining(since), undefined]);
  expect(fingerprintOf(design())).toBe(before);

  await open('Profile');
  await user.click(choice('Profile'));
  await chooseAgain(design().profile.chosen!.name);
  expect(readTimes()).toEqual([expect.stringContaining(since), expect.stringContaining(since)]);
  expect(fingerprintOf(design())).toBe(before);

  await waitFor(() => expect(saved()).toEqual(design()));
  const file = parseDesignFile(serializeDesign(design()));
  expect(file).toMatchObject({ ok: true, design: design(), replaced: [] });
  await undo();
  expect(readTimes()).toEqual([expect.stringContaining(since), undefined]);
  await undo();
  expect(readTimes()).toEqual([undefined, undefined]);
  await redo();
  await redo();
  expect(readTimes().every((time) => time?.startsWith(since))).toBe(true);
});

/** Halves the steel resistance in the record of the chosen anchor, and returns its previous value. */
async function halveSteel({ services: { anchors } }: Awaited<ReturnType<typeof openWorkspace>>['backend']) {
  const { id } = design().anchor.chosen['EN1992-4']!;
  const stored = await anchors.read(id);
  if (!stored.ok) throw new Error('no anchor');
  const before = Number(stored.value.etaNrks);
  await anchors.change(id, { ...stored.value, etaNrks: String(before / 2) });
  return before;
}

/** Waits for the end of the run, after which screen readers announce the verdict. */
const ended = () => waitFor(() => expect(screen.getByTestId('announcement')).not.toBeEmptyDOMElement());

it('the button Calculate calculates with the changed values of the anchor and the grade, and live results do not read them', async () => {
  const { backend, calculate, calculated } = await openWithAnchor();
  change(({ loads }) => void Object.assign(loads.dead, { Nz: 12 }));
  await calculated();
  await ended();
  const utilisations = () =>
    ['steel_tension', 'concrete_cone'].map((mode) =>
      Number.parseFloat(within(screen.getByTestId(`row-${mode}`)).getAllByRole('cell')[3].textContent),
    );
  const [steel, cone] = utilisations();
  await halveSteel(backend);
  const grade = await backend.services.concretes.read(design().concrete.gradeId!);
  if (!grade.ok) throw new Error('no grade');
  await backend.services.concretes.change(grade.value.id, { ...grade.value, fck: '15', fcuk: '20' });
  await calculate();
  await waitFor(() => expect(design().concrete.fck).toBe(15));
  expect(await screen.findByTestId('superseded')).toHaveTextContent('fck 20 → 15, fcuk 25 → 20');
  await waitFor(() => {
    const [weakened, weaker] = utilisations();
    // Half the steel resistance, and the concrete cone with the smaller strength.
    expect(weakened / steel).toBeCloseTo(2, 1);
    expect(weaker / cone).toBeCloseTo(Math.sqrt(20 / 15), 2);
  });
});

it('a result with changed values of the anchor says which values changed, and the verdict before and after', async () => {
  const { user, backend, calculate, calculated } = await openWithAnchor();
  change(({ loads }) => void Object.assign(loads.dead, { Nz: 12 }));
  await calculated();
  await ended();
  const before = await halveSteel(backend);
  expect(screen.queryByTestId('superseded')).toBeNull();
  await calculate();
  const notice = await screen.findByTestId('superseded');
  expect(notice).toHaveTextContent(`NRk,s ${before} → ${before / 2}`);
  expect(notice).toHaveTextContent(/Loads on screen: .+ % → .+ %/);
  await user.click(within(notice).getByRole('button'));
  await waitFor(() => expect(screen.queryByTestId('superseded')).toBeNull());
});
