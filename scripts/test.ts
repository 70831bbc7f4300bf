import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { styleText } from 'node:util'
import { add, none } from './test/counts.ts'
import type { Counts } from './test/counts.ts'
import { lanes, quickLanes } from './test/steps.ts'
import type { Step } from './test/steps.ts'

// `npm test` runs everything and goes on after a failure, to give the whole picture;
// `npm run check` (--quick) runs what needs neither database nor browser.
const isQuick = process.argv.includes('--quick')
const reports = mkdtempSync(path.join(tmpdir(), 'parlour-reports-'))
const results: { name: string; counts: Counts; seconds: number }[] = []

for (const stage of isQuick ? [quickLanes] : [quickLanes, lanes]) {
  const [front = [], ...others] = stage
  await Promise.all([takeAll(front, 'shown'), ...others.map((lane) => takeAll(lane, 'gathered'))])
}
rmSync(reports, { recursive: true, force: true })

const total = results.reduce((sum, { counts }) => add(sum, counts), none)
console.log(`\n${results.map(describe).join('\n')}\n`)
// Once more at the end, where whoever sees only the last lines looks.
for (const { name, why } of total.failures)
  console.log(`${styleText('red', '✗')} ${name}\n${why}\n`)
console.log(countsText(total))
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0

type Output = 'shown' | 'gathered'

async function takeAll(lane: Step[], output: Output): Promise<void> {
  for (const step of lane) await take(step, output)
}

async function take(step: Step, output: Output): Promise<void> {
  const heading = styleText('bold', `\n── ${step.name} ${'─'.repeat(60 - step.name.length)}`)
  if (output === 'shown') console.log(heading)
  const startedAtMs = performance.now()
  const counts = await judge(step, output === 'shown' ? undefined : heading)
  results.push({ name: step.name, counts, seconds: (performance.now() - startedAtMs) / 1000 })
}

async function judge(step: Step, heading?: string): Promise<Counts> {
  try {
    return await step.run(reports, heading)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return { ...none, failed: 1 }
  }
}

function describe({ name, counts, seconds }: (typeof results)[number]): string {
  const mark = counts.failed > 0 ? styleText('red', '✗') : styleText('green', '✓')
  return `${mark} ${name.padEnd(16)} ${seconds.toFixed(1).padStart(6)} s   ${countsText(counts)}`
}

function countsText({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
