type Entry = { account: string; counter: string; change: number; code: string }
export type Node = { name: string; isHouse: boolean; column: number; row: number }
export type Edge = { from: string; to: string; amount: number }
export type Flow = { nodes: Node[]; edges: Edge[]; columns: number; rows: number }

const ofPlayer = new Set(['coin', 'held', 'points', 'receivable', 'safebox'])

/** Where the money of these entries came from and went: accounts in columns, sums between them. */
export function drawFlow(entries: readonly Entry[]): Flow {
  const edges = sumEdges(entries)
  const columnOf = placeColumns(edges)
  const nodes: Node[] = []
  for (const [name, column] of columnOf) {
    const row = nodes.filter((node) => node.column === column).length
    nodes.push({ name, isHouse: !ofPlayer.has(name), column, row })
  }
  return {
    nodes,
    edges,
    columns: Math.max(0, ...nodes.map(({ column }) => column + 1)),
    rows: Math.max(0, ...nodes.map(({ row }) => row + 1)),
  }
}

/** Between two accounts of one player both write a line: the one that gave is counted. */
export function isMirror({ counter, change }: Pick<Entry, 'counter' | 'change'>): boolean {
  return change >= 0 && ofPlayer.has(counter)
}

/** What went between accounts of the player: what was given must be what was received. */
export function sumInside(entries: readonly Entry[]): { given: number; received: number } {
  const inside = entries.filter(({ counter }) => ofPlayer.has(counter))
  const total = (sign: 1 | -1) =>
    inside.reduce((sum, { change }) => sum + Math.max(0, sign * change), 0)
  return { given: total(-1), received: total(1) }
}

function sumEdges(entries: readonly Entry[]): Edge[] {
  const edges = new Map<string, Edge>()
  for (const { account, counter, change } of entries) {
    if (isMirror({ counter, change })) continue
    const [from, to] = change < 0 ? [account, counter] : [counter, account]
    const key = `${from} ${to}`
    const edge = edges.get(key) ?? { from, to, amount: 0 }
    edges.set(key, { ...edge, amount: edge.amount + Math.abs(change) })
  }
  return [...edges.values()]
}

/** Each account stands right of the one that first paid into it. */
function placeColumns(edges: readonly Edge[]): Map<string, number> {
  const columns = new Map<string, number>()
  for (const { from, to } of edges) {
    const column = columns.get(from) ?? 0
    columns.set(from, column)
    if (!columns.has(to)) columns.set(to, column + 1)
  }
  return columns
}
