/**
 * Writes random loads as tables in random forms and reads the tables back: either the loads are equal or the
 * import asks a question. No table may be misread without a question.
 */
import { describe, expect, it } from 'vitest';
import { availableTables } from '@/files/load-tables/find-load-tables';
import { OWN_STATEMENTS, STATEMENT_NAMES, type Statements } from '@/files/load-tables/load-conventions';
import { isOwn, questionsOf } from '@/files/load-tables/mapping-proposal';
import { readLoads } from '@/files/load-tables/read-loads';
import { tablesOfFile } from '@/files/load-tables/tables-of-file';
import { LOAD_NAMES, type LoadName } from '@/quantities/inputs';
import { workbookOf } from '@/shared/tables/workbook';
import { howMany } from '@/testing/run/how-many';
import { randomFrom } from '@/verification/random-numbers';

const COLUMNS = ['Nz', 'Vx', 'Vy', 'Mx', 'My', 'Mz', 'name', 'node', 'sum'] as const;
type Headings = Readonly<Record<(typeof COLUMNS)[number], string>>;

const MOMENTS = { Mx: 'Mx', My: 'My', Mz: 'Mz' };
/** Headings of the loads by style; other styles name the loads in words, or not at all. */
const STYLES: Readonly<Record<string, Partial<Headings>>> = {
  symbols: { Nz: 'N', Vx: 'Vx', Vy: 'Vy', ...MOMENTS },
  global: { Nz: 'Fz', Vx: 'Fx', Vy: 'Fy', ...MOMENTS },
  reactions: { Nz: 'Rz', Vx: 'Rx', Vy: 'Ry', ...MOMENTS },
};

/**
 * Headings as engineers write them in each language; written independently, not copied from the words that
 * the import knows.
 */
const LANGUAGES: Readonly<Record<string, Headings>> = Object.fromEntries(
  `
  en | Axial force | Shear force X | Shear force Y | Moment X | Moment Y | Torsion | Load case | Node | Total
  zh | 轴力 | X向剪力 | Y向剪力 | 弯矩Mx | 弯矩My | 扭矩 | 荷载组合 | 节点 | 合计
  de | Normalkraft | Querkraft X | Querkraft Y | Moment X | Moment Y | Torsionsmoment | Lastfall | Knoten | Summe
  es | Esfuerzo axil | Cortante X | Cortante Y | Momento X | Momento Y | Torsor | Combinación | Nudo | Suma
  fr | Effort normal | Effort tranchant X | Effort tranchant Y | Moment X | Moment Y | Torsion | Cas | Nœud | Somme
  it | Sforzo normale | Taglio X | Taglio Y | Momento X | Momento Y | Torsione | Condizione | Nodo | Totale
  pt | Esforço normal | Força X | Força Y | Momento X | Momento Y | Torção | Combinação | Nó | Soma
  ru | Продольная сила | Поперечная сила X | Поперечная сила Y | Момент X | Момент Y | Крутящий момент | Загружение | Узел | Сумма
  vi | Lực dọc | Lực cắt X | Lực cắt Y | Mô men X | Mô men Y | Mô men xoắn | Tổ hợp | Nút | Tổng
`
    .trim()
    .split('\n')
    .map((row) => row.trim().split(' | '))
    .map(([code, ...words]) => [code, Object.fromEntries(COLUMNS.map((column, at) => [column, words[at]]))]),
) as Record<string, Headings>;
const CODES = Object.keys(LANGUAGES);

/** Force unit and its factor to kN, moment unit and its factor to kNm. */
const UNITS = [
  ['kN', 1, 'kNm', 1],
  ['kN', 1, 'kN·m', 1],
  ['KN', 1, 'KN-m', 1],
  ['kN', 1, 'kN.cm', 0.01],
  ['N', 1e-3, 'Nm', 1e-3],
  ['N', 1e-3, 'N*mm', 1e-6],
  ['MN', 1e3, 'MNm', 1e3],
  ['tf', 9.80665, 'tf·m', 9.80665],
  ['t', 9.80665, 't*m', 9.80665],
  ['kgf', 9.80665e-3, 'kgf-m', 9.80665e-3],
  ['daN', 1e-2, 'daN∙m', 1e-2],
  ['kip', 4.4482216152605, 'kip-ft', 1.3558179483314],
  ['吨', 9.80665, '吨·米', 9.80665],
  ['牛', 1e-3, '牛·米', 1e-3],
  ['千牛', 1, '千牛·米', 1],
  ['тс', 9.80665, 'тс*м', 9.80665],
  ['кН', 1, 'кН·м', 1],
  ['Н', 1e-3, 'Н·м', 1e-3],
  // Units that the import does not know and must therefore ask about.
  ['Mp', 9.80665, 'Mpm', 9.80665],
  ['kgx', 1e-2, 'kgx·m', 1e-2],
  ['ton', 8.896443230521, 'ton-ft', 2.711635896662],
] as const;

