import { randomInt } from 'node:crypto'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { checkGate } from '@parlour/server/gate/index.ts'
import { startSession } from '@parlour/server/session/index.ts'
import { openRound } from '../../conformance/client.ts'
import { answerOf } from '../../stack/door.ts'
import { passTime } from '../../stack/moved-clock.ts'
import type { PlayStack } from '../../stack/play-stack.ts'
import { startPlay } from '../../stack/play-stack.ts'
import type { SignedIn, Stack } from '../../stack/stack.ts'

/** `npm run test:limits` plays ten thousand. */
const sequences = Number(process.env['LIMIT_SEQUENCES'] ?? 4)
const steps = 14

let stack: PlayStack
let second: Stack
beforeAll(async () => {
  stack = await startPlay(inject('clusterUrl'))
  second = await stack.another()
})
afterAll(async () => {
  await stack.expectCleanLedger()
  await second.stop()
  await stack.stop()
})

const hourMs = 3_600_000
const coin = 1_000_000_00

/** What the player was promised, counted beside the server and never milder than it. */
type Model = {
  hours: number
  limit: number | null
  raise: { amount: number; from: number } | null
  lost: { at: number; amount: number }[]
  pausedUntil: number
}

type Turn = { player: SignedIn; token: string; model: Model; told: string[] }

/** Losses that surely lie in the rolling day, and those that may, as hours are counted whole. */
function lossIn({ lost, hours }: Model, windowHours: number): number {
  const inside = lost.filter(({ at }) => at > hours - windowHours)
  return inside.reduce((sum, { amount }) => sum + amount, 0)
}

async function enter(player: SignedIn): Promise<SignedIn> {
  const from = { device: '', model: '', os: '', address: '' }
  const { database } = stack.app
  const session = await database.transaction((tx) => startSession(tx, player.playerId, from))
  return { playerId: player.playerId, ...session }
}

async function launch(turn: Turn): Promise<void> {
  const { gameUrl } = answerOf(await stack.startGame(turn.player))
  turn.token = new URL(gameUrl).searchParams.get('token') ?? ''
}

const day = { kind: 'loss', period: 'day' } as const
const either = () => (randomInt(2) === 0 ? stack : second)

const acts: Record<string, (turn: Turn) => Promise<void>> = {
  async setLimit({ player, model }) {
    const amount = (1 + randomInt(9)) * 100
    await either().ok('setLimit', { ...day, amount }, player)
    if (model.limit === null || amount < model.limit) {
      model.limit = amount
      model.raise = null
    } else if (amount > model.limit) model.raise = { amount, from: model.hours + 24 }
  },
  async confirm({ player, model }) {
    const { body } = await either().call('confirmRaise', day, player)
    const { raise } = model
    const isOpen = raise !== null && model.hours >= raise.from
    const isLapsed = raise !== null && model.hours >= raise.from + 7 * 24
    expect(body.error === undefined).toBe(isOpen && !isLapsed)
    if (body.error === undefined) {
      model.limit = raise!.amount
      model.raise = null
    }
  },
  async wait({ player, model }) {
    const hours = 1 + randomInt(30)
    await passTime(stack, player, hours)
    model.hours += hours
  },
  async bet(turn) {
    const { player, model } = turn
    const isPaused = model.hours < model.pausedUntil
    const subject = { provider: 'arcade', secret: stack.secret, gameId: 101 }
    const amount = (1 + randomInt(4)) * 100
    if (!isPaused) await launch(turn)
    const { playerId } = player
    const game = { ...subject, playerId, token: turn.token || 'x'.repeat(20), url: either().url }
    const { name } = await openRound(game).askBet({ amount })
    if (isPaused) expect(['gateClosed', 'tokenExpired']).toContain(name)
    else if (name === 'ok') {
      model.lost.push({ at: model.hours, amount })
      if (model.limit !== null) expect(lossIn(model, 24)).toBeLessThanOrEqual(model.limit)
    } else {
      expect(name).toBe('limitReached')
      expect(lossIn(model, 26) + amount).toBeGreaterThan(model.limit ?? Infinity)
    }
  },
  async stop(turn) {
    const { player, model } = turn
    const { body } = await either().call('takeBreak', { kind: 'stop' }, player)
    if (body.error === undefined) {
      model.pausedUntil = model.hours + 24
      model.raise = null
      turn.player = await enter(player)
    } else expect(body.error).toBe('wouldShorten')
  },
}

test(
  'random orders of limits, raises, waits, bets and breaks never breach',
  async () => {
    for (let sequence = 0; sequence < sequences; sequence++) {
      const player = await stack.join(coin)
      const model = { hours: 0, limit: null, raise: null, lost: [], pausedUntil: 0 }
      const turn: Turn = { player, token: '', model, told: [] }
      for (let step = 0; step < steps; step++) {
        const names = Object.keys(acts)
        const name = names[randomInt(names.length)] ?? 'wait'
        turn.told.push(name)
        await acts[name]!(turn).catch((error: unknown) => {
          throw new Error(`after ${turn.told.join(', ')}: ${String(error)}`, { cause: error })
        })
        const { database } = stack.app
        expect(await checkGate(database, player.playerId, 'withdraw')).toBeNull()
      }
    }
  },
  40 * hourMs,
)
