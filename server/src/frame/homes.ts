import { addressOn, listHomes, shardOf } from './parts.ts'
import type { Queries } from './queries.ts'

type Needs = {
  /** Where the machine that is asked is by now. */
  url: () => string
  home: Queries
  shards: () => number
}

/** How long an answer about where players lie is believed, and a machine left alone that failed. */
export const believedMs = 60_000

export type Homes = ReturnType<typeof createHomes>

/** Where the database is spread: the machine that has a player, and which of them fail. */
export function createHomes({ url, home, shards }: Needs) {
  const away = new Map<string, number>()
  let homes: { found: Promise<(string | null)[]>; at: number } | null = null

  async function findHomes(): Promise<(string | null)[]> {
    const places = await listHomes(home).catch(() => [])
    return places.map((place) => addressOn(place, url()))
  }

  return {
    /** Null where the machine that is asked has to do: one database, or a machine left alone. */
    async addressOf(playerId: number): Promise<string | null> {
      if (shards() === 0) return null
      const now = performance.now()
      if (!homes || now - homes.at > believedMs) homes = { found: findHomes(), at: now }
      const address = (await homes.found)[shardOf(playerId, shards())]
      return address && now - (away.get(address) ?? -believedMs) >= believedMs ? address : null
    },
    leave: (address: string) => void away.set(address, performance.now()),
  }
}
