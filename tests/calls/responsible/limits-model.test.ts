import { randomInt } from 'node:crypto'
import { readLaunch } from '@parlour/contract/wallet-protocol.ts'
import { sql } from '@parlour/server/frame/db.ts'
import { checkGate } from '@parlour/server/gate/index.ts'
import { settlePaid } from '@parlour/server/cashier/deposits/settle.ts'
import { startSession } from '@parlour/server/session/index.ts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openRound } from '../../conformance/client.ts'
import { answerOf } from '../../stack/door.ts'
import { passTime } from '../../stack/moved-clock.ts'
import type { PlayStack } from '../../stack/play-stack.ts'
import { startPlay } from '../../stack/play-stack.ts'
import type { CallInput, SignedIn, Stack } from '../../stack/stack.ts'
import { newKey } from '../../stack/stack.ts'
import type { Model } from './limits-model.ts'
import * as model from './limits-model.ts'

/** `npm run test:limits` plays ten thousand, many beside each other. */
const sequences = Number(process.env['LIMIT_SEQUENCES'] ?? 16)
const beside = 8
const steps = 12
const hourMs = 3_600_000
const manual = 4
/** One more is refused for its own sake. */
const mostOpen = 3

let stack: PlayStack
let second: Stack
beforeAll(async () => {
  stack = await startPlay(inject('clusterUrl'))
  second = await stack.another()
  await stack.app.database.run(sql`insert into cashier_channels (channel_id, family, variant, name,
      icon, needs_bank, min_amount, max_amount, amounts, account)
    values (${manual}, 'manual', 'bank', 'x', '/x', false, 100, 20000000, array[100],
      '{"bankName": "B", "shortBankName": "B", "accountName": "H", "cardNum": "1"}')`)
})
afterAll(async () => {
  await stack.expectCleanLedger()
  await second.stop()
  await stack.stop()
})

type Turn = {
  player: SignedIn
  token: string | null
  promised: Model
  /** Orders that a break has dropped: their money may still come. */
  dropped: { orderId: string; amount: number }[]
  told: string[]
}

const either = () => (randomInt(2) === 0 ? stack : second)
const someKind = () => (['deposit', 'loss'] as const)[randomInt(2)]!
const someAmount = (most: number) => (1 + randomInt(most)) * 100
const isRefusedAsPaused = (error: unknown) => expect(['timedOut', 'selfExcluded']).toContain(error)

async function enter(turn: Turn): Promise<void> {
  const from = { device: '', model: '', os: '', address: '' }
  const { playerId } = turn.player
  const { database } = stack.app
  const session = await database.transaction((tx) => startSession(tx, playerId, from))
  turn.player = { playerId, ...session }
  turn.token = null
}

/** The money of an order arrives. */
function arrive({ playerId }: SignedIn, { orderId, amount }: { orderId: string; amount: number }) {
  return stack.app.database.transaction((tx) =>
    settlePaid(tx, { playerId, orderId }, { paidAmount: amount }),
  )
}

const breaks: { wish: CallInput<'takeBreak'>; hours: number }[] = [
  { wish: { kind: 'stop' }, hours: 24 },
  { wish: { kind: 'timeOut', length: 'week' }, hours: 7 * 24 },
  { wish: { kind: 'timeOut', days: 3 }, hours: 3 * 24 },
  // As long as the shortest half of a year: a longer one is never refused where this is not.
  { wish: { kind: 'exclusion', length: 'months6' }, hours: 184 * 24 },
]

