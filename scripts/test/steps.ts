import path from 'node:path'
import { run } from './command.ts'
import { none, readPlaywrightReport, readVitestReport, settle } from './counts.ts'
import type { Counts } from './counts.ts'

export type Step = {
  name: string
  isQuick: boolean
  /** `reports` is a folder for what the tools count. */
  run(reports: string): Promise<Counts>
}

/** In this order: what is fast and tells most comes first. */
export const steps: Step[] = [
  tool('lockfile', true, ['node', 'scripts/lock.ts', '--check']),
  tool('types', true, ['tsc', '-b']),
  tool('lint', true, ['oxlint', '--type-aware', '--deny-warnings']),
  tool('format', true, ['oxfmt', '--check']),
  vitest('unit', true),
  vitest('rooms', false),
  vitest('calls', false),
  tool('build', false, ['node', 'scripts/build.ts']),
  { name: 'browser', isQuick: false, run: runBrowserTests },
  vitest('start', false),
]

/** A tool counts as one test: it is content or it is not. */
function tool(name: string, isQuick: boolean, words: string[]): Step {
  const judge = async () => ((await run(words)) ? { ...none, passed: 1 } : { ...none, failed: 1 })
  return { name, isQuick, run: judge }
}

function vitest(project: string, isQuick: boolean): Step {
  return {
    name: `${project} tests`,
    isQuick,
    async run(reports) {
      const report = path.join(reports, `${project}.json`)
      const output = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
      const isClean = await run(['vitest', 'run', `--project=${project}`, ...output])
      return settle(readVitestReport(report), isClean)
    },
  }
}

async function runBrowserTests(reports: string): Promise<Counts> {
  const report = path.join(reports, 'browser.json')
  const words = ['playwright', 'test', '-c', 'tests/browser/playwright.config.ts']
  const isClean = await run([...words, '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  })
  return settle(readPlaywrightReport(report), isClean)
}
