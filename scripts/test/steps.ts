import path from 'node:path'
import { run } from './command.ts'
import { none, readPlaywrightReport, readVitestReport, settle } from './counts.ts'
import type { Counts } from './counts.ts'

export type Step = {
  name: string
  /** `reports` is a folder for what the tools count; with a heading it speaks only at its end. */
  run(reports: string, heading?: string): Promise<Counts>
}

/** What needs neither database nor browser: lanes that run beside each other. */
export const quickLanes: Step[][] = [
  // More checkers, or more threads, would only work out the same types again.
  [
    tool('lockfile', ['node', 'scripts/lock.ts', '--check']),
    tool('types', ['tsc', '-b', '--checkers', '1']),
    vitest('unit'),
  ],
  [
    tool('format', ['oxfmt', '--check']),
    tool('lint', ['oxlint', '--type-aware', '--deny-warnings'], { GOMAXPROCS: '1' }),
    vitest('web'),
  ],
]

/** Beside each other. Two lanes keep two cores busy to the end; a third only made each wait. */
export const lanes: Step[][] = [
  [
    tool('build', ['node', 'scripts/build.ts']),
    { name: 'browser', run: runBrowserTests },
    vitest('start'),
  ],
  [vitest('rooms'), vitest('calls')],
]

/** A tool counts as one test: it is content or it is not. */
function tool(name: string, words: string[], env?: Record<string, string>): Step {
  return {
    name,
    run: async (_reports, heading) =>
      (await run(words, { env, heading })) ? { ...none, passed: 1 } : { ...none, failed: 1 },
  }
}

function vitest(project: string): Step {
  return {
    name: `${project} tests`,
    async run(reports, heading) {
      const report = path.join(reports, `${project}.json`)
      const output = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
      const isClean = await run(['vitest', 'run', `--project=${project}`, ...output], { heading })
      return settle(readVitestReport(report), isClean)
    },
  }
}

async function runBrowserTests(reports: string, heading?: string): Promise<Counts> {
  const report = path.join(reports, 'browser.json')
  const words = ['playwright', 'test', '-c', 'tests/browser/playwright.config.ts']
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: report }
  const isClean = await run([...words, '--reporter=list,json'], { env, heading })
  return settle(readPlaywrightReport(report), isClean)
}