const acts: Record<string, (turn: Turn) => Promise<void>> = {
  async setLimit({ player, promised }) {
    const [kind, amount] = [someKind(), someAmount(9)]
    await either().ok('setLimit', { kind, period: 'day', amount }, player)
    model.setLimit(promised, kind, amount)
  },
  async confirm({ player, promised }) {
    const kind = someKind()
    const { body } = await either().call('confirmRaise', { kind, period: 'day' }, player)
    expect(body.error === undefined).toBe(model.mayConfirm(promised, kind))
    const raise = promised.limits[kind]?.raise
    if (body.error === undefined && raise)
      promised.limits[kind] = { amount: raise.amount, raise: null }
  },
  async wait({ player, promised }) {
    for (const { orderId } of promised.openOrders)
      await either().ok('cancelRechargeOrder', { orderId }, player)
    promised.openOrders = []
    const hours = randomInt(8) === 0 ? 24 * 190 : 1 + randomInt(30)
    await passTime(stack, player, hours)
    promised.hours += hours
  },
  async deposit({ player, promised }) {
    if (promised.openOrders.length === mostOpen) return
    const amount = someAmount(5)
    const order = { amount, version: 4, rechargeType: manual } as const
    const { body } = await either().call('recharge3', order, player, newKey())
    if (model.isPaused(promised)) return isRefusedAsPaused(body.error)
    expect(body.error).toBe(model.mayDeposit(promised, amount) ? undefined : 'limitReached')
    if (body.error === undefined) promised.openOrders.push({ orderId: body.orderId!, amount })
  },
  async arrive({ player, promised, dropped }) {
    const late = dropped.pop()
    const fate = late && (await arrive(player, late))
    if (late && model.isPaused(promised)) expect(fate).toBe('refundDue')
    if (late && fate === 'credited')
      promised.deposited.push({ at: promised.hours, amount: late.amount })
    const order = promised.openOrders.shift()
    if (!order) return
    expect(await arrive(player, order)).toBe('credited')
    promised.deposited.push({ at: promised.hours, amount: order.amount })
  },
  async bet(turn) {
    const { player, promised } = turn
    const { playerId } = player
    const isPaused = model.isPaused(promised)
    if (!isPaused && turn.token === null) {
      const { gameUrl } = answerOf(await stack.startGame(player))
      turn.token = readLaunch(gameUrl)['token'] ?? null
    }
    const subject = { provider: 'arcade', secret: stack.secret, gameId: 101, playerId }
    const game = { ...subject, token: turn.token ?? 'x'.repeat(20), url: either().url }
    const round = openRound(game)
    const amount = someAmount(4)
    const { name, message } = await round.askBet({ amount })
    if (isPaused) {
      expect(name).toBe('gateClosed')
      return isRefusedAsPaused(message)
    }
    const verdict = model.judgeStake(promised, amount)
    if (verdict !== 'either') expect(name).toBe(verdict === 'taken' ? 'ok' : 'limitReached')
    if (name !== 'ok') return expect(name).toBe('limitReached')
    promised.lost.push({ at: promised.hours, amount })
    const won = randomInt(3) * 100
    if (won === 0) return
    expect((await round.askWin({ amount: won })).name).toBe('ok')
    promised.lost.push({ at: promised.hours, amount: 0 - won })
  },
  async pause(turn) {
    const { player, promised } = turn
    const { wish, hours } = breaks[randomInt(breaks.length)]!
    const isExclusion = wish.kind === 'exclusion'
    const { body } = await either().call('takeBreak', wish, player)
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
  async askToReturn({ player, promised }) {
    const { body } = await either().call('askToReturn', {}, player)
    expect(body.error).toBe(model.askReturn(promised))
    if (body.error !== undefined || promised.pause === null) return
    promised.pause.endsAt ??= promised.hours + 24
  },
}
const names = Object.keys(acts)

/** What a withdrawal is never refused for. */
const forbidden = ['timedOut', 'selfExcluded', 'limitReached', 'limitRequired', 'inCare']

async function playSequence(): Promise<void> {
  const player = await stack.join(1_000_000_00)
  // What the player has is no deposit of these days.
  await passTime(stack, player, 48)
  const turn: Turn = { player, token: null, promised: model.newModel(), dropped: [], told: [] }
  for (let step = 0; step < steps; step++) {
    const name = names[randomInt(names.length)]!
    turn.told.push(name)
    await acts[name]!(turn).catch((error: unknown) => {
      throw new Error(`after ${turn.told.join(', ')}: ${String(error)}`, { cause: error })
    })
    expect(await checkGate(stack.app.database, player.playerId, 'withdraw')).toBeNull()
  }
  const money = { amount: 100_00, bankCardId: 1, walletPassword: '482915' }
  const { body } = await either().call('exchange', money, turn.player, newKey())
  expect(forbidden).not.toContain(body.error)
}

test(
  'random orders of limits, raises, waits, deposits, bets and breaks never breach',
  async () => {
    let left = sequences
    const playOn = async () => {
      while (left-- > 0) await playSequence()
    }
    await Promise.all(Array.from({ length: beside }, playOn))
  },
  40 * hourMs,
)
