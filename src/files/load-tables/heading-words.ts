/** Words of headings in nine languages, in lower case without accents; units are in `quantities/units.ts`. */
const WORDS = {
  /** Words for forces that do not state a direction. */
  force:
    'force forces kraft krafte effort efforts fuerza fuerzas esfuerzo esfuerzos forza forze sforzo sforzi azione ' +
    'azioni forca forcas esforco esforcos сила силы усилие усилия luc 力 内力',
  normal:
    'normal axial axil axiale axiales normale normalkraft normalkrafte langskraft axialkraft assiale axiais ' +
    'продольная нормальная doc 轴力 轴向力 轴向 法向力 法向',
  tension:
    'tension tensile zug zugkraft traction traccion trazione tracao растяжение keo 拉力 上拔力 受拉 拉',
  compression:
    'compression druck druckkraft compresion compressione compressao сжатие nen 压力 轴压力 受压 压',
  shear:
    'shear querkraft querkrafte schub schubkraft tranchant tranchants cortante cortantes cisaillement taglio ' +
    'tagli cisalhamento поперечная поперечные cat 剪力 受剪 剪',
  moment:
    'moment moments mom momente momento momentos momenti biegemoment biegemomente bending flector flechissant ' +
    'flettente fletor момент моменты изгибающий momen uon 弯矩 力矩 矩',
  torsion:
    'torsion torsional torque torsionsmoment torsionsmomente torsor torsione torcente torcao torsao torcor ' +
    'крутящий кручение xoan 扭矩 扭',
  reaction:
    'reaction reactions reac auflagerkraft auflagerkrafte auflagerreaktion auflagerreaktionen lagerreaktion ' +
    'lagerreaktionen lagerkraft lagerkrafte stutzkraft stutzkrafte reaccion reacciones reazione reazioni reacao ' +
    'reacoes reaccao reaccoes реакция реакции phan 反力 支反力 支座反力',
  vertical: 'vertical verticale verticales vertikal vertikalkraft vertikale вертикальная dung 竖向 垂直 竖直',
  horizontal: 'horizontal horizontale horizontales horizontalkraft orizzontale горизонтальная ngang 水平',
  /** Words for row names: the location where the forces act. */
  node:
    'node nodes joint joints point support supports restraint restraints knoten lager auflager nudo nudos apoyo noeud noeuds appui ' +
    'nodo nodi vincolo appoggio nó nós apoio узел узлы опора nut goi uniquename nodecase 节点 节点号 结点 支座',
  member:
    'member members bar bars beam frame elem element elements stab stabe barra barras barre asta aste стержень ' +
    'элемент thanh barnodecase 杆件 构件 单元 柱 墙 梁',
  /** Words for row names: the load case. The word "load" may also be the heading of a load. */
  case:
    'case icase lc lf lk ek co combo combination combinations loadcase loadcombination outputcase lastfall ' +
    'lastkombination lastfallkombination kombination combinaison cas caso casos combinacion hipotesis ' +
    'combinazione condizione combinacao nc nodecase barnodecase загружение нагружение комбинация сочетание рсн ' +
    'hop truong 组合 荷载组合 工况 荷载工况 荷载名称',
  load: 'load loads loading last lasten einwirkung carga cargas charge charges carico carichi нагрузка tai 荷载',
  name:
    'name names nr no id # label number row column designation nombre numero nom nome bezeichnung steptype story storey имя ' +
    'название номер ten stt 序号 编号 名称 楼层 荷载行',
  /** Headings of columns that contain no loads. */
  other:
    'displacement displacements verschiebung verschiebungen desplazamiento desplazamientos deplacement ' +
    'deplacements spostamento spostamenti deslocamento deslocamentos перемещение перемещения chuyen 位移 rotation ' +
    'rotations verdrehung verdrehungen giro giros rotazione rotazioni rotacao поворот 转角 stress stresses ' +
    'spannung spannungen contrainte tensione tensioni tensao напряжение 应力 temperature coordinate coord station ' +
    'position distance dist type casetype dominant ratio util utilisation utilization ausnutzung rd rk capacity resistance ' +
    'comment bemerkung remark note remarks verdict governing plate steel cone pull out pry splitting edge concrete length phi phix phiy phiz angle date time 备注 长度 结论 利用率 控制项 控制验算项 锚板 钢材 ' +
    '混凝土 拔出 锥体 劈裂 剪撬 边缘 拉剪 线性',
  /** Words that the import ignores. */
  filler:
    'of in at to about around the a is are value values component global direction dir richtung achse ' +
    'axis eje axe asse eixo ось оси по phuong quanh um autour selon dans de del des du di da la le el en text ' +
    'and und et y/ on for from support base plate plates table list sheet tabelle feuil hoja foglio лист 工作表 ' +
    '向 方向 轴 绕 方 柱底 值 号 表 作用 的',
  /** Words that state the level of the forces. */
  design:
    'design ed sd uls lrfd factored bemessungswert bemessungswerte bemessungslast bemessungslasten gzt elu slu ' +
    'calcul calcolo calculo расчетная расчетное расчетные 设计值 设计 基本组合',
  characteristic:
    'characteristic char sls asd serviceability service working allowable unfactored charakteristisch ' +
    'charakteristische charakteristischer gebrauchslast gebrauchslasten gzg els sle caracteristique caracteristico ' +
    'caracteristica caratteristico caratteristica нормативная нормативные 标准值 标准组合 频遇组合 准永久组合',
  /** Words that say that the forces are those of a single anchor. */
  anchor:
    'anchor anchors bolt bolts fastener fasteners stud studs dowel dowels rod rods each per je anker dubel bolzen ' +
    'schraube schrauben cheville chevilles anclaje anclajes perno pernos tassello tasselli parafuso chumbador ' +
    'анкер анкера болт болта bulong 锚栓 锚筋 螺栓 每个 每根 单个 单根',
  /** Words that, with tension or compression, state which normal forces are positive. */
  positive: 'positive positiv positivo positiva positif 为正 положительно',
  negative: 'negative negativ negativo negativa negatif 为负 отрицательно',
  /** Words before the name of a project, a file or a date; a title that starts with them is a name. */
  label:
    'project projekt projet proyecto progetto projeto проект 项目 工程 项目名称 工程名称 model modell modelo modele modello file ' +
    'datei fichier archivo date datum fecha дата 日期 author engineer client customer job revision page seite 页',
  /** Words at the start of total or check lines. */
  sum:
    'sum summe suma somme somma soma total totale totals summation gesamt сумма итого всего tong check verif kontrolle prufung precision precisione prazision σ ∑ ' +
    '合计 总计 小计',
  /** Words that precede the units for a whole table. */
  units: 'unit units einheit einheiten unidad unidades unite unites unita unidade единицы donvi 单位',
} as const;

export type Concept = keyof typeof WORDS;

/** Returns a word in lower case without accents, đ and ß transliterated. */
export const plainWord = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('đ', 'd')
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .normalize('NFC');

const CONCEPTS = new Map<string, Concept[]>();
for (const [concept, words] of Object.entries(WORDS) as [Concept, string][])
  for (const word of words.split(' ')) {
    const key = /[óß]/.test(word) ? word : plainWord(word);
    CONCEPTS.set(key, [...(CONCEPTS.get(key) ?? []), concept]);
  }

/** Matches Chinese words, which are not separated by spaces; longer words are tried first. */
export const HAN_WORDS = new RegExp(
  [...CONCEPTS.keys()]
    .filter((word) => /^\p{Script=Han}+$/u.test(word))
    .sort((a, b) => b.length - a.length)
    .join('|'),
  'gu',
);

/** Returns the meanings of a word; empty for an unknown word. */
export function conceptsOf(word: string): readonly Concept[] {
  const lower = word.toLowerCase();
  // Fast path: most words in a long table need no conversion.
  const plain = /^[a-z]*$/.test(lower) ? lower : plainWord(word);
  return CONCEPTS.get(lower) ?? CONCEPTS.get(plain) ?? [];
}
