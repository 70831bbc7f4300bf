export const tileCount = 25
/** From one mine to one gem. */
export const mineChoices = Array.from({ length: tileCount - 1 }, (_, at) => at + 1)

/** The round is won outright before a gem would pass this many times the stake. */
export const topMultiple = 5000
const houseShare = { numerator: 97, denominator: 100 }

/** The chance of `gems` safe tiles in a row, as ways over ways. */
export function chanceOf(mines: number, gems: number): { ways: number; of: number } {
  return { ways: choose(tileCount - mines, gems), of: choose(tileCount, gems) }
}

/** What is published and paid: fair odds times 97 %, in whole hundredths of the stake. */
export function timesFor(mines: number, gems: number): number {
  if (gems === 0) return 0
  const { ways, of } = chanceOf(mines, gems)
  const fair = 100n * BigInt(of) * BigInt(houseShare.numerator)
  return Number(fair / (BigInt(ways) * BigInt(houseShare.denominator)))
}

/** Stakes are whole coins, so nothing is rounded here. */
export function winFor(stakeAmount: number, mines: number, gems: number): number {
  return (stakeAmount / 100) * timesFor(mines, gems)
}

/** What taking the win after so many gems returns on average, of a stake of one. */
export function returnOf(mines: number, gems: number): number {
  const { ways, of } = chanceOf(mines, gems)
  return (timesFor(mines, gems) * ways) / of / 100
}

/** The round is won outright when no gem is left or the next one would pass the top. */
export function isFull(mines: number, gems: number): boolean {
  return gems >= tileCount - mines || timesFor(mines, gems + 1) > topMultiple * 100
}

/** The highest step of any choice of mines. */
export const most = mineChoices
  .map((mines) => {
    let gems = 1
    while (!isFull(mines, gems)) gems++
    const { ways, of } = chanceOf(mines, gems)
    return { times: timesFor(mines, gems), chance: ways / of }
  })
  .reduce((best, step) => (step.times > best.times ? step : best))

function choose(from: number, count: number): number {
  let ways = 1
  for (let step = 1; step <= count; step++) ways = (ways * (from - count + step)) / step
  return Math.round(ways)
}
