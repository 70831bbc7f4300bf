import { join } from 'node:path'
import { follow, type Graph, reach } from './module-graph.ts'
import { nameShared } from './shared-chunks.ts'

const source = join(import.meta.dirname, '../src')
const starts = {
  mobile: 'shells/mobile/index.ts',
  desktop: 'shells/desktop/index.ts',
  mobileHome: 'features/home/HomePage.mobile.tsx',
  desktopHome: 'features/home/HomePage.desktop.tsx',
}

/** A few lines that many pages need, beside home: they should not load home for them. */
const everywhere = new RegExp(
  `[\\\\/](${[
    'activity-types',
    'activity-paths',
    'activities[\\\\/](index|links|use-viewer)',
    'kit[\\\\/](activities-store|dots)',
    'contract[\\\\/]src[\\\\/](dots|game-types)',
    'failures',
    'show-failure',
    'modal-queue',
    'server-events',
    'shelf',
    'home-tab',
    'like-decisions',
    'liked-order',
    'favorites',
    'reopening',
    'GamePicture',
    'SectionHeader(\\.module)?',
  ].join('|')})\\.(tsx?|css)$`,
)

/** Reached through the list of all icons, but only by name: no part of the first load uses it. */
const pageIcons = /page-icons\.ts$/

/**
 * Which chunk a module belongs to; null leaves it to the bundler. Left alone it makes a file of
 * whatever the same pages need: a dozen for the frame as soon as some lazy page shares a button
 * with it, and dozens of a few lines for every page.
 */
export function makeChunkNames(): (id: string, graph: Graph) => string | null {
  let names: Map<string, string> | null = null
  return (id, graph) => {
    if (/node_modules[\\/](react|react-dom|scheduler)[\\/]/.test(id)) return 'react'
    names ??= nameAll(graph)
    return names.get(id) ?? null
  }
}

export type Reached = Record<keyof typeof starts, boolean>

/** The chunk of a module by who needs it: a shell must never bring the other one along. */
export function chunkOf({ mobile, desktop, mobileHome, desktopHome }: Reached): string | null {
  const onPhone = mobile || mobileHome
  const onDesktop = desktop || desktopHome
  if (mobile || desktop) {
    if (onPhone && onDesktop) return 'frame'
    return mobile ? 'mobile' : 'desktop'
  }
  return onPhone && onDesktop ? 'home' : null
}

function nameAll(graph: Graph): Map<string, string> {
  const reached = Object.entries(starts).map(
    ([name, file]) => [name, reach(join(source, file), graph)] as const,
  )
  const shared = new Map(reached.map(([name, ids]) => [name, listShared(ids, graph)]))
  const names = new Map<string, string>()
  for (const id of new Set(reached.flatMap(([, ids]) => [...ids]))) {
    const by = Object.fromEntries(reached.map(([name, ids]) => [name, ids.has(id)])) as Reached
    const chunk = chunkOf(by)
    // What a later page needs too stays out of a shell's chunk, or that page would load the shell.
    if (chunk && !shared.get(chunk)?.has(id)) names.set(id, chunk)
    if (chunk === 'home' && everywhere.test(id)) names.set(id, 'frame')
  }
  for (const id of reach(join(source, 'main.tsx'), graph)) names.set(id, 'frame')
  for (const id of names.keys()) if (pageIcons.test(id)) names.delete(id)
  const onDesktop = reached
    .filter(([name]) => name.startsWith('desktop'))
    .flatMap(([, ids]) => [...ids])
  nameShared({ names, onDesktop: new Set(onDesktop), graph, source })
  return names
}

/** The page that shows every component is no reason to cut anything out for it. */
const everything = /features[\\/]components[\\/]/

/** Those of the modules that others need as well, with all that they need themselves. */
function listShared(ids: ReadonlySet<string>, graph: Graph): Set<string> {
  const isShared = (id: string) =>
    graph.getModuleInfo(id)?.importers.some((by) => !ids.has(by) && !everything.test(by)) ?? false
  return follow([...ids].filter(isShared), graph)
}
