import type { PromotionName } from '@parlour/server/activities/engine/promotion.ts'
import { saveConfig, seedActivities } from '@parlour/server/activities/index.ts'
import type { Tx } from '@parlour/server/frame/db.ts'
import { sql } from '@parlour/server/frame/db.ts'
import type { EventName, Events } from '@parlour/server/frame/event-types.ts'
import { bindMobile, setSuperior } from '@parlour/server/players/index.ts'
import { publish } from '@parlour/server/frame/events.ts'
import { readBalances } from '@parlour/server/wallet/index.ts'
import { expect } from 'vitest'
import type { CashierStack } from './cashier-stack.ts'
import { placed, startCashier } from './cashier-stack.ts'
import type { CallInput, SignedIn } from './stack.ts'

export type ActivityStack = CashierStack & {
  /** A new player, registered so many hours ago, perhaps by invitation. */
  newcomer(since?: { hoursAgo?: number; superior?: SignedIn }): Promise<SignedIn>
  /** Something that happened to a player, now or at a given time. */
  happen<Name extends EventName>(
    player: SignedIn,
    type: Name,
    payload: Events[Name],
    at?: Date,
  ): Promise<void>
  /** A deposit through the real cashier, paid by a signed callback. */
  pay(player: SignedIn, amount: number, purchase?: Purchase): Promise<string>
  /** A settled round of this stake, lost; a slot unless said otherwise. */
  wager(player: SignedIn, stake: number, more?: Partial<Events['round.settled']>): Promise<void>
  bind(player: SignedIn): Promise<void>
  /** A player who counts as a valid invite of another. */
  validInvite(inviter: SignedIn): Promise<SignedIn>
  configure(
    activity: PromotionName,
    config: object,
    isOn?: boolean,
    borders?: { startsAt?: number; endsAt?: number },
  ): Promise<number>
  points(player: SignedIn): Promise<number>
}
type Purchase = Pick<CallInput<'recharge3'>, 'actType' | 'awardId'>

/** A cashier's stack on which every activity runs with its defaults. */
export async function startActivities(
  clusterUrl: string,
  env: Record<string, string> = {},
): Promise<ActivityStack> {
  const stack = await startCashier(clusterUrl, env)
  const { database } = stack.app
  await database.transaction(seedActivities)
  await database.transaction(stopSeasons)
  let mobiles = 0
  const happen: ActivityStack['happen'] = (player, type, payload, at) =>
    database.transaction((tx) => publish(tx, type, player.playerId, payload, at))
  const newcomer: ActivityStack['newcomer'] = async ({ hoursAgo = 0, superior } = {}) => {
    const player = await stack.join()
    const { playerId } = player
    if (superior) await database.transaction((tx) => setSuperior(tx, playerId, superior.playerId))
    await database.run(sql`update players set
      created_at = now() - ${hoursAgo} * interval '1 hour' where player_id = ${playerId}`)
    return player
  }
  const bind: ActivityStack['bind'] = async (player) => {
    const mobile = `6681${String(1_000_000 + ++mobiles)}`
    await database.transaction((tx) => bindMobile(tx, player.playerId, mobile))
    await happen(player, 'mobile.bound', { mobile })
  }
  const wager: ActivityStack['wager'] = (player, stake, more = {}) =>
    happen(player, 'round.settled', {
      gameId: 101,
      typeId: 1,
      stake,
      win: 0,
      clearsBonus: false,
      ...more,
    })
  const pay: ActivityStack['pay'] = (player, amount, purchase) =>
    payFor(stack, player, amount, purchase)
  return {
    ...stack,
    newcomer,
    happen,
    bind,
    wager,
    pay,
    async validInvite(inviter) {
      const invitee = await newcomer({ superior: inviter })
      await bind(invitee)
      await pay(invitee, 100_00)
      await wager(invitee, 200_00)
      await stack.ok('getActivityIds', {}, invitee)
      return invitee
    },
    configure: (activity, config, isOn = true, borders = {}) =>
      database.transaction((tx) =>
        saveConfig(tx, { activity, isOn, sort: 1, config, author: 'test', ...borders }),
      ),
    points: async ({ playerId }) => (await readBalances(database, playerId)).points,
  }
}

/** 50 calls at once. */
export function atOnce<Result>(act: (index: number) => Promise<Result>): Promise<Result[]> {
  return Promise.all(Array.from({ length: 50 }, (_, index) => act(index)))
}

/** What comes and goes with the calendar would make a test depend on its day. */
async function stopSeasons(tx: Tx): Promise<void> {
  for (const activity of ['WeekendLottery', 'Festival', 'Christmas', 'NewYear'] as const)
    await saveConfig(tx, { activity, isOn: false, sort: 99, config: {}, author: 'test' })
}

async function payFor(stack: CashierStack, player: SignedIn, amount: number, purchase?: Purchase) {
  const orderId = await placed(stack, player, amount, purchase)
  const told = { merchantOrderId: orderId, status: 'paid', paidAmount: amount } as const
  expect(await stack.callback(told)).toBe(200)
  return orderId
}