const PLACES = ['[]', '()', ' ', '/', ', ', 'below', 'below[]', 'title', 'group', 'others', 'none'] as const;

/**
 * Creates an encoder for a one- or two-byte encoding; the encoder returns null for a string that the
 * encoding cannot represent.
 */
function encoderOf(encoding: string): (text: string) => Uint8Array | null {
  const bytes = new Map<string, number[]>();
  const decoder = new TextDecoder(encoding);
  const leads = encoding === 'gb18030' ? Array.from({ length: 0x7e }, (_, place) => 0x81 + place) : [];
  for (const lead of leads)
    for (let trail = 0x40; trail <= 0xfe; trail++)
      bytes.set(decoder.decode(Uint8Array.of(lead, trail)), [lead, trail]);
  for (let byte = 0; byte < 256; byte++) {
    const letter = decoder.decode(Uint8Array.of(byte));
    if (letter !== '\uFFFD' && letter !== '') bytes.set(letter, [byte]);
  }
  return (text) => {
    const found = Array.from(text).map((letter) => bytes.get(letter));
    return found.every((one) => one !== undefined) ? Uint8Array.from(found.flat()) : null;
  };
}

const utf16 = (text: string, isBig: boolean, hasMark: boolean): Uint8Array => {
  const units = hasMark ? `\uFEFF${text}` : text;
  const view = new DataView(new ArrayBuffer(2 * units.length));
  for (let place = 0; place < units.length; place++)
    view.setUint16(2 * place, units.charCodeAt(place), !isBig);
  return new Uint8Array(view.buffer);
};
const utf8 = (text: string) => new TextEncoder().encode(text);

const ENCODERS: readonly ((text: string) => Uint8Array | null)[] = [
  utf8,
  (text) => utf8(`\uFEFF${text}`),
  (text) => utf16(text, false, true),
  (text) => utf16(text, true, true),
  (text) => utf16(text, false, false),
  ...['gb18030', 'windows-1251', 'windows-1252'].map(encoderOf),
];

const forLoads = (valueOf: (load: LoadName) => number) =>
  Object.fromEntries(LOAD_NAMES.map((load) => [load, valueOf(load)])) as Record<LoadName, number>;

interface Made {
  form: Record<string, unknown>;
  bytes: Uint8Array;
  /** Loads on the plate; null if the table does not contain enough information. */
  rows: readonly Readonly<Record<LoadName, number>>[] | null;
  text: string;
}

