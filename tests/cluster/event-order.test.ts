import { sql } from '@parlour/server/frame/db.ts'
import { publish } from '@parlour/server/frame/events.ts'
import { roundsCompanion } from '@parlour/server/play/rounds.ts'
import type { Outcome } from '@parlour/server/wallet/index.ts'
import { createWalletLanes } from '@parlour/server/wallet/index.ts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { PlayStack } from '../stack/play-stack.ts'
import { startPlay } from '../stack/play-stack.ts'

// Lanes of several copies tell of rounds that have ended, each on the players' own machine.
let stack: PlayStack
beforeAll(async () => {
  stack = await startPlay(inject('clusterUrl'))
})
afterAll(() => stack.stop())

const companion = {
  ...roundsCompanion,
  begin: (...given: Parameters<typeof roundsCompanion.begin>) => ({
    ...roundsCompanion.begin(...given),
    refuse: () => null,
  }),
}
const openLanes = () => createWalletLanes(stack.app.database, { companions: [companion] })
const part = { tokenHash: null, freeRoundsId: null, closesRound: true, result: null }
const play = { ...part, gameId: 101, isProviderOn: true, leastMs: 0, mostWithBonus: null }

/** Each by its stake, which no other one has. */
const roundOf = (playerId: number, stake: number) => ({
  playerId,
  provider: 'arcade',
  key: `k-${stake}`,
  roundId: `r-${stake}`,
  source: 'game:101',
  amount: stake,
  winAmount: 0,
  contributionPerMillion: 1_000_000,
  play,
})

test('what two copies tell of a player is numbered in the order of the ledger', async () => {
  const players = await Promise.all(Array.from({ length: 4 }, () => stack.join(1_000_000_00)))
  const [one, other] = [openLanes(), openLanes()]
  const stakes = Array.from({ length: 40 }, (_, at) => at + 1)
  const posted = await Promise.all(
    stakes.flatMap((stake) =>
      players.map(async ({ playerId }) => {
        const copy = stake % 2 ? one : other
        const { balance } = expectOk(await copy.betWin(roundOf(playerId, stake)))
        return { playerId, stake, balance }
      }),
    ),
  )
  await Promise.all([one.stop(), other.stop()])
  for (const { playerId } of players) {
    // Nothing is won: each left less than the one before.
    const own = posted.filter((round) => round.playerId === playerId)
    const order = own.toSorted((a, b) => b.balance - a.balance).map(({ stake }) => ({ stake }))
    const told = await stack.app.database.rows(sql`
      select (payload->>'stake')::int as stake from events
      where player_id = ${playerId} and type = 'round.settled' order by event_id`)
    expect(told).toEqual(order)
  }
})

test('what is told in turns by a lane and by a call is numbered in turns', async () => {
  const { playerId } = await stack.join(1_000_000_00)
  const lanes = openLanes()
  for (const stake of [501, 502, 503]) {
    await lanes.betWin(roundOf(playerId, stake))
    await stack.app.database.transaction((tx) => publish(tx, 'app.entered', playerId, {}))
  }
  await lanes.stop()
  const told = await stack.app.database.rows(sql`
    select type from events where player_id = ${playerId}
      and type in ('round.settled', 'app.entered') order by event_id`)
  const turn = [{ type: 'round.settled' }, { type: 'app.entered' }]
  expect(told).toEqual([...turn, ...turn, ...turn])
})

test('whoever follows rounds is delivered each of them, whole', async () => {
  const { playerId } = await stack.join(1_000_000_00)
  await stack.app.database.run(sql`insert into event_consumers (consumer, type)
    values ('nobody', 'round.settled')`)
  const lanes = openLanes()
  await Promise.all([601, 602].map((stake) => lanes.betWin(roundOf(playerId, stake))))
  await lanes.stop()
  const waiting = await stack.app.database.rows(sql`
    select d.type, d.payload, d.at = e.at as "isOfItsMoment"
    from event_deliveries d join events e using (player_id, event_id)
    where consumer = 'nobody' and player_id = ${playerId} order by event_id`)
  const fact = { gameId: 101, typeId: 1, win: 0, clearsBonus: false }
  const delivered = { type: 'round.settled', isOfItsMoment: true }
  expect(waiting).toEqual([
    { ...delivered, payload: { ...fact, stake: 601 } },
    { ...delivered, payload: { ...fact, stake: 602 } },
  ])
})

function expectOk(outcome: Outcome): Extract<Outcome, { status: 'ok' }> {
  if (outcome.status !== 'ok') throw new Error(JSON.stringify(outcome))
  return outcome
}
