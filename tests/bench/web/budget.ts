export type Measured = {
  what: string
  unit: 'kB' | 'ms' | ''
  value: number
  /** The same on a page of nothing but the hero picture. */
  floor?: number
  budget: number
}

/** Prints every figure beside its floor and its budget; false when one is over. */
export function checkBudget(figures: readonly Measured[], say: (line: string) => void): boolean {
  say(row('', 'measured', 'floor', 'budget'))
  for (const figure of figures) {
    const isOver = figure.value > figure.budget
    const floor = figure.floor === undefined ? '–' : show(figure.floor, figure)
    const mark = isOver ? '  OVER' : ''
    const budget = Number.isFinite(figure.budget) ? show(figure.budget, figure) : '–'
    say(row(figure.what, show(figure.value, figure), floor, budget) + mark)
  }
  return figures.every(({ value, budget }) => value <= budget)
}

function show(value: number, { unit }: Measured): string {
  const digits = unit === '' ? 3 : unit === 'kB' ? 1 : 0
  return `${value.toFixed(digits)} ${unit}`.trim()
}

function row(what: string, ...cells: string[]): string {
  return what.padEnd(46) + cells.map((cell) => cell.padStart(12)).join('')
}
