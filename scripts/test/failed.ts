type Suite = { title: string; suites?: Suite[]; specs?: { title: string; ok: boolean }[] }

/** The names of the tests that failed, with the file and the groups they stand in. */
export function listFailed(report: { suites?: Suite[] }): string[] {
  return (report.suites ?? []).flatMap((suite) => failedIn(suite, []))
}

function failedIn(suite: Suite, above: string[]): string[] {
  const groups = [...above, suite.title]
  const own = (suite.specs ?? []).filter(({ ok }) => !ok)
  const names = own.map(({ title }) => [...groups, title].join(' › '))
  return [...names, ...(suite.suites ?? []).flatMap((inner) => failedIn(inner, groups))]
}
