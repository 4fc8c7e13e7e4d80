import {
  calculate,
  copyLink,
  enterDeadLoads,
  expectResult,
  fillField,
  openPanel,
  pickOption,
  deadLoad,
} from '../fixtures/design';
import { downloadBy, dropFile } from '../fixtures/files';
import { expect, test } from '../fixtures/journey';
import { openWorkspace } from '../fixtures/session';
import { LANGUAGES, showIn, textsOf } from '../fixtures/texts';

test(
  'the stress image of an elastic plate can be zoomed and downloaded',
  { tag: '@essential' },
  async ({ page }) => {
    await openWorkspace(page);
    await openPanel(page, 'Base plate');
    await pickOption(page, 'Stiffness', 'elastic');
    await fillField(page, 'Thickness', '6');
    await enterDeadLoads(page, { Nz: '10', Mx: '1,5' });
    await openPanel(page, 'Profile');
    await expect(
      page
        .getByRole('complementary')
        .getByText(/IPE ?\d+/)
        .first(),
    ).toBeVisible();
    const stress = page.getByRole('button', { name: 'Stress', exact: true });
    await expect(stress).toBeDisabled();

    await calculate(page);
    await expectResult(page);
    for (const language of LANGUAGES) {
      const t = textsOf(language);
      await showIn(page, language);
      await page.getByRole('tab', { name: t('results:tabs.plate'), exact: true }).click();
      const plate = page.getByTestId('plate-results');
      for (const figure of ['stress', 'deflection', 'contactForce', 'pressure'])
        await expect(plate.getByRole('row', { name: t(`results:plate.${figure}`) }).first()).toContainText(
          /[1-9]/,
        );
      await expect(page.getByTestId('reservation-plate_above_yield')).toBeVisible();
    }

    const t = textsOf('cn');
    await page.getByRole('button', { name: t('design:actions.stress'), exact: true }).click();
    const pane = page.getByRole('region', { name: t('results:stressTitle') });
    const picture = pane.getByRole('img', { name: t('results:stressTitle') });
    // The canvas shows stresses in more than one colour.
    const colours = () =>
      pane.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
        const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
        return new Set(Array.from({ length: data.length / 4 }, (_, i) => data.slice(4 * i, 4 * i + 3).join()))
          .size;
      });
    await expect.poll(colours).toBeGreaterThan(5);
    const width = (await picture.boundingBox())!.width;
    await pane.getByRole('button', { name: t('results:zoomIn') }).click();
    await expect.poll(async () => (await picture.boundingBox())!.width).toBeGreaterThan(1.2 * width);
    const downloaded = (key: string) =>
      downloadBy(page, () => pane.getByRole('button', { name: t(key), exact: true }).click());
    const png = await downloaded('results:download');
    expect(png.name).toBe('plate-stress.png');
    // Two pixels for each of the plate's 560, the scale's 190 and the margins, whatever the zoom on screen.
    expect(png.content.readUInt32BE(16)).toBe(2 * (560 + 190 + 28 + 2 * 16));
    const svg = await downloaded('results:downloadSvg');
    expect(svg.name).toBe('plate-stress.svg');
    // The SVG contains colour values instead of CSS variables, and text as text elements.
    expect(svg.content.toString()).toMatch(/kN<\/text>/);
    expect(svg.content.toString()).not.toContain('var(');
  },
);

test(
  'inputs can be undone, and a saved design can be reopened after a new design has been started',
  { tag: '@essential' },
  async ({ page }) => {
    await openWorkspace(page);
    await openPanel(page, 'Layout');
    const spacing = page.getByRole('textbox', { name: 'Sx1', exact: true });
    await fillField(page, 'Sx1', '222');
    await spacing.blur();
    await page.keyboard.press('Control+z');
    await expect(spacing).toHaveValue('180');
    await page.keyboard.press('Control+Shift+Z');
    await expect(spacing).toHaveValue('222');

    const { content } = await downloadBy(page, () =>
      page.getByRole('button', { name: 'Save design' }).click(),
    );

    const scratch = page.getByRole('button', { name: 'New design', exact: true });
    await scratch.click();
    await page.getByRole('dialog').getByRole('button', { name: 'No', exact: true }).click();
    await expect(spacing).toHaveValue('222');
    await expect(page.getByRole('dialog')).toBeHidden();
    await scratch.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
    await expect(spacing).toHaveValue('180');

    const drop = (file: Buffer) => dropFile(page.getByRole('complementary'), 'design.json', file);
    await drop(Buffer.from('{"a picture": true}'));
    await expect(page.getByText('This file cannot be opened as a design')).toBeVisible();
    await expect(spacing).toHaveValue('180');
    await drop(content);
    await expect(page.getByText('Design opened.')).toBeVisible();
    await expect(spacing).toHaveValue('222');
  },
);

