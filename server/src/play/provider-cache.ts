import { jurisdictionOf } from '@parlour/contract/jurisdiction.ts'
import type { PlayableType } from '@parlour/contract/game-types.ts'
import { sql } from '../frame/db.ts'
import { keepUntil } from '../frame/keep-until.ts'
import type { Reader } from '../frame/module.ts'
import { gameFacts } from '../games/index.ts'
import { readSettings } from '../frame/settings.ts'
import { contributionRate } from '../wallet/index.ts'
import type { Provider } from './providers.ts'
import { listProviders, providerNews } from './providers.ts'

/** Who provides games, and which: asking for it with each bet would cost a trip. */
export type ProviderCache = {
  currency: string
  /** What the place allows in games. */
  mayAutoplay: boolean
  mayHurry: boolean
  stakeCeiling: number | null
  allowsVisitorPractice: boolean
  /** The most a round may stake while a bonus is to be wagered. */
  mostWithBonus: number | null
  providers: Map<string, Provider>
  games: Map<number, CachedGame>
}

type CachedGame = Omit<GameRow, 'gameId' | 'isShared' | 'countedPercent'> & {
  leastMs: number
  /** How much of its stakes counts as turnover. */
  contributionPerMillion: number
}
type GameRow = {
  gameId: number
  typeId: PlayableType
  platformId: number
  isShared: boolean
  countedPercent: number | null
  /** Neither switched off nor in maintenance. */
  isPlayable: boolean
}

const slots: PlayableType = 1

export const getProviders = keepUntil<ProviderCache>(
  ['settings', 'catalogue', providerNews],
  async ({ config }, queries) => {
    const { settings } = await readSettings(queries)
    const providers = await listProviders(queries, config)
    const games = await queries.rows<GameRow>(sql`
      select game_id as "gameId", type_id as "typeId", platform_id as "platformId",
        has_shared_rounds as "isShared", counted_percent as "countedPercent",
        is_playable as "isPlayable"
      from ${{ text: gameFacts, values: [] }} as games`)
    const demands = jurisdictionOf(settings.jurisdiction)
    const { leastSlotMs, leastOtherMs } = demands
    const isPaced =
      (config.PLAY_PACE ?? (config.PARLOUR_MODE === 'test' ? 'free' : 'kept')) === 'kept'
    const leastMs = ({ isShared, typeId }: GameRow) =>
      !isPaced || isShared ? 0 : typeId === slots ? leastSlotMs : leastOtherMs
    const { contribution } = settings.rules
    const toCached = (game: GameRow) => ({
      ...game,
      leastMs: leastMs(game),
      contributionPerMillion: contributionRate(contribution, game),
    })
    return {
      currency: settings.currency,
      mayAutoplay: demands.allowsAutoplay,
      mayHurry: demands.allowsFasterPlay,
      stakeCeiling: demands.stakeCeiling,
      allowsVisitorPractice: demands.allowsVisitorPractice,
      mostWithBonus: settings.rules.mostStakeWithBonus,
      providers: new Map(providers.map((one) => [one.provider, one])),
      games: new Map(games.map((game) => [game.gameId, toCached(game)])),
    }
  },
)

/** Where games of others open from: a page may embed these. */
export async function listFramed(app: Reader): Promise<string[]> {
  const { providers } = await getProviders(app)
  return [...new Set([...providers.values()].map(({ launchUrl }) => new URL(launchUrl).origin))]
}

/** Who may move money here, by the names that they sign with. */
export async function listSigners(app: Reader): Promise<string[]> {
  const { providers } = await getProviders(app)
  return [...providers.keys()]
}
