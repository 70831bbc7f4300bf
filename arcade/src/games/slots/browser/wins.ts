import type { SlotTable, Win } from '../table.ts'

/** The cells a win is made of, counted down the first reel, then the second … */
export function cellsOf(table: SlotTable, grid: string[], win: Win): number[] {
  const { rows } = table
  if (table.mechanic === 'hold') {
    const line = table.lines[win.ways] ?? []
    return line.slice(0, win.count).map((row, reel) => reel * rows + row)
  }
  const wild = table.mechanic === 'cascade' ? win.symbol : table.wild
  const isPart = (letter: string | undefined) => letter === win.symbol || letter === wild
  const reach = table.mechanic === 'cascade' ? grid.length : win.count
  const cells: number[] = []
  for (let reel = 0; reel < reach; reel++) {
    for (let row = 0; row < rows; row++) {
      if (isPart(grid[reel]?.[row])) cells.push(reel * rows + row)
    }
  }
  return cells
}

export function linesOf(table: SlotTable, wins: Win[]): number[][] {
  if (table.mechanic !== 'hold') return []
  return wins.map((win) => (table.lines[win.ways] ?? []).slice(0, win.count))
}
