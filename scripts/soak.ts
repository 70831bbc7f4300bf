import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { run } from './test/command.ts'
import { listFailed } from './test/failed.ts'
import { readOption } from './options.ts'

// `npm run test:soak [-- --times=10 --only=pages]`: the browser tests again and again in random
// order, with two cores' worth of other work beside them. Prints every test that ever failed; what
// its page looked like then lies in tests/output/soak/<turn>.
const times = Number(readOption('times') || 10)
const only = readOption('only')
const config = 'tests/browser/playwright.config.ts'
const output = 'tests/output/soak'
const reports = mkdtempSync(path.join(tmpdir(), 'parlour-soak-'))
const failed = new Map<string, number>()

rmSync(output, { recursive: true, force: true })
for (let turn = 1; turn <= times; turn++) {
  console.log(`\n── soak ${turn} of ${times} ──`)
  const load = [startLoad(), startLoad()]
  try {
    for (const name of await runOnce(turn)) failed.set(name, (failed.get(name) ?? 0) + 1)
  } finally {
    for (const child of load) child.kill()
  }
}
rmSync(reports, { recursive: true, force: true })

for (const [name, count] of failed) console.log(`failed ${count} of ${times}: ${name}`)
if (failed.size === 0) console.log(`no test failed in ${times} runs`)
process.exitCode = failed.size > 0 ? 1 : 0

async function runOnce(turn: number): Promise<string[]> {
  const report = path.join(reports, `${turn}.json`)
  const seed = randomInt(1_000_000)
  console.log(`the order is that of --shuffle ${seed}`)
  const words = ['playwright', 'test', '-c', config, `--shuffle=${seed}`, '--reporter=dot,json']
  words.push(`--output=${path.join(output, String(turn))}`)
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: report }
  const isClean = await run([...words, ...(only ? [only] : [])], { env })
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
