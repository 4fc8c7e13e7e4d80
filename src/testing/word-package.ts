/**
 * What a validator of Word files finds wrong with one: its parts, their types and relations, the order of
 * elements by the schema, and numbers that have to be unique. Word opens a file without faults as it is.
 */
import { posix } from 'node:path';
import PizZip from 'pizzip';
import { childrenOf, parseXml, type Element } from '@/pdf/xml';
import { ALLOWED, FIRST, ORDERED, REQUIRED } from './word-schema';

const RELATIONS = /^(.*\/)?_rels\/([^/]*)\.rels$/;
const TYPES = '[Content_Types].xml';
/** Word reads no longer name of a bookmark. */
const LONGEST_NAME = 40;

function* within(element: Element): Generator<Element> {
  yield element;
  for (const child of childrenOf(element)) yield* within(child);
}

function rootOf(text: string): Element {
  const root = parseXml(text);
  if (root === null) throw new Error('a part without an element');
  return root;
}

const all = (root: Element, name: string): Element[] =>
  [...within(root)].filter(({ tagName }) => tagName === name);

const repeated = (values: readonly string[]): string[] =>
  values.filter((value, index) => values.indexOf(value) !== index);

/** Out of its place, missing, or unknown there. */
function orderFaults(element: Element): string[] {
  const { tagName: name } = element;
  const children = childrenOf(element).map(({ tagName }) => tagName);
  const ordered = ORDERED[name] as readonly string[] | undefined;
  const allowed = ALLOWED[name] as readonly string[] | undefined;
  const places = ordered === undefined ? [] : children.map((child) => ordered.indexOf(child));
  const faults = [
    ...(places.some((place, i) => i > 0 && place < places[i - 1])
      ? [`${name}: not in order: ${children.join(' ')}`]
      : []),
    ...children
      .filter((child) => !(ordered ?? allowed ?? children).includes(child))
      .map((child) => `${name}: has no ${child}`),
    ...(REQUIRED[name] ?? [])
      .filter((child) => children.filter((one) => one === child).length !== 1)
      .map((child) => `${name}: not one ${child}`),
    ...children
      .filter((child, index) => FIRST[child] === name && index > 0)
      .map((child) => `${name}: ${child} is not first`),
  ];
  if (name === 'w:tc' && children.at(-1) !== 'w:p') faults.push('w:tc: does not end with a paragraph');
  return faults;
}

const spanOf = (cell: Element): number => Number(all(cell, 'w:gridSpan')[0]?.getAttribute('w:val') ?? 1);

/** Rows that do not fill the columns of their table. */
function tableFaults(root: Element): string[] {
  return all(root, 'w:tbl').flatMap((table) => {
    const parts = childrenOf(table);
    const columns = parts.filter(({ tagName }) => tagName === 'w:tblGrid').flatMap(childrenOf).length;
    return parts
      .filter(({ tagName }) => tagName === 'w:tr')
      .map((row) => childrenOf(row).filter(({ tagName }) => tagName === 'w:tc'))
      .filter((cells) => cells.reduce((sum, cell) => sum + spanOf(cell), 0) !== columns)
      .map((cells) => `w:tr: ${cells.length} cells do not fill ${columns} columns`);
  });
}

/** Bookmarks and what leads to them, and the numbers of pictures. */
function identityFaults(root: Element): string[] {
  const values = (name: string, attribute: string) =>
    all(root, name).map((element) => element.getAttribute(attribute) ?? '');
  const [starts, ends] = [values('w:bookmarkStart', 'w:id'), values('w:bookmarkEnd', 'w:id')];
  const names = values('w:bookmarkStart', 'w:name');
  const fields = all(root, 'w:instrText').flatMap(
    ({ textContent }) => /PAGEREF (\S+)/.exec(textContent ?? '')?.[1] ?? [],
  );
  const led = [...values('w:hyperlink', 'w:anchor'), ...fields];
  return [
    ...repeated(values('wp:docPr', 'id')).map((id) => `wp:docPr: ${id} twice`),
    ...repeated(starts).map((id) => `w:bookmarkStart: ${id} twice`),
    ...repeated(names).map((name) => `w:bookmarkStart: ${name} twice`),
    ...(starts.toSorted().join() === ends.toSorted().join() ? [] : ['w:bookmarkEnd: not one for each start']),
    ...names
      .filter(({ length }) => length > LONGEST_NAME)
      .map((name) => `w:bookmarkStart: ${name} is too long`),
    ...led.filter((name) => !names.includes(name)).map((name) => `nothing is called ${name}`),
  ];
}

