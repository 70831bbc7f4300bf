import type { Plugin } from 'vite'

const moduleName = 'virtual:calls'
const resolvedName = `\0${moduleName}`

/** Path, open to visitors, changes something. Flags are 0 or 1: the table travels to every player. */
export type CallRow = readonly [path: string, isPublic: 0 | 1, writes: 0 | 1]

/**
 * The contract's calls as a bare table. The contract is read here, in Node, so that its schemas
 * and the schema library never reach the browser.
 */
export function callsPlugin(): Plugin {
  return {
    name: 'parlour:calls',
    resolveId: (id) => (id === moduleName ? resolvedName : undefined),
    load: async (id) =>
      id === resolvedName
        ? {
            code: `export const callTable = ${JSON.stringify(await readCalls())}`,
            moduleType: 'js',
          }
        : undefined,
  }
}

export async function readCalls(): Promise<Record<string, CallRow>> {
  const { calls } = await import('@parlour/contract/index.ts')
  const rows = Object.entries(calls).map(([name, call]) => [name, toRow(call)] as const)
  return Object.fromEntries(rows)
}

function toRow(call: { path: string; public: boolean; writes: boolean }): CallRow {
  return [call.path, call.public ? 1 : 0, call.writes ? 1 : 0]
}
