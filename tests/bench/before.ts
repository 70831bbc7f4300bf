import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { compareBets } from './before/bets.ts'
import { median } from './figures.ts'

// `npm run bench:before -- --before=FOLDER [--pairs=40]`: bets here and in a checkout of another
// release, installed as `drill:versions` wants it, by turns of a second.
// With `--bench=tests/bench/events.ts [--turns=3]`, and what the bench itself takes after a further
// ` -- `: the whole bench in both, in turns of A B B A. Of every line that both print with a name
// and figures, the first figure is compared: the medians, and here by before.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    before: { type: 'string' },
    pairs: { type: 'string', default: '40' },
    bench: { type: 'string' },
    turns: { type: 'string', default: '3' },
  },
})
if (values.before === undefined) throw new Error('--before=FOLDER: a checkout of another release')
const folders = { before: path.resolve(values.before), here: process.cwd() }
type Side = keyof typeof folders

/** A name and a figure behind it; what a bench thinks of its own figures is passed over. */
const named = /^\s*(?!PASS|FAIL)(\S.*?)[:\s]\s+(-?\d+(?:\.\d+)?)(?:\s|$)/

const found = new Map<string, Record<Side, number[]>>()
if (values.bench === undefined) await compareBets(folders, Number(values.pairs))
else compareRuns(values.bench)

function compareRuns(bench: string): void {
  for (let turn = 0; turn < Number(values.turns); turn++)
    for (const side of ['before', 'here', 'here', 'before'] as const) measure(side, bench)
  console.log(`${'median of the first figure'.padEnd(46)}before       here  here/before`)
  for (const [name, figures] of found) {
    const [before, here] = [median(figures.before), median(figures.here)]
    if (Number.isNaN(before + here)) continue
    const shown = [before.toFixed(1), here.toFixed(1), (here / before).toFixed(3)]
    console.log(`${name.padEnd(42)}${shown.map((one) => one.padStart(11)).join('')}`)
  }
}

function measure(side: Side, bench: string): void {
  const cwd = folders[side]
  const node = path.join(cwd, 'node_modules/.bin/node')
  const { stdout } = spawnSync(node, [bench, ...positionals], { cwd, encoding: 'utf8' })
  let title = ''
  for (const line of stdout.split('\n')) {
    const [, name, figure] = named.exec(line) ?? []
    if (figure === undefined || name === undefined) {
      if (line.trim() !== '') title = line.trim().split(/\s{2,}/)[0] ?? ''
      continue
    }
    const whole = title === '' ? name : `${title.slice(0, 24)} · ${name}`
    const figures = found.get(whole) ?? { before: [], here: [] }
    figures[side].push(Number(figure))
    found.set(whole, figures)
  }
}
