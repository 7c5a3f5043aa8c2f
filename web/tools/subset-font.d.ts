// The package brings no types: what of it is used here.
declare module 'subset-font' {
  export default function subset(
    font: Buffer,
    letters: string,
    options: { targetFormat: 'woff2'; keepFeatures: string[]; noHinting: boolean },
  ): Promise<Buffer>
}
