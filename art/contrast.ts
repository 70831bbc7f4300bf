import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'

type Tokens = Readonly<Record<string, string>>

type Pair = {
  theme: string
  ink: string
  ground: string
  ratio: number
  least: number
}

const text = 4.5
const edge = 3
const inks = ['text-1', 'text-2', 'text-3', 'brand-text', 'iris', 'ok', 'bad', 'info', 'warn']
const grounds = ['bg-0', 'bg-1', 'bg-2']

const named: readonly (readonly [ink: string, ground: string, least: number])[] = [
  ...inks.flatMap((ink) => grounds.map((ground) => [ink, ground, text] as const)),
  ...['text-1', 'text-2'].flatMap((ink) =>
    ['bg-3', 'bg-4'].map((ground) => [ink, ground, text] as const),
  ),
  ...['brand', 'brand-hi', 'brand-lo'].map((fill) => ['on-brand', fill, text] as const),
  ['on-iris', 'iris-fill', text],
  ['on-bad', 'bad-fill', text],
  ...grounds.map((ground) => ['ctl-line', ground, edge] as const),
  ['iris', 'bg-0', edge],
  ['text-off', 'bg-1', edge],
]

/** Badges lie on gradients and on pictures, which no token names. */
const badges: readonly (readonly [ink: string, ground: string])[] = [
  ['#ffffff', '#b3122f'],
  ['#ffffff', '#d92a46'],
  ['#04231a', '#27b982'],
  ['#f7f4ff', '#2a2438'],
]

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { verbose: { type: 'boolean', short: 'v' } },
})
const [stylesheet] = positionals
if (!stylesheet) throw new Error('which stylesheet? npm run contrast -- <tokens.css> [-v]')

const css = readFileSync(stylesheet, 'utf8')
const night = tokens(/:root\s*\{([\s\S]*?)\n\}/)
const green = { ...night, ...tokens(/\[data-mode=['"]green['"]\]\s*\{([\s\S]*?)\n\}/) }
const pairs = [
  ...themePairs('night', night),
  ...themePairs('green', green),
  ...badges.map(([ink, ground]) => pair('badge', ink, ground, text)),
]
const failures = pairs.filter(({ ratio, least }) => ratio < least)
const textRatios = pairs.filter(({ least }) => least === text).map(({ ratio }) => ratio)

for (const { theme, ink, ground, ratio, least } of values.verbose ? pairs : failures)
  console.log([theme, ink, ground, ratio.toFixed(2), least].join('\t'))
const lowest = Math.min(...textRatios).toFixed(2)
console.log(`${pairs.length} pairs, ${failures.length} failures, lowest for text ${lowest}`)
process.exitCode = failures.length ? 1 : 0

function tokens(block: RegExp): Tokens {
  const body = css.match(block)?.[1]
  if (!body) throw new Error(`no block ${block} in the stylesheet`)
  const found = body.matchAll(/--([\w-]+):\s*(#[0-9a-f]{3,8})\b/gi)
  return Object.fromEntries(Array.from(found, ([, name, value]) => [name, value]))
}

function themePairs(theme: string, colours: Tokens): Pair[] {
  return named.map(([ink, ground, least]) => ({
    ...pair(theme, colour(colours, ink), colour(colours, ground), least),
    ink,
    ground,
  }))
}

function colour(colours: Tokens, name: string): string {
  if (!colours[name]) throw new Error(`no colour --${name} in the stylesheet`)
  return colours[name]
}

function pair(theme: string, ink: string, ground: string, least: number): Pair {
  const [light, dark] = [luminance(ink), luminance(ground)].toSorted((a, b) => b - a)
  return { theme, ink, ground, ratio: (light + 0.05) / (dark + 0.05), least }
}

/** As WCAG 2 defines it. */
function luminance(hex: string): number {
  const digits =
    hex.length === 4 ? hex.slice(1).replace(/./g, (digit) => digit + digit) : hex.slice(1)
  const [red, greenLight, blue] = [0, 2, 4].map((start) => {
    const value = Number.parseInt(digits.slice(start, start + 2), 16) / 255
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * greenLight + 0.0722 * blue
}
