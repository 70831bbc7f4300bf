import { sql } from '@parlour/server/frame/db.ts'
import { setHouseLimit } from '@parlour/server/limits/index.ts'
import { post } from '@parlour/server/wallet/index.ts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openRound } from '../../conformance/client.ts'
import { passTime } from '../../stack/moved-clock.ts'
import type { PlayStack } from '../../stack/play-stack.ts'
import { startPlay } from '../../stack/play-stack.ts'
import { backdateStake } from '../../wallet/earlier-entries.ts'
import type { CallInput, SignedIn, Stack } from '../../stack/stack.ts'

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

type Wish = CallInput<'setLimit'>
const limit = (player: SignedIn, wish: Wish) => stack.ok('setLimit', wish, player)
const lossOfDay = (amount: number | null): Wish => ({ kind: 'loss', period: 'day', amount })

async function standing(player: SignedIn, kind: Wish['kind'] = 'loss') {
  const { limitList } = await stack.ok('getLimits', {}, player)
  return limitList.find((one) => one.kind === kind)
}

test('a limit of losses holds from the next bet on; what is won gives room again', async () => {
  const game = await stack.open()
  await limit(game.player, lossOfDay(250))
  const [first, other] = [openRound(game), openRound(game)]
  expect((await first.askBet()).name).toBe('ok')
  expect((await other.askBet()).name).toBe('ok')
  const refused = await openRound(game).askBet()
  expect(refused).toMatchObject({ name: 'limitReached', message: 'loss/day' })
  expect(await standing(game.player)).toMatchObject({ amount: 250, used: 200, left: 50 })
  expect((await first.askWin({ amount: 250 })).name).toBe('ok')
  expect(await standing(game.player)).toMatchObject({ used: -50, left: 300 })
  expect((await openRound(game).askBet({ amount: 300 })).name).toBe('ok')
  await other.askRollback()
  expect(await standing(game.player)).toMatchObject({ used: 150, left: 100 })
})

test('what was lost before the limit was set counts', async () => {
  const game = await stack.open()
  for (let bets = 0; bets < 3; bets++)
    await openRound(game).askBetWin({ amount: 100, winAmount: 20 })
  await limit(game.player, lossOfDay(300))
  expect(await standing(game.player)).toMatchObject({ used: 240, left: 60 })
  expect((await openRound(game).askBet({ amount: 61 })).name).toBe('limitReached')
  expect((await openRound(game).askBet({ amount: 60 })).name).toBe('ok')
})

test('lowered, it binds the next bet; raised, it waits and is confirmed first', async () => {
  const game = await stack.open()
  const { player } = game
  await limit(player, lossOfDay(500))
  await limit(player, lossOfDay(100))
  expect((await openRound(game).askBet({ amount: 101 })).name).toBe('limitReached')
  await limit(player, lossOfDay(900))
  expect(await stack.refused('confirmRaise', { kind: 'loss', period: 'day' }, player)).toBe(
    'tooEarly',
  )
  expect((await openRound(game).askBet({ amount: 101 })).name).toBe('limitReached')
  await passTime(stack, player, 24)
  expect((await openRound(game).askBet({ amount: 101 })).name).toBe('limitReached')
  await stack.ok('confirmRaise', { kind: 'loss', period: 'day' }, player)
  expect((await openRound(game).askBet({ amount: 900 })).name).toBe('ok')
})

test('the room of a rolling day comes back 24 hours later, by whole hours', async () => {
  const game = await stack.open()
  await limit(game.player, lossOfDay(100))
  await openRound(game).askBet()
  await passTime(stack, game.player, 23)
  expect((await openRound(game).askBet()).name).toBe('limitReached')
  const { freeTime } = (await standing(game.player))!
  expect(freeTime).toBeGreaterThan(Date.now())
  await passTime(stack, game.player, 2)
  expect((await openRound(game).askBet()).name).toBe('ok')
})

test('what was staked counts for seven days where a week is limited', async () => {
  const game = await stack.open()
  await limit(game.player, { kind: 'stake', period: 'week', amount: 100 })
  await openRound(game).askBet()
  await passTime(stack, game.player, 6 * 24)
  expect((await openRound(game).askBet()).name).toBe('limitReached')
  await passTime(stack, game.player, 2 * 24)
  expect((await openRound(game).askBet()).name).toBe('ok')
})

test('what comes and goes otherwise than through games is neither lost nor won', async () => {
  const game = await stack.open()
  const { player, playerId } = game
  await limit(player, lossOfDay(250))
  await openRound(game).askBet({ amount: 100 })
  const move = (code: 'adjustment_in' | 'adjustment_out', amount: number) =>
    stack.app.database.transaction((tx) => post(tx, { code, playerId, key: code, amount }))
  await move('adjustment_in', 900_00)
  await move('adjustment_out', 400_00)
  expect(await standing(player)).toMatchObject({ used: 100, left: 150 })
  expect((await openRound(game).askBet({ amount: 151 })).name).toBe('limitReached')
  expect((await openRound(game).askBet({ amount: 150 })).name).toBe('ok')
})

