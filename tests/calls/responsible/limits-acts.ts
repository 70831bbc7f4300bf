import { readLaunch } from '@parlour/contract/wallet-protocol.ts'
import { settlePaid } from '@parlour/server/cashier/deposits/settle.ts'
import { setHouseLimit } from '@parlour/server/limits/handlers.ts'
import { readClock } from '@parlour/server/limits/records.ts'
import { startSession } from '@parlour/server/session/index.ts'
import { expect } from 'vitest'
import { openRound } from '../../conformance/client.ts'
import type { Dice } from '../../stack/dice.ts'
import { answerOf } from '../../stack/door.ts'
import { passTime } from '../../stack/moved-clock.ts'
import type { PlayStack } from '../../stack/play-stack.ts'
import type { CallInput, SignedIn, Stack } from '../../stack/stack.ts'
import { newKey } from '../../stack/stack.ts'
import type { Model, Named } from './limits-model.ts'
import * as model from './limits-model.ts'

const hourMs = 3_600_000
/** Needs no gateway. */
export const manual = 4
/** One more is refused for its own sake. */
const mostOpen = 3

export type Turn = {
  stack: PlayStack
  /** A throw chooses which of the two servers is asked. */
  servers: [Stack, Stack]
  dice: Dice
  player: SignedIn
  token: string | null
  promised: Model
  /** Orders that a break has dropped: their money may still come. */
  dropped: { orderId: string; amount: number }[]
}

export const either = ({ servers, dice }: Turn) => servers[dice(2) === 0 ? 0 : 1]
const someAmount = ({ dice }: Turn, most: number) => (1 + dice(most)) * 100
const someLimit = ({ dice }: Turn): Named => ({
  kind: (['deposit', 'loss', 'stake'] as const)[dice(3)]!,
  // Mostly the same ones: a raise is only confirmed by who finds it again.
  period: (['day', 'day', 'week', 'month'] as const)[dice(4)]!,
})
const isRefusedAsPaused = (error: unknown) => expect(['timedOut', 'selfExcluded']).toContain(error)

async function enter(turn: Turn): Promise<void> {
  const from = { device: '', model: '', os: '', address: '' }
  const { playerId } = turn.player
  const { database } = turn.stack.app
  const session = await database.transaction((tx) => startSession(tx, playerId, from))
  turn.player = { playerId, ...session }
  turn.token = null
}

/** The money of an order arrives. */
function arrive({ stack, player }: Turn, { orderId, amount }: { orderId: string; amount: number }) {
  const { playerId } = player
  return stack.app.database.transaction((tx) =>
    settlePaid(tx, { playerId, orderId }, { paidAmount: amount }),
  )
}

/** How long ago the month of the site's calendar began. */
async function readMonthHours({ stack }: Turn): Promise<number> {
  const { now, monthFrom } = await readClock(stack.app.database)
  return (now - monthFrom) / hourMs
}

const breaks: { wish: CallInput<'takeBreak'>; hours: number }[] = [
  { wish: { kind: 'stop' }, hours: 24 },
  { wish: { kind: 'timeOut', length: 'week' }, hours: 7 * 24 },
  { wish: { kind: 'timeOut', days: 3 }, hours: 3 * 24 },
  // As long as the shortest half of a year: a longer one is never refused where this is not.
  { wish: { kind: 'exclusion', length: 'months6' }, hours: 184 * 24 },
]