test('Ctrl+Enter commits typed text and calculates, and a second tab shows the same inputs and result', async ({
  page,
  context,
}) => {
  await openWorkspace(page);
  await openPanel(page, 'Loads');
  await page.getByRole('complementary').getByRole('textbox', { name: 'Nz', exact: true }).first().fill('7,5');
  await page.keyboard.press('Control+Enter');
  await expectResult(page);
  await expect(deadLoad(page, 'Nz')).toHaveValue('7.5');
  const figure = await page.getByTestId('overall').locator('b').innerText();
  await expect
    .poll(() =>
      page.evaluate(() => (localStorage.getItem('dataSave') ?? '').includes('"algoutIsNull":false')),
    )
    .toBe(true);

  const second = await context.newPage();
  await second.goto('/home');
  await expectResult(second);
  await expect(deadLoad(second, 'Nz')).toHaveValue('7.5');
  await showIn(second, 'cn');
  await expect(second.getByRole('button', { name: '计算', exact: true })).toBeVisible();
  await expect(second.getByTestId('overall').locator('b')).toHaveText(figure);
  await expect(second.getByTestId('stale')).toHaveCount(0);
});

test('on a first visit, the app calculates as the user types, without Enter, Tab or a button', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.removeItem('calculateWhileTyping'));
  await openWorkspace(page);
  await expect(page.getByRole('switch', { name: 'Calculate while typing' })).toBeChecked();
  const field = deadLoad(page, 'Nz');
  await field.fill('');
  await field.pressSequentially('40');
  // The verdict must appear although the user has not pressed Enter or Tab, or clicked a button.
  const headline = page.getByTestId('overall');
  await expect(headline).toContainText('Verified');
  await expect(field).toBeFocused();
  await field.pressSequentially('0');
  await expect(headline).toContainText('Not verified');
  await field.press('Escape');
  await field.press('Escape');
});

test('a copied link opens its design in another tab without sending the design to a server, and a truncated link is refused', async ({
  page,
  context,
}) => {
  await openWorkspace(page);
  await enterDeadLoads(page, { Nz: '12,5' });
  const link = await copyLink(page);
  expect(link).toMatch(/\/home#design=[\w-]+$/);

  const other = await context.newPage();
  const asked: string[] = [];
  other.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')));
  await other.goto(link);
  await expect(other.getByText('Design opened.')).toBeVisible();
  await expect(deadLoad(other, 'Nz')).toHaveValue('12.5');
  await expect(other).not.toHaveURL(/design=/);
  // The opened design has not been saved to a file.
  await expect(other.getByRole('group', { name: /^New design, saved in this browser/ })).toBeVisible();
  const secret = link.split('#design=')[1].slice(0, 40);
  expect(asked.filter((call) => call.includes(secret))).toEqual([]);

  // Opens a truncated link, which users sometimes paste.
  await other.evaluate(() => (location.hash = '#design=abc'));
  await expect(other.getByText(/^This link does not contain a design/)).toBeVisible();
  await expect(deadLoad(other, 'Nz')).toHaveValue('12.5');
});

test('Ctrl+S saves a value that is still being typed, and Alt+N asks for confirmation before it starts a new design', async ({
  page,
}) => {
  await openWorkspace(page);
  const field = deadLoad(page, 'Nz');
  await field.fill('7,5');
  const { content } = await downloadBy(page, () => field.press('Control+s'));
  expect(JSON.parse(String(content))).toMatchObject({ design: { loads: { dead: { Nz: 7.5 } } } });
  await page.keyboard.press('Alt+n');
  const dialog = page.getByRole('dialog', { name: 'New design' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'No' }).click();
  await expect(field).toHaveValue('7.5');
});
