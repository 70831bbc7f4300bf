declare module 'wawoff2' {
  export function decompress(woff2: Uint8Array): Promise<Uint8Array>
}

declare module 'subset-font' {
  type SubsetOptions = {
    targetFormat: 'woff2'
    variationAxes?: Record<string, { min: number; max: number }>
  }
  export default function subsetFont(
    font: Uint8Array,
    characters: string,
    options: SubsetOptions,
  ): Promise<Uint8Array>
}
