export type FontJob = {
  readonly name: string
  /** Path inside built/. */
  readonly file: string
  /** Path inside node_modules/. */
  readonly source: string
  readonly characters: string
  /** Range kept of a font whose weight varies. */
  readonly weights?: { readonly min: number; readonly max: number }
}

const codes = (first: number, count: number): string =>
  Array.from({ length: count }, (_, index) => String.fromCharCode(first + index)).join('')

const latin = `${codes(0x20, 95)}\u00a0©®·×÷éèÉÈ–—‘’“”•…€₱₨→←↑↓−✓`
const thai = `${codes(0xe00, 0x5c)} \u200b\u25cc0123456789`

/** The pages' own two families, cut down to the letters they use. */
export const listFonts = (): FontJob[] => [
  anuphan('thai', thai),
  anuphan('latin', latin),
  prompt('thai', thai),
  prompt('latin', latin),
]

const anuphan = (script: string, characters: string): FontJob => ({
  name: `fonts/anuphan-${script}`,
  file: `fonts/anuphan-${script}.woff2`,
  source: `@fontsource-variable/anuphan/files/anuphan-${script}-wght-normal.woff2`,
  characters,
  weights: { min: 400, max: 700 },
})

const prompt = (script: string, characters: string): FontJob => ({
  name: `fonts/prompt-${script}-600`,
  file: `fonts/prompt-${script}-600.woff2`,
  source: `@fontsource/prompt/files/prompt-${script}-600-normal.woff2`,
  characters,
})
