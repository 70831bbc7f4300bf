/** How a round counts on the roads: for the first side, for the second, or a tie. */
export type Side = 0 | 1 | null
/** Where something stands: column from the left, row from the top. */
export type Spot = { column: number; row: number }
export type BigMark = Spot & { side: 0 | 1; ties: number }
export type EyeMark = Spot & { isRed: boolean }

const rows = 6

/** Every round in its turn, down and then to the right. */
export function beadRoad(sides: readonly Side[]): (Spot & { side: Side })[] {
  return sides.map((side, at) => ({ side, column: Math.floor(at / rows), row: at % rows }))
}

/** A column for each run of one side; ties are counted on the mark before them. */
export function bigRoad(sides: readonly Side[]): BigMark[] {
  const runs = runsOf(sides)
  return placed(runs.map((run) => run.length)).map((spot, at) => {
    const mark = runs.flat()[at]
    return { ...spot, side: mark?.side ?? 0, ties: mark?.ties ?? 0 }
  })
}

/**
 * Big eye, small and cockroach road look one, two or three columns back: red where runs go on
 * alike, blue where they do not.
 */
export function eyeRoad(sides: readonly Side[], back: 1 | 2 | 3): EyeMark[] {
  const lengths = runsOf(sides).map((run) => run.length)
  const reds: boolean[] = []
  for (const [column, length] of lengths.entries())
    for (let row = 0; row < length; row++) {
      if (column < back || (column === back && row === 0)) continue
      const before = lengths[column - back] ?? 0
      if (row > 0) reds.push(row !== before)
      else reds.push(lengths[column - 1] === lengths[column - 1 - back])
    }
  const runs: number[] = []
  for (const [at, isRed] of reds.entries())
    if (at > 0 && reds[at - 1] === isRed) runs.push((runs.pop() ?? 0) + 1)
    else runs.push(1)
  return placed(runs).map((spot, at) => ({ ...spot, isRed: reds[at] ?? false }))
}

type Mark = { side: 0 | 1; ties: number }

function runsOf(sides: readonly Side[]): Mark[][] {
  const runs: Mark[][] = []
  for (const side of sides) {
    const run = runs.at(-1)
    const last = run?.at(-1)
    if (side === null) {
      if (last) last.ties++
    } else if (run && last?.side === side) run.push({ side, ties: 0 })
    else runs.push([{ side, ties: 0 }])
  }
  return runs
}

/** A run goes down while there is room, then along the row it has come to. */
function placed(runs: readonly number[]): Spot[] {
  const taken = new Set<number>()
  const spots: Spot[] = []
  const isFree = (column: number, row: number) => row < rows && !taken.has(column * rows + row)
  for (const [start, length] of runs.entries()) {
    let [column, row] = [start, 0]
    while (!isFree(column, row)) column++
    const first = column
    for (let step = 0; step < length; step++) {
      if (step > 0 && column === first && isFree(column, row + 1)) row++
      else if (step > 0) column++
      taken.add(column * rows + row)
      spots.push({ column, row })
    }
  }
  return spots
}
