export const ballCount = 40
export const drawnCount = 10
export const mostPicks = 10

/** Hundredths of the stake by how many are picked and how many of them are drawn. */
const pays: Record<number, Record<number, number>> = {
  1: { 1: 388 },
  2: { 1: 100, 2: 1014 },
  3: { 2: 250, 3: 5173 },
  4: { 2: 150, 3: 800, 4: 14_517 },
  5: { 2: 100, 3: 300, 4: 1500, 5: 81_138 },
  6: { 3: 250, 4: 800, 5: 9582, 6: 500_000 },
  7: { 3: 150, 4: 500, 5: 5836, 6: 30_000, 7: 500_000 },
  8: { 3: 100, 4: 400, 5: 2103, 6: 10_000, 7: 100_000, 8: 500_000 },
  9: { 3: 100, 4: 200, 5: 887, 6: 5000, 7: 50_000, 8: 300_000, 9: 500_000 },
  10: { 4: 150, 5: 771, 6: 4000, 7: 20_000, 8: 150_000, 9: 400_000, 10: 500_000 },
}

export function timesFor(picks: number, hits: number): number {
  return pays[picks]?.[hits] ?? 0
}

/** What pays for so many picks, the fewest hits first. */
export function paysOf(picks: number): { hits: number; times: number }[] {
  return Object.entries(pays[picks] ?? {}).map(([hits, times]) => ({ hits: Number(hits), times }))
}

/** So many of the picked numbers are among the ten drawn: ways over ways. */
export function chanceOf(picks: number, hits: number): { ways: number; of: number } {
  const ways = choose(drawnCount, hits) * choose(ballCount - drawnCount, picks - hits)
  return { ways, of: choose(ballCount, picks) }
}

/** What so many picks return on average, of a stake of one. */
export function returnOf(picks: number): number {
  const sum = paysOf(picks).reduce(
    (total, { hits, times }) => total + times * chanceOf(picks, hits).ways,
    0,
  )
  return sum / choose(ballCount, picks) / 100
}

/** The largest win, where it is likeliest. */
export const most = Object.keys(pays)
  .map(Number)
  .map((picks) => {
    const { ways, of } = chanceOf(picks, picks)
    return { times: timesFor(picks, picks), chance: ways / of }
  })
  .reduce((best, top) =>
    top.times > best.times || (top.times === best.times && top.chance > best.chance) ? top : best,
  )

function choose(from: number, count: number): number {
  if (count < 0 || count > from) return 0
  let ways = 1
  for (let step = 1; step <= count; step++) ways = (ways * (from - count + step)) / step
  return Math.round(ways)
}
