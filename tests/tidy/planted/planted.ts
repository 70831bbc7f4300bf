/** A few made-up files, and where a rule must strike among them: `path:line`, or nowhere. */
export type Planted = {
  rule: string
  what: string
  files: Record<string, string>
  strikes: string[]
}

export function caught(
  rule: string,
  what: string,
  place: string,
  files: Planted['files'],
): Planted {
  return { rule, what, files, strikes: [place] }
}

export function fine(rule: string, what: string, files: Planted['files']): Planted {
  return { rule, what, files, strikes: [] }
}

/** Empty files that only have to be there. */
export function empty(...paths: string[]): Planted['files'] {
  return Object.fromEntries(paths.map((path) => [path, '']))
}
