import { existsSync, readFileSync } from 'node:fs'

export type Counts = { passed: number; failed: number; skipped: number }

export const none: Counts = { passed: 0, failed: 0, skipped: 0 }

export function add(one: Counts, other: Counts): Counts {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: one.skipped + other.skipped,
  }
}

/** A run that ended badly, or ran nothing, has failed even when no single test says so. */
export function settle(counts: Counts, isClean: boolean): Counts {
  const isDoubtful = !isClean || counts.passed === 0
  return isDoubtful && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: { status: string; assertionResults: unknown[] }[]
}

export function readVitestReport(file: string): Counts {
  if (!existsSync(file)) return none
  const report: VitestReport = JSON.parse(readFileSync(file, 'utf8'))
  // A file that could not even be loaded holds no test that could fail.
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
}

export function readPlaywrightReport(file: string): Counts {
  if (!existsSync(file)) return none
  const { stats }: PlaywrightReport = JSON.parse(readFileSync(file, 'utf8'))
  const { expected, unexpected, flaky, skipped } = stats
  return { passed: expected + flaky, failed: unexpected, skipped }
}
