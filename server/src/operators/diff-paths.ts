export type Change = { path: string; before: unknown; after: unknown }

/** What differs between two values, path by path; lists are compared place by place. */
export function diffPaths(before: unknown, after: unknown, path = ''): Change[] {
  if (isBranch(before) && isBranch(after) && Array.isArray(before) === Array.isArray(after)) {
    const names = new Set([...Object.keys(before), ...Object.keys(after)])
    return [...names].flatMap((name) =>
      diffPaths(before[name], after[name], path ? `${path}.${name}` : name),
    )
  }
  return JSON.stringify(before) === JSON.stringify(after)
    ? []
    : [{ path, before: before ?? null, after: after ?? null }]
}

function isBranch(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
