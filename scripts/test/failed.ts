import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from '../processes.ts'

/** A test that failed: its name, with the file and the groups it stands in, and what it said. */
export type Failure = { name: string; why: string }

type Attempt = { errors?: { message?: string }[] }
type Spec = { title: string; ok: boolean; tests?: { results: Attempt[] }[] }
type Suite = { title: string; suites?: Suite[]; specs?: Spec[] }
export type PlaywrightFailures = { suites?: Suite[]; errors?: { message?: string }[] }

export function listFailed(report: PlaywrightFailures): Failure[] {
  const outside = (report.errors ?? []).map(({ message = '' }) =>
    failure('the run itself', message),
  )
  return [...outside, ...(report.suites ?? []).flatMap((suite) => failedIn(suite, []))]
}

type Assertion = { status: string; fullName: string; failureMessages?: string[] }
export type VitestFailures = {
  testResults: { name: string; status: string; message?: string; assertionResults: Assertion[] }[]
}

/** A file that could not even be loaded holds no test that could fail: it is told itself. */
export function listFailedFiles({ testResults }: VitestFailures): Failure[] {
  return testResults.flatMap(({ name, status, message = '', assertionResults }) => {
    const file = relative(root, name)
    if (status === 'failed' && assertionResults.length === 0) return [failure(file, message)]
    return assertionResults
      .filter((one) => one.status === 'failed')
      .map((one) => failure(`${file} › ${one.fullName}`, one.failureMessages?.[0] ?? ''))
  })
}

function failedIn(suite: Suite, above: string[]): Failure[] {
  const groups = [...above, suite.title]
  const own = (suite.specs ?? []).filter(({ ok }) => !ok)
  const told = own.map(({ title, tests = [] }) => {
    const errors = tests.flatMap(({ results }) => results.flatMap((one) => one.errors ?? []))
    return failure([...groups, title].join(' › '), errors[0]?.message ?? '')
  })
  return [...told, ...(suite.suites ?? []).flatMap((inner) => failedIn(inner, groups))]
}

const toldLines = 16

function failure(name: string, message: string): Failure {
  const lines = stripVTControlCharacters(message).split('\n')
  return { name, why: lines.slice(0, toldLines).join('\n').trim() }
}
