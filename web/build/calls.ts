import type { Call } from '@parlour/contract/call.ts'
import type { Plugin } from 'vite'

const moduleName = 'virtual:calls'
const resolvedName = `\0${moduleName}`

/** Path, open to visitors, changes something. Flags are 0 or 1: it travels to every player. */
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
            code: writeTable(await readCalls()),
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

/** As one line of text, `name=path:flags`: most paths are the names, and it travels far. */
export function writeTable(table: Record<string, CallRow>): string {
  const rows = Object.entries(table).map(([name, [path, isPublic, writes]]) => {
    const named = path === name ? name : `${name}=${path}`
    return `${named}:${isPublic + 2 * writes}`
  })
  return `const rows = ${JSON.stringify(rows.join(' '))}.split(' ')
export const callTable = Object.fromEntries(rows.map((row) => {
  const [, name, , path = name, flags] = /^(\\w+)(=([^:]+))?:(\\d)$/.exec(row)
  return [name, [path, flags & 1, flags >> 1]]
}))`
}

function toRow(call: Pick<Call, 'path' | 'public' | 'writes'>): CallRow {
  return [call.path, call.public ? 1 : 0, call.writes === false ? 0 : 1]
}
