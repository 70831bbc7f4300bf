import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { run } from './test/command.ts'
import { listFailed } from './test/failed.ts'
import { readOption } from './options.ts'

// `npm run test:soak [-- --times=10 --only=pages]`: the browser tests again and again in random
// order, two turns beside each other, so that each has the other's browsers, server and database in
// its way; what is left over alone has two cores' worth of busy work. Prints every test that ever
// failed; what its page looked like then lies in tests/output/soak/<turn>.
const times = Number(readOption('times') || 10)
const only = readOption('only')
const config = 'tests/browser/playwright.config.ts'
const output = 'tests/output/soak'
const reports = mkdtempSync(path.join(tmpdir(), 'parlour-soak-'))
const failed = new Map<string, number>()
const turns = Array.from({ length: times }, (_, nth) => nth + 1)
const load: ChildProcess[] = []

rmSync(output, { recursive: true, force: true })
// Once, before two would do it at the same time.
await run(['node', 'scripts/build.ts'])
await Promise.all([takeTurns(), takeTurns()])
for (const child of load) child.kill()
rmSync(reports, { recursive: true, force: true })

for (const [name, count] of failed) console.log(`failed ${count} of ${times}: ${name}`)
if (failed.size === 0) console.log(`no test failed in ${times} runs`)
process.exitCode = failed.size > 0 ? 1 : 0

async function takeTurns(): Promise<void> {
  for (let turn = turns.shift(); turn !== undefined; turn = turns.shift())
    for (const name of await runOnce(turn)) failed.set(name, (failed.get(name) ?? 0) + 1)
  load.push(startLoad(), startLoad())
}

async function runOnce(turn: number): Promise<string[]> {
  const report = path.join(reports, `${turn}.json`)
  const seed = randomInt(1_000_000)
  const began = performance.now()
  const words = ['playwright', 'test', '-c', config, `--shuffle=${seed}`, '--reporter=dot,json']
  words.push(`--output=${path.join(output, String(turn))}`)
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: report }
  const heading = `\n── soak ${turn} of ${times}, in the order of --shuffle ${seed} ──`
  const isClean = await run([...words, ...(only ? [only] : [])], { env, heading })
  console.log(`${Math.round((performance.now() - began) / 1000)} s`)
  if (!existsSync(report)) return ['the run itself']
  const failures = listFailed(JSON.parse(readFileSync(report, 'utf8')))
  for (const { name, why } of failures) console.log(`\n✗ ${name}\n${why}`)
  const names = failures.map(({ name }) => name)
  return isClean || names.length > 0 ? names : ['the run itself']
}

/** Busy until it is ended, or its parent is gone. */
function startLoad(): ChildProcess {
  const work = `const parent = process.ppid
    setInterval(() => { if (process.ppid !== parent) process.exit() }, 0)
    const spin = () => { const end = Date.now() + 50; while (Date.now() < end); setImmediate(spin) }
    spin()`
  return spawn(process.execPath, ['-e', work], { stdio: 'ignore' })
}
