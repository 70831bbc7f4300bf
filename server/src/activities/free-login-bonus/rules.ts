import type { freeLoginBonusConfig } from '@parlour/contract/activities/free-login-bonus.ts'
import { rewardIds } from '@parlour/contract/reward-items.ts'
import type { z } from 'zod'
import type { Me, Moment, Offer } from '../engine/rules.ts'
import { endOfDay } from '../engine/rules.ts'

export type Config = z.output<typeof freeLoginBonusConfig>
export type State = { lastClaimed: string }

export function start(): State {
  return { lastClaimed: '' }
}

/** A day on which the bonus was claimed is shown to its end by the config it was claimed by. */
export function renews({ lastClaimed }: State, { day }: Moment): boolean {
  return lastClaimed !== day
}

export function isClaimed({ state, moment }: Me<Config, State>): boolean {
  return state.lastClaimed === moment.day
}

/** Levels beyond the list have what its last one has. */
export function bonusOf({ config, player }: Me<Config, State>): number {
  return config.byLevel[Math.min(player.vip, config.byLevel.length - 1)] ?? 0
}

/** By the level at this moment; the key is the day. A day that was not claimed is gone. */
export function offers(me: Me<Config, State>): Offer[] {
  const count = bonusOf(me)
  if (count === 0 || isClaimed(me) || me.isClosing) return []
  const items = [{ id: rewardIds.coin, count, betRate: me.config.betRate }]
  return [{ key: me.moment.day, items, until: endOfDay(me.moment) }]
}

export function claimed(_state: State, key: string): State {
  return { lastClaimed: key }
}
