const wanted = 4

/** Round figures for the lines of a chart, a handful from the least to the most. */
export function marksOf(least: number, most: number, smallest: number): number[] {
  const rough = Math.max((most - least) / wanted, smallest)
  const power = 10 ** Math.floor(Math.log10(rough))
  const steps = [1, 2, 2.5, 5, 10].map((times) => times * power)
  const step = steps.find((one) => one >= rough && Number.isInteger(one)) ?? smallest
  const first = Math.floor(least / step)
  const last = Math.max(Math.ceil(most / step), first + 1)
  return Array.from({ length: last - first + 1 }, (_, n) => (first + n) * step)
}