/** Styles that are used and not there. */
function styleFaults(root: Element, styles: Element): string[] {
  const known = new Set(all(styles, 'w:style').map((style) => style.getAttribute('w:styleId')));
  return ['w:pStyle', 'w:rStyle', 'w:tblStyle']
    .flatMap((name) => all(root, name))
    .map((element) => element.getAttribute('w:val') ?? '')
    .filter((name) => !known.has(name))
    .map((name) => `no style ${name}`);
}

/** Types that are missing, and those of parts that are. */
function typeFaults(types: Element, parts: readonly string[]): string[] {
  const endings = all(types, 'Default').map((one) => one.getAttribute('Extension')?.toLowerCase() ?? '');
  const own = all(types, 'Override').map((one) => one.getAttribute('PartName') ?? '');
  return [
    ...repeated([...endings, ...own]).map((name) => `${name}: two types`),
    ...parts
      .filter((path) => !own.includes(`/${path}`) && !endings.includes(path.split('.').at(-1)!.toLowerCase()))
      .map((path) => `${path}: no type`),
    ...own.filter((path) => !parts.includes(path.slice(1))).map((path) => `${path}: a type without a part`),
  ];
}

/** Relations that lead nowhere, and those that a part uses and has not. */
function relationFaults(path: string, texts: ReadonlyMap<string, string>): string[] {
  const [, folder = '', name] = RELATIONS.exec(path)!;
  const source = `${folder}${name}`;
  const relations = all(rootOf(texts.get(path)!), 'Relationship');
  const ids = relations.map((relation) => relation.getAttribute('Id') ?? '');
  const used = source === '' ? [] : [...within(rootOf(texts.get(source) ?? '<none/>'))];
  return [
    ...(source === '' || texts.has(source) ? [] : [`${path}: of no part`]),
    ...repeated(ids).map((id) => `${path}: ${id} twice`),
    ...relations
      .filter((relation) => relation.getAttribute('TargetMode') !== 'External')
      .map((relation) => relation.getAttribute('Target') ?? '')
      .map((target) => (target.startsWith('/') ? target.slice(1) : posix.join(folder, target)))
      .filter((target) => !texts.has(target))
      .map((target) => `${path}: there is no ${target}`),
    ...used
      .flatMap((element) => ['r:id', 'r:embed', 'r:link'].map((attribute) => element.getAttribute(attribute)))
      .filter((id) => id !== null && id !== '' && !ids.includes(id))
      .map((id) => `${source}: no relation ${id}`),
  ];
}

/** In words; none for a file that Word opens as it is. */
export function packageFaults(file: Uint8Array): string[] {
  const { files } = new PizZip(file);
  const paths = Object.keys(files);
  const parts = paths.filter((path) => !files[path].dir && path !== TYPES);
  const texts = new Map(parts.map((path) => [path, /\.(xml|rels)$/.test(path) ? files[path].asText() : '']));
  const styles = rootOf(texts.get('word/styles.xml') ?? '<none/>');
  const contents = parts.filter((path) =>
    /^word\/(document|header\d+|footer\d+|styles|settings)\.xml$/.test(path),
  );
  return [
    ...paths.filter((path) => files[path].dir || path.endsWith('/')).map((path) => `${path}: a folder`),
    ...typeFaults(rootOf(files[TYPES].asText()), parts),
    ...parts.filter((path) => RELATIONS.test(path)).flatMap((path) => relationFaults(path, texts)),
    ...contents.flatMap((path) => {
      const root = rootOf(texts.get(path)!);
      const found = [
        ...[...within(root)].flatMap(orderFaults),
        ...tableFaults(root),
        ...identityFaults(root),
        ...styleFaults(root, styles),
      ];
      return [...new Set(found)].map((fault) => `${path}: ${fault}`);
    }),
  ];
}