function make(random: () => number): Made {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)];
  const chance = (share: number) => random() < share;
  const code = pick(CODES);
  const words = LANGUAGES[code];
  const style = pick(['words', 'symbols', 'global', 'reactions', 'unknown'] as const);
  const headings: Headings = { ...words, ...STYLES[style] };
  const place = pick(PLACES);
  // If only the force headings state a unit, that unit is kN: the import then takes the moments as kNm and
  // reports this.
  const [force, forceSize, moment, momentSize] = pick(place === 'others' ? UNITS.slice(0, 3) : UNITS);
  const mark = pick(['.', ',']);
  const separator = pick(['\t', ';', ',', '|']);
  const names = pick([['name'], ['node', 'name'], []] as const);
  const loads = chance(0.6) ? [...LOAD_NAMES] : LOAD_NAMES.filter(() => chance(0.7));
  if (loads.length === 0) loads.push('Nz');
  if (chance(0.6)) loads.sort(() => random() - 0.5);
  const digits = pick([0, 1, 2, 3]);
  const hasGroups = chance(0.3);
  const hasBlanks = chance(0.2);
  const count = 1 + Math.floor(random() * 6);
  // Only the force headings say "reaction"; the moment headings are the same for loads and reactions.
  const isTurned = style === 'reactions' && loads.some((load) => !load.startsWith('M'));

  const unitOf = (load: LoadName) => (load.startsWith('M') ? moment : force);
  const sizeOf = (load: LoadName) => (load.startsWith('M') ? momentSize : forceSize);
  const written = (value: number): string => {
    const [whole, fraction] = Math.abs(value).toFixed(digits).split('.');
    const groups = hasGroups ? whole.replace(/\B(?=(\d{3})+$)/g, mark === '.' ? ',' : '.') : whole;
    const text = (value < 0 ? '-' : '') + groups + (fraction === undefined ? '' : mark + fraction);
    return text.includes(separator) ? `"${text}"` : text;
  };
  const asks = place === 'none' || style === 'unknown';
  const headingOf = (load: LoadName, column: number): string => {
    const word = style === 'unknown' ? `Größe ${column + 1}` : headings[load];
    const unit = unitOf(load);
    if (place === '[]' || place === '()') return `${word} ${place[0]}${unit}${place[1]}`;
    if (place === 'others') return load.startsWith('M') ? word : `${word} [${unit}]`;
    return [' ', '/', ', '].includes(place) ? word + place + unit : word;
  };
  const quoted = (text: string) => (text.includes(separator) ? `"${text}"` : text);

  const numbers = Array.from({ length: count }, () =>
    forLoads((load) => {
      const size = 10 ** Math.floor(random() * 5) / (digits === 0 ? 1 : 10);
      const value = chance(0.15) ? 0 : Number(((random() - 0.4) * size).toFixed(digits));
      return loads.includes(load) ? value : 0;
    }),
  );
  const nameCells = (row: number) =>
    names.map((name) => (name === 'node' ? String(3 + row) : `LC${row + 1}`));
  const line = (cells: readonly string[]) => cells.join(separator);
  const head = line([
    ...names.map((name) => quoted(headings[name])),
    ...loads.map((load, at) => quoted(headingOf(load, at))),
  ]);
  const blanks = names.map(() => '');
  const unitRow = (brackets: boolean) =>
    line([...blanks, ...loads.map((load) => (brackets ? `[${unitOf(load)}]` : unitOf(load)))]);
  const lines: string[] = [];
  if (chance(0.3))
    lines.push(pick(['Project: Hall 7', '项目', 'Loads of the column']), ...(chance(0.5) ? [''] : []));
  if (place === 'title') lines.push(quoted(`Units: ${force}, ${moment}`));
  if (place === 'group') {
    const kinds = loads.map((load) => (load.startsWith('M') ? 'M' : 'F'));
    const group = kinds.map((kind, at) => {
      if (kinds[at - 1] === kind) return '';
      return kind === 'M' ? `Moments [${moment}]` : `Forces [${force}]`;
    });
    lines.push(line([...blanks, ...group]));
  }
  lines.push(head);
  if (place === 'below' || place === 'below[]') lines.push(unitRow(place === 'below[]'));
  numbers.forEach((row, at) => {
    if (chance(0.08)) lines.push(line([pick(['Case 1', 'Wind', '说明']), ...blanks, ...loads.map(() => '')]));
    if (chance(0.05)) lines.push(head);
    // At least one number remains in each line, because a line without numbers is read as text.
    const isBlank = (load: LoadName) => hasBlanks && row[load] === 0 && loads.some((one) => row[one] !== 0);
    const cells = loads.map((load) => (isBlank(load) ? '' : written(row[load])));
    lines.push(line([...nameCells(at), ...cells]));
  });
  if (names.length > 0 && chance(0.3)) {
    const sums = loads.map((load) => numbers.reduce((sum, row) => sum + row[load], 0));
    lines.push(line([words.sum, ...blanks.slice(1), ...sums.map(written)]));
  }
  if (chance(0.1)) {
    const moved = line(['Node', 'dx (mm)', 'dy (mm)', 'dz (mm)', 'rx (rad)']);
    const table = ['DISPLACEMENTS', moved, line(['1', '0', '1', '2', '0'])];
    if (chance(0.5)) lines.unshift(...table, '', 'LOADS');
    else lines.push('', ...table);
  }
  const text = `${lines.join(pick(['\n', '\r\n']))}\n`;
  const encoded = pick(ENCODERS)(text) ?? utf8(text);
  const onPlate = numbers.map((row) => forLoads((load) => (isTurned ? -1 : 1) * row[load] * sizeOf(load)));
  const isBook = chance(0.1) && !hasGroups;
  const table = { place, mark, separator, names, loads, digits, hasGroups };
  const form = { isTurned, isBook, code, style, force, ...table };
  if (!isBook) return { form, bytes: encoded, rows: asks ? null : onPlate, text };
  const typed = (cell: string) => {
    const plain = cell.replace(/"/g, '').replace(mark, '.');
    return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : cell.replace(/"/g, '');
  };
  const cells = lines.map((row) =>
    row.split(new RegExp(`[${separator}](?=(?:[^"]*"[^"]*")*[^"]*$)`)).map(typed),
  );
  return { form, bytes: new Uint8Array(workbookOf({ Loads: cells })), rows: asks ? null : onPlate, text };
}

type Row = Readonly<Record<LoadName, number>>;

async function outcomeOf({ form, bytes, rows }: Made) {
  const [first] = availableTables((await tablesOfFile(new Blob([new Uint8Array(bytes)]))) ?? []);
  if (first === undefined) return { outcome: 'asked' as const };
  const { table, proposal } = first;
  // The user's true answers to the statements that are not preset.
  const truth = { ...OWN_STATEMENTS, sign: null, forces: form.isTurned === true ? 'reactions' : 'loads' };
  const values = STATEMENT_NAMES.map((name) => [name, proposal.mapping.statements[name] ?? truth[name]]);
  const mapping = { ...proposal.mapping, statements: Object.fromEntries(values) as unknown as Statements };
  const { loads, bad, skipped } = readLoads(table, mapping);
  const questions = questionsOf(table, proposal, mapping).filter(({ key }) => key !== 'statement.sign');
  if (questions.length > 0 || bad.length > 0) return { outcome: 'asked' as const, loads, skipped };
  const isNear = (one: number, other: number) => Math.abs(one - other) <= 1e-9 * Math.max(1, Math.abs(other));
  const isSame = (one: Row, other: Row) => LOAD_NAMES.every((load) => isNear(one[load], other[load]));
  // The import omits an unnamed line that repeats an earlier line.
  const expected = rows ?? [];
  const distinct = expected.filter((row, at) => expected.findIndex((other) => isSame(row, other)) === at);
  const isRead = (list: readonly Row[]) =>
    list.length === loads.length && list.every((row, at) => isSame(loads[at], row));
  const isEqual = rows !== null && (isRead(expected) || isRead(distinct));
  return { outcome: isEqual ? ('equal' as const) : ('wrong' as const), loads, skipped };
}

it('the import reads the loads correctly or asks a question, and never misreads a table without a question', async () => {
  const random = randomFrom(Number(process.env.RANDOM_SEED ?? 50_2026));
  const found = { equal: 0, asked: 0, wrong: 0 };
  const many = howMany(250, 2000);
  for (let round = 0; round < many; round++) {
    const made = make(random);
    const read = await outcomeOf(made);
    found[read.outcome] += 1;
    const all = JSON.stringify({ ...made, bytes: 0, ...read });
    expect(read.outcome, `round ${round}: ${all}`).not.toBe('wrong');
  }
  // An import that asked about every table would also pass the check above, so more than a quarter of the
  // tables must be read without a question.
  expect(found.equal / many).toBeGreaterThan(0.25);
});

/** Words of which no language of the import knows any. */
const STRANGE = 'lateral|seismic|per metre|zzz|gross|eccentric|Wandseite|抗震|локальный|ancho'.split('|');

describe('words that the import does not know', () => {
  const reading = async (bytes: Uint8Array) => {
    const [first] = availableTables((await tablesOfFile(new Blob([new Uint8Array(bytes)]))) ?? []);
    if (first === undefined) return { loads: [] as unknown[], ids: [] as string[], isOwnTable: false };
    const { table, proposal } = first;
    const ids = questionsOf(table, proposal, proposal.mapping).map(
      ({ id, values }) => id + JSON.stringify(values),
    );
    return { loads: readLoads(table, proposal.mapping).loads, ids, isOwnTable: isOwn(proposal) };
  };
  const TABLE = [
    ['LC', 'N [kN]', 'Vx [kN]', 'Vy [kN]', 'Mx [kNm]', 'My [kNm]', 'Mz [kNm]'],
    ['A1', '12.5', '3', '-1.2', '0.4', '2.5', '0.1'],
    ['A2', '-8', '1', '0.3', '0', '-1', '0'],
  ];
  const bytesOf = (rows: readonly (readonly string[])[]) =>
    new TextEncoder().encode(rows.map((row) => row.join(';')).join('\n'));
  const withHeading = (at: number, heading: string) => [TABLE[0].with(at, heading), ...TABLE.slice(1)];
  /** True if the table raises a question that it does not raise without the word. */
  const asksMore = async (rows: readonly (readonly string[])[]) => {
    const [plain, changed] = await Promise.all([reading(bytesOf(TABLE)), reading(bytesOf(rows))]);
    expect(plain).toMatchObject({ ids: [], isOwnTable: true });
    return changed.ids.length > 0;
  };

  it('a word that the import does not know in any heading raises a question about it', async () => {
    for (const [at, own] of TABLE[0].entries())
      for (const word of STRANGE)
        for (const heading of [`${own} ${word}`, `${word} ${own}`, own.replace(/(?= \[|$)/, ` ${word}`)])
          expect(await asksMore(withHeading(at, heading)), heading).toBe(true);
  });

  it('a sentence above or below the table raises a question about it', async () => {
    for (const word of STRANGE)
      for (const sentence of [`Values are for the ${word} case`, word, `N is ${word}`]) {
        expect(await asksMore([[sentence], ...TABLE]), sentence).toBe(true);
        expect(await asksMore([...TABLE, [sentence]]), `below: ${sentence}`).toBe(true);
      }
  });

  it('a random table with a strange word is never read as before without a question about the word', async () => {
    const random = randomFrom(Number(process.env.RANDOM_SEED ?? 75_2026));
    for (let round = 0; round < howMany(100, 1000); round++) {
      const word = STRANGE[Math.floor(random() * STRANGE.length)];
      const { bytes, text, form } = make(random);
      if (form.isBook === true) continue;
      const changed = new TextEncoder().encode(`Note on the ${word} forces\n${text}`);
      const [plain, noted] = [await reading(bytes), await reading(changed)];
      const isSame = JSON.stringify(plain.loads) === JSON.stringify(noted.loads);
      const asks = noted.ids.some((id) => word.split(' ').some((part) => id.includes(part)));
      expect(!isSame || asks || plain.loads.length === 0, `round ${round}: ${text}`).toBe(true);
    }
  });

  it.each([
    ['N characteristic [kN]', 'level', 'characteristic'],
    ['N SLS [kN]', 'level', 'characteristic'],
    ['N allowable [kN]', 'level', 'characteristic'],
    ['N per anchor [kN]', 'forces', 'anchor'],
    ['N (compression positive) [kN]', 'sign', 'compression'],
    ['N (- = tension) [kN]', 'sign', 'compression'],
    ['N compression negative [kN]', 'sign', 'tension'],
  ] as const)('the heading %j presets the statement about the %s as %s', (heading, statement, value) => {
    const [{ proposal }] = availableTables([{ name: '', cells: withHeading(1, heading) }]);
    expect(proposal.presets[statement]).toMatchObject({ value, source: 'heading' });
    expect(isOwn(proposal)).toBe(false);
  });

  it.each([
    ['eccentricities beside N', 'ex [mm]', '25'],
    ['a reference column', 'Ref', 'F7'],
    ['a column whose cells carry the unit', 'Shear', '3.1 kN'],
    ['a column of forces per length', 'N [kN/m]', '5'],
    ['a heading with a factor', 'Vz [10 kN]', '5'],
    ['a heading with a sign', '-Vz [kN]', '5'],
    ['a column of the results in kN', 'Steel [kN]', '5'],
  ])('the import asks about %s', async (_, heading, cell) =>
    expect(await asksMore(TABLE.map((row, at) => [...row, at === 0 ? heading : cell]))).toBe(true),
  );

  const DOUBTFUL = ['-N [kN]', 'N (-) [kN]', 'N [10 kN]', 'N 10 [kN]', 'N x 10 [kN]'];
  it.each(DOUBTFUL)('the heading %j raises a question', async (heading) =>
    expect(await asksMore(withHeading(1, heading))).toBe(true),
  );

  it('a note in several cells presets a statement, and a unit in a title that is not applied raises a question', async () => {
    const [{ proposal }] = availableTables([
      { name: '', cells: [...TABLE, ['Note:', 'compression positive', '', '', '', '', '']] },
    ]);
    expect(proposal.presets.sign?.value).toBe('compression');
    expect(await asksMore([['Loads in kip'], ...TABLE])).toBe(true);
  });

  it('a length in a title does not become the unit of the loads', async () => {
    const rows = [['Foundation (t = 300 mm)'], ['LC', 'N', 'Vx'], ['1', '5', '2']];
    expect((await reading(bytesOf(rows))).loads).toMatchObject([{ Nz: 5, Vx: 2 }]);
  });
});
