/** Packages without types of their own, as far as they are used. */
declare module 'pdfmake/build/pdfmake.js' {
  const pdfmake: unknown;
  export default pdfmake;
}

declare module 'subset-font' {
  export default function subsetFont(
    font: Uint8Array,
    characters: string,
    options: { targetFormat: 'truetype' },
  ): Promise<Uint8Array>;
}
