import { existsSync, readFileSync } from 'node:fs'

import type { Failure, PlaywrightFailures, VitestFailures } from './failed.ts'
import { listFailed, listFailedFiles } from './failed.ts'

export type Counts = { passed: number; failed: number; skipped: number; failures: Failure[] }

export const none: Counts = { passed: 0, failed: 0, skipped: 0, failures: [] }

export function add(one: Counts, other: Counts): Counts {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: one.skipped + other.skipped,
    failures: [...one.failures, ...other.failures],
  }
}

/** A run that ended badly, or ran nothing, has failed even when no single test says so. */
export function settle(counts: Counts, isClean: boolean): Counts {
  const isDoubtful = !isClean || counts.passed === 0
  return isDoubtful && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}

type VitestReport = VitestFailures & {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
}

export function readVitestReport(file: string): Counts {
  if (!existsSync(file)) return none
  const report: VitestReport = JSON.parse(readFileSync(file, 'utf8'))
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: listFailedFiles(report),
  }
}

type PlaywrightReport = PlaywrightFailures & {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
}

export function readPlaywrightReport(file: string): Counts {
  if (!existsSync(file)) return none
  const report: PlaywrightReport = JSON.parse(readFileSync(file, 'utf8'))
  const { expected, unexpected, flaky, skipped } = report.stats
  const failures = listFailed(report)
  return { passed: expected + flaky, failed: unexpected, skipped, failures }
}
