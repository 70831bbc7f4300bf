/** What the bundler knows of a module. */
type Links = {
  code: string | null
  importedIds: readonly string[]
  importers: readonly string[]
  dynamicallyImportedIds: readonly string[]
}

export type Graph = { getModuleInfo: (id: string) => Links | null }

/** Everything these modules need before they can run, they among it. */
export function follow(starting: readonly string[], graph: Graph): Set<string> {
  const found = new Set<string>(starting)
  // A set visits what is added while it is walked.
  for (const id of found)
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) found.add(next)
  return found
}

/** Everything a module needs before it can run. */
export function reach(start: string, graph: Graph): Set<string> {
  return follow([start], graph)
}

/** What is loaded only when it is asked for, seen from where the app starts. */
export function listLazy(start: string, graph: Graph): Set<string> {
  const found = new Set([start])
  const lazy = new Set<string>()
  for (const id of found) {
    const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {}
    for (const next of [...importedIds, ...dynamicallyImportedIds]) found.add(next)
    for (const next of dynamicallyImportedIds) lazy.add(next)
  }
  return lazy
}
