import { join } from 'node:path'

type Graph = {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null
}

const source = join(import.meta.dirname, '../src')
const mobile = join(source, 'shells/mobile/index.ts')
const desktop = join(source, 'shells/desktop/index.ts')

/**
 * Which chunk a module of the first load belongs to; null leaves it to the bundler. Left alone it
 * cuts the frame into a dozen small files as soon as some lazy page shares a button with it.
 */
export function makeChunkNames(): (id: string, graph: Graph) => string | null {
  let names: Map<string, string> | null = null
  return (id, graph) => {
    if (/node_modules[\\/](react|react-dom|scheduler)[\\/]/.test(id)) return 'react'
    names ??= nameAll(graph)
    return names.get(id) ?? null
  }
}

function nameAll(graph: Graph): Map<string, string> {
  const onMobile = reach(mobile, graph)
  const onDesktop = reach(desktop, graph)
  const names = new Map<string, string>()
  for (const id of onMobile) names.set(id, onDesktop.has(id) ? 'frame' : 'mobile')
  for (const id of onDesktop) if (!onMobile.has(id)) names.set(id, 'desktop')
  for (const id of reach(join(source, 'main.tsx'), graph)) names.set(id, 'frame')
  return names
}

/** Everything a module needs before it can run. */
function reach(start: string, graph: Graph): Set<string> {
  const found = new Set<string>([start])
  // A set visits what is added while it is walked.
  for (const id of found)
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) found.add(next)
  return found
}
