import type { WaysTable } from '@parlour/arcade/games/slots/table.ts'
import type { Branch, Figures, More, Spread } from './figures.ts'
import { figuresOf, repeated, sightsOf } from './figures.ts'

/** A spin after some reels: what it has won, and which symbols still run in how many ways. */
type Standing = { won: number; scatters: number; running: [string, number][]; chance: number }
type Paying = Pick<WaysTable, 'pays' | 'wild' | 'scatter'>

/** Reel by reel over all that can be seen; spins that stand alike go on as one. */
export function recountWays(table: WaysTable): Figures {
  const seenOn = (reels: string[]) => reels.map((strip) => sightsOf(strip, table.rows))
  const free: Spread = new Map()
  for (const { won, chance } of spins(table, seenOn(table.freeReels))) {
    const times = won * table.freeMultiplier
    free.set(times, (free.get(times) ?? 0) + chance)
  }
  const features = new Map<number, More>()
  for (const [scatters, count] of Object.entries(table.freeSpins))
    features.set(Number(scatters), repeated(free, count))
  const branches: Branch[] = spins(table, seenOn(table.reels)).map(({ won, scatters, chance }) => ({
    times: won,
    chance,
    more: features.get(scatters) ?? null,
  }))
  return figuresOf(branches)
}

/** Over all that each reel may show. */
export function spins(table: Paying, reels: Map<string, number>[]): Standing[] {
  let standings: Standing[] = [{ won: 0, scatters: 0, running: [], chance: 1 }]
  for (const [reel, sights] of reels.entries()) {
    const next = new Map<string, Standing>()
    for (const [seen, share] of sights) {
      for (const standing of standings) {
        const after = step(table, reel, standing, seen)
        const key = JSON.stringify([after.won, after.scatters, after.running])
        const known = next.get(key)
        if (known) known.chance += standing.chance * share
        else next.set(key, { ...after, chance: standing.chance * share })
      }
    }
    standings = [...next.values()]
  }
  const all = standings.map(({ running, won, scatters, chance }) => {
    const last = running.reduce((sum, run) => sum + pay(table, run, reels.length), 0)
    return { won: won + last, scatters, running: [], chance }
  })
  const alike = new Map<string, Standing>()
  for (const one of all) {
    const key = `${one.won} ${one.scatters}`
    const known = alike.get(key)
    if (known) known.chance += one.chance
    else alike.set(key, one)
  }
  return [...alike.values()]
}

function step(table: Paying, reel: number, { won, scatters, running }: Standing, seen: string) {
  const cells = Array.from(seen)
  const fits = (symbol: string) =>
    cells.filter((cell) => cell === symbol || cell === table.wild).length
  const before: [string, number][] =
    reel === 0 ? Object.keys(table.pays).map((symbol) => [symbol, 1]) : running
  const after = { won, scatters, running: [] as [string, number][] }
  after.scatters += cells.filter((cell) => cell === table.scatter).length
  for (const [symbol, ways] of before) {
    const here = fits(symbol)
    if (here > 0) after.running.push([symbol, ways * here])
    else after.won += pay(table, [symbol, ways], reel)
  }
  return after
}

function pay({ pays }: Paying, [symbol, ways]: [string, number], alike: number): number {
  return ways * (pays[symbol]?.[alike - 3] ?? 0)
}
