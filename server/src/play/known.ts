import type { PlayableType } from '@parlour/contract/game-types.ts'
import type { Database } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import type { App } from '../frame/module.ts'
import { readSettings } from '../frame/settings.ts'
import type { Provider } from './providers.ts'
import { listProviders, providerNews } from './providers.ts'

/** What a bet must know of the site, kept in memory: asking for it each time would cost a trip. */
export type Known = {
  currency: string
  providers: Map<string, Provider>
  games: Map<number, { typeId: PlayableType; platformId: number }>
}

type Kept = { current: Promise<Known> | null }
type Needs = Pick<App, 'config' | 'database' | 'notifications'>
const kept = new WeakMap<Database, Kept>()

export function getKnown(app: Needs): Promise<Known> {
  const cache = kept.get(app.database) ?? startKeeping(app)
  cache.current ??= read(app).catch((error: unknown) => {
    cache.current = null
    throw error
  })
  return cache.current
}

function startKeeping({ database, notifications }: Needs): Kept {
  const cache: Kept = { current: null }
  const forget = () => (cache.current = null)
  notifications.on('parlour_changed', (what) => {
    if (what === 'settings' || what === 'catalogue' || what === providerNews) forget()
  })
  notifications.onGap(forget)
  kept.set(database, cache)
  return cache
}

type GameRow = { gameId: number; typeId: PlayableType; platformId: number }

async function read({ config, database }: Needs): Promise<Known> {
  const { settings } = await readSettings(database)
  const providers = await listProviders(database, config)
  const games = await database.rows<GameRow>(sql`
    select game_id as "gameId", type_id as "typeId", platform_id as "platformId" from games`)
  return {
    currency: settings.currency,
    providers: new Map(providers.map((one) => [one.provider, one])),
    games: new Map(games.map(({ gameId, ...game }) => [gameId, game])),
  }
}
