import { sql } from '@parlour/server/frame/db.ts'
import { noteCatalogueChange } from '@parlour/server/games/index.ts'
import { readSettings, saveSettings } from '@parlour/server/frame/settings.ts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { moneyCases } from '../../conformance/money-cases.ts'
import { openRound } from '../../conformance/client.ts'
import { passTime } from '../../stack/moved-clock.ts'
import type { PlayStack } from '../../stack/play-stack.ts'
import { games, startPlay } from '../../stack/play-stack.ts'
import type { Stack } from '../../stack/stack.ts'

let stack: PlayStack
let second: Stack
beforeAll(async () => {
  stack = await startPlay(inject('clusterUrl'), { PLAY_PACE: 'kept' })
  second = await stack.another()
  // Longer than a busy machine takes from one bet to the next.
  await stack.app.database.transaction(async (tx) => {
    const { settings, version } = await readSettings(tx)
    const overrides = { leastSlotMs: 60_000 }
    const jurisdiction = { profile: 'standard', overrides }
    const next = { ...settings, jurisdiction }
    await saveSettings(tx, { settings: next, basedOn: version, author: 'test' })
    await tx.run(sql`update games set has_shared_rounds = true where game_id = ${games.poker}`)
    await noteCatalogueChange(tx)
  })
})
afterAll(async () => {
  await second.stop()
  await stack.stop()
})

test('a start sooner than the least time after the last is refused, with the wait', async () => {
  const game = await stack.open()
  const round = openRound(game)
  expect((await round.askBet()).name).toBe('ok')
  const early = openRound({ ...game, url: second.url })
  const refused = await early.askBet()
  expect(refused.name).toBe('tooSoon')
  expect(refused.waitMs).toBeGreaterThan(0)
  expect(refused.waitMs).toBeLessThanOrEqual(60_000)
  expect(await early.askBet()).toMatchObject({ name: 'tooSoon', waitMs: refused.waitMs })
  await passTime(stack, game.player, 1)
  expect((await openRound(game).askBet()).name).toBe('ok')
})

test('a further bet of the same round is no start, and wins never wait', async () => {
  const game = await stack.open()
  const round = openRound(game)
  expect((await round.askBet()).name).toBe('ok')
  expect((await round.askBet({ transactionId: `${round.roundId}-2` })).name).toBe('ok')
  expect((await round.askWin()).name).toBe('ok')
})

test('fifty starts at once on two servers are one', async () => {
  const game = await stack.open()
  const urls = [stack.url, second.url]
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, at) => openRound({ ...game, url: urls[at % 2]! }).askBet()),
  )
  expect(answers.filter(({ name }) => name === 'ok')).toHaveLength(1)
  expect(answers.filter(({ name }) => name === 'tooSoon')).toHaveLength(49)
})

test('rounds that everybody shares keep their own clock', async () => {
  const game = await stack.open(1000_00, games.poker)
  for (let starts = 0; starts < 3; starts++)
    expect((await openRound(game).askBet()).name).toBe('ok')
})

test('the conformance suite describes it, by the numbers of the standard profile', async () => {
  const standard = await startPlay(inject('clusterUrl'), { PLAY_PACE: 'kept' })
  const pace = moneyCases.find(({ name }) => name.includes('too soon'))
  await pace!.run(await standard.open())
  await standard.stop()
})
