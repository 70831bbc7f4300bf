import { promotionCalls } from './activities/index.ts'
import type { Calls } from './call.ts'
import { activityCalls } from './player/activities.ts'
import { cashierCalls } from './player/cashier.ts'
import { gameCalls } from './player/games.ts'
import { limitCalls } from './player/limits.ts'
import { messageCalls } from './player/messages.ts'
import { playCalls } from './player/play.ts'
import { playerCalls } from './player/players.ts'
import { pointCalls } from './activities/points.ts'
import { sessionCalls } from './player/session.ts'
import { siteCalls } from './player/site.ts'
import { telemetryCalls } from './player/telemetry.ts'
import { walletCalls } from './player/wallet.ts'

/** The calls by area, in the order the API page shows them. */
export const areas = {
  site: siteCalls,
  session: sessionCalls,
  players: playerCalls,
  games: gameCalls,
  play: playCalls,
  cashier: cashierCalls,
  wallet: walletCalls,
  limits: limitCalls,
  messages: messageCalls,
  points: pointCalls,
  activities: { ...activityCalls, ...promotionCalls },
  telemetry: telemetryCalls,
} satisfies Record<string, Calls>
export type AreaName = keyof typeof areas

/** Every call a player's browser can make, by the name all rooms use for it. */
export const calls = {
  ...areas.site,
  ...areas.session,
  ...areas.players,
  ...areas.games,
  ...areas.play,
  ...areas.cashier,
  ...areas.wallet,
  ...areas.limits,
  ...areas.messages,
  ...areas.points,
  ...areas.activities,
  ...areas.telemetry,
}
export type CallName = keyof typeof calls