test('a round that ends otherwise counts as it ended', async () => {
  const game = await stack.open()
  await limit(game.player, lossOfDay(250))
  const round = openRound(game)
  await round.askBetWin({ amount: 100, winAmount: 300 })
  expect(await standing(game.player)).toMatchObject({ used: -200, left: 450 })
  expect((await round.askResettle({ amount: 0 })).name).toBe('ok')
  expect(await standing(game.player)).toMatchObject({ used: 100, left: 150 })
  expect((await openRound(game).askBet({ amount: 151 })).name).toBe('limitReached')
})

test('what is won later belongs to the hour it came in', async () => {
  const game = await stack.open()
  await limit(game.player, lossOfDay(100))
  const round = openRound(game)
  expect((await round.askBet({ amount: 100 })).name).toBe('ok')
  await passTime(stack, game.player, 23)
  expect((await round.askWin({ amount: 60 })).name).toBe('ok')
  expect(await standing(game.player)).toMatchObject({ used: 40, left: 60 })
  await passTime(stack, game.player, 2)
  expect(await standing(game.player)).toMatchObject({ used: -60, left: 160 })
  expect((await openRound(game).askBet({ amount: 161 })).name).toBe('limitReached')
  expect((await openRound(game).askBet({ amount: 160 })).name).toBe('ok')
})

test('limits of stakes and of time hold, too', async () => {
  const game = await stack.open()
  await limit(game.player, { kind: 'stake', period: 'week', amount: 200 })
  await openRound(game).askBetWin({ amount: 150, winAmount: 5000 })
  const refused = await openRound(game).askBet({ amount: 51 })
  expect(refused).toMatchObject({ name: 'limitReached', message: 'stake/week' })
  const slow = await stack.open()
  await limit(slow.player, { kind: 'time', period: 'month', amount: 1 })
  await openRound(slow).askBet()
  const { playerId } = slow.player
  await backdateStake(stack.app.database, playerId, sql`interval '61 seconds'`)
  expect((await openRound(slow).askBet()).name).toBe('ok')
  expect(await openRound(slow).askBet()).toMatchObject({
    name: 'limitReached',
    message: 'time/month',
  })
  expect(await standing(slow.player, 'time')).toMatchObject({ left: 0 })
})

test('fifty bets at once on two servers never cross a limit', async () => {
  const game = await stack.open()
  await limit(game.player, lossOfDay(700))
  const urls = [stack.url, second.url]
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      openRound({ ...game, url: urls[index % 2]! }).askBet({ amount: 100 }),
    ),
  )
  const names = answers.map(({ name }) => name)
  expect(names.filter((name) => name === 'ok')).toHaveLength(7)
  expect(names.filter((name) => name === 'limitReached')).toHaveLength(43)
  expect(await stack.coin(game.playerId)).toBe(100_000_00 - 700)
})

test('a limit set while fifty bets run misses none of them', async () => {
  const game = await stack.open()
  const bets = Array.from({ length: 50 }, () => openRound(game).askBet({ amount: 10 }))
  await limit(game.player, lossOfDay(600))
  const taken = (await Promise.all(bets)).filter(({ name }) => name === 'ok').length
  expect(await standing(game.player)).toMatchObject({ used: taken * 10, left: 600 - taken * 10 })
})

test('an operator sets a lower one and never raises the player’s own', async () => {
  const game = await stack.open()
  const { player, playerId } = game
  const set = (amount: number | null) =>
    stack.app.database.transaction((tx) => setHouseLimit(tx, playerId, lossOfDay(amount)))
  await limit(player, lossOfDay(300))
  await set(100)
  expect(await standing(player)).toMatchObject({ amount: 100, own: 300, house: 100 })
  expect((await openRound(game).askBet({ amount: 101 })).name).toBe('limitReached')
  await set(1000)
  expect(await standing(player)).toMatchObject({ amount: 300, own: 300, house: 1000 })
  expect((await openRound(game).askBet({ amount: 301 })).name).toBe('limitReached')
  await set(null)
  expect(await standing(player)).toMatchObject({ amount: 300, house: null })
})

test('the refused bet is refused again, whatever room there is by then', async () => {
  const game = await stack.open()
  await limit(game.player, lossOfDay(50))
  const round = openRound(game)
  expect((await round.askBet()).name).toBe('limitReached')
  await passTime(stack, game.player, 48)
  expect(await round.askBet()).toMatchObject({ name: 'limitReached', isRepeat: true })
})
