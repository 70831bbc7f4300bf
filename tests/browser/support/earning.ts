import { randomUUID } from 'node:crypto'
import { grant } from '@parlour/server/rewards/index.ts'
import type { Page } from '@playwright/test'
import { bind, happen } from './happenings.ts'
import { noteDeposit } from './inviting.ts'
import { become, enterNew, type Signed, withDatabase } from './people.ts'

/** What a player brings to the pages that reward playing. */

/** Somebody new whom nothing keeps from claiming free gifts. */
export async function enterEligible(page: Page, url: string): Promise<Signed> {
  const player = await enterNew()
  await bind(player.playerId)
  await noteDeposit(player.playerId)
  await become(page, player, url)
  return player
}

/** A round that was lost; a slot unless said otherwise. */
export function stake(playerId: number, coins: number, daysAgo = 0, typeId = 1): Promise<void> {
  const round = { gameId: 101, typeId, stake: coins * 100, win: 0, clearsBonus: false }
  return happen(playerId, 'round.settled', round, daysAgo)
}

export function givePoints(playerId: number, points: number): Promise<void> {
  return withDatabase(async (database) => {
    const items = [{ id: 2002, count: points * 100, betRate: 0 }]
    const key = `test:${playerId}:${randomUUID()}`
    await database.transaction((tx) => grant(tx, { playerId, items, key, source: 'test' }))
  })
}