/** Everything a player, their money and an operator do, each checked against what was promised. */
export const acts: Record<string, (turn: Turn) => Promise<void>> = {
  async setLimit(turn) {
    const [named, amount] = [someLimit(turn), someAmount(turn, 9)]
    await either(turn).ok('setLimit', { ...named, amount }, turn.player)
    model.setLimit(turn.promised, named, amount)
  },
  async removeLimit(turn) {
    const named = someLimit(turn)
    const { body } = await either(turn).call('setLimit', { ...named, amount: null }, turn.player)
    const isNone = model.limitOf(turn.promised, named).own === null
    expect(body.error).toBe(isNone ? 'noSuchLimit' : undefined)
    model.setLimit(turn.promised, named, null)
  },
  async setHouseLimit(turn) {
    const named = someLimit(turn)
    const amount = turn.dice(3) === 0 ? null : someAmount(turn, 12)
    const { database } = either(turn).app
    await database.transaction((tx) =>
      setHouseLimit(tx, turn.player.playerId, { ...named, amount }),
    )
    model.limitOf(turn.promised, named).house = amount
  },
  async confirm(turn) {
    const named = someRaise(turn)
    const { body } = await either(turn).call('confirmRaise', named, turn.player)
    expect(body.error === undefined).toBe(model.mayConfirm(turn.promised, named))
    if (body.error === undefined) model.confirm(turn.promised, named)
  },
  async takeBack(turn) {
    const named = someRaise(turn)
    const { body } = await either(turn).call('takeBackRaise', named, turn.player)
    expect(body.error === undefined).toBe(model.mayTakeBack(turn.promised, named))
    if (body.error === undefined) model.limitOf(turn.promised, named).raise = null
  },
  async wait(turn) {
    const { player, promised, dice } = turn
    for (const { orderId } of promised.openOrders)
      await either(turn).ok('cancelRechargeOrder', { orderId }, player)
    promised.openOrders = []
    const hours = dice(8) === 0 ? 24 * 190 : 1 + dice(30)
    await passTime(turn.stack, player, hours)
    promised.hours += hours
  },
  async deposit(turn) {
    const { player, promised } = turn
    if (promised.openOrders.length === mostOpen) return
    const amount = someAmount(turn, 5)
    const order = { amount, version: 4, rechargeType: manual } as const
    const { body } = await either(turn).call('recharge3', order, player, newKey())
    if (model.isPaused(promised)) return isRefusedAsPaused(body.error)
    const verdict = model.judgeDeposit(promised, amount, await readMonthHours(turn))
    if (verdict === 'taken') expect(body.error).toBeUndefined()
    if (verdict === 'refused') expect(body.error).toBe('limitReached')
    if (body.error === undefined) promised.openOrders.push({ orderId: body.orderId!, amount })
  },
  async arrive(turn) {
    const { promised, dropped } = turn
    const late = dropped.pop()
    const fate = late && (await arrive(turn, late))
    if (late && model.isPaused(promised)) expect(fate).toBe('refundDue')
    const credit = (amount: number) => promised.uses.deposit.push({ at: promised.hours, amount })
    if (late && fate === 'credited') credit(late.amount)
    const order = promised.openOrders.shift()
    if (!order) return
    expect(await arrive(turn, order)).toBe('credited')
    credit(order.amount)
  },
  async bet(turn) {
    const { stack, player, promised } = turn
    const { playerId } = player
    const isPaused = model.isPaused(promised)
    if (!isPaused && turn.token === null) {
      const { gameUrl } = answerOf(await stack.startGame(player))
      turn.token = readLaunch(gameUrl)['token'] ?? null
    }
    const subject = { provider: 'arcade', secret: stack.secret, gameId: 101, playerId }
    const token = turn.token ?? 'x'.repeat(20)
    const round = openRound({ ...subject, token, url: either(turn).url })
    const amount = someAmount(turn, 4)
    const { name, message } = await untilKnown(() => round.askBet({ amount }))
    if (isPaused) {
      expect(name).toBe('gateClosed')
      return isRefusedAsPaused(message)
    }
    const verdict = model.judgeStake(promised, amount, await readMonthHours(turn))
    if (verdict !== 'either') expect(name).toBe(verdict === 'taken' ? 'ok' : 'limitReached')
    if (name !== 'ok') return expect(name).toBe('limitReached')
    promised.uses.stake.push({ at: promised.hours, amount })
    promised.uses.loss.push({ at: promised.hours, amount })
    const won = turn.dice(3) * 100
    if (won === 0) return
    expect((await untilKnown(() => round.askWin({ amount: won }))).name).toBe('ok')
    promised.uses.loss.push({ at: promised.hours, amount: 0 - won })
  },
  async pause(turn) {
    const { player, promised } = turn
    const { wish, hours } = breaks[turn.dice(breaks.length)]!
    const isExclusion = wish.kind === 'exclusion'
    const { body } = await either(turn).call('takeBreak', wish, player)
    const isShorter = model.wouldShorten(promised, isExclusion, hours)
    expect(body.error).toBe(isShorter ? 'wouldShorten' : undefined)
    if (body.error !== undefined) return
    const pause = body.pause!
    const at = (time: number) => promised.hours + (time - Date.now()) / hourMs
    turn.dropped.push(...promised.openOrders)
    const until = at(pause.untilTime!)
    model.beginPause(promised, { isExclusion, until, endsAt: isExclusion ? null : until })
    await enter(turn)
  },
  async askToReturn(turn) {
    const { player, promised } = turn
    const { body } = await either(turn).call('askToReturn', {}, player)
    expect(body.error).toBe(model.askReturn(promised))
    if (body.error !== undefined || promised.pause === null) return
    promised.pause.endsAt ??= promised.hours + 24
  },
}

/** As a provider does: the same request sent again finds out. A busy machine answers late. */
async function untilKnown<Answer extends { name: string }>(ask: () => Promise<Answer>) {
  for (;;) {
    const answer = await ask()
    if (answer.name !== 'retry') return answer
  }
}

/** One that waits, if there is any; now and then another. */
function someRaise(turn: Turn): Named {
  const waiting = turn.promised.limits.filter(({ raise }) => raise !== null)
  const isAnother = waiting.length === 0 || turn.dice(4) === 0
  if (isAnother) return someLimit(turn)
  const { kind, period } = waiting[turn.dice(waiting.length)]!
  return { kind, period }
}
