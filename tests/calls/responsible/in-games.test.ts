import type { ChosenJurisdiction } from '@parlour/contract/jurisdiction.ts'
import type { SiteSettings } from '@parlour/contract/site-settings.ts'
import { siteSettings } from '@parlour/contract/site-settings.ts'
import { readLaunch } from '@parlour/contract/wallet-protocol.ts'
import { sql } from '@parlour/server/frame/db.ts'
import { readSettings, saveSettings } from '@parlour/server/frame/settings.ts'
import { sealDetails } from '@parlour/server/identity/details.ts'
import { endIdle } from '@parlour/server/play/index.ts'
import { post } from '@parlour/server/wallet/index.ts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Subject } from '../../conformance/client.ts'
import { ask, openRound } from '../../conformance/client.ts'
import { moneyCases } from '../../conformance/money-cases.ts'
import { answerOf } from '../../stack/door.ts'
import type { PlayStack } from '../../stack/play-stack.ts'
import { games, startPlay } from '../../stack/play-stack.ts'
import type { SignedIn } from '../../stack/stack.ts'

let stack: PlayStack
beforeAll(async () => {
  stack = await startPlay(inject('clusterUrl'))
})
afterAll(() => stack.stop())

const choose = (jurisdiction: ChosenJurisdiction) => change({ jurisdiction })

async function change(changed: Partial<SiteSettings>): Promise<void> {
  await stack.app.database.transaction(async (tx) => {
    const { settings, version } = await readSettings(tx)
    await saveSettings(tx, {
      settings: { ...settings, ...changed },
      basedOn: version,
      author: 'test',
    })
  })
}

const standard = { profile: 'standard', overrides: {} } as const

/** The player has been playing for so long. */
async function playOn({ playerId }: SignedIn, minutes: number): Promise<void> {
  const ago = sql`${minutes} * interval '1 minute'`
  await stack.app.database.run(sql`update limits_players set sitting_from = sitting_from - ${ago},
    check_from = check_from - ${ago}, check_at = check_at - ${ago},
    rest_until = rest_until - ${ago} where player_id = ${playerId}`)
}

const due = { name: 'gateClosed', message: 'realityCheckDue' }
const bet = async (game: Subject, amount = 100) => openRound(game).askBet({ amount })
const balanceOf = (game: Subject) => {
  const { playerId, gameId, token } = game
  return ask(game, 'balance', { playerId, gameId, token })
}

test('no bet is taken while a reality check waits for its answer, in no game', async () => {
  const game = await stack.open()
  const { player } = game
  const sitting = await stack.ok('getSitting', {}, player)
  expect(sitting.checkTime - sitting.fromTime).toBe(60 * 60_000)
  const round = openRound(game)
  expect((await round.askBet()).name).toBe('ok')
  await playOn(player, 61)
  expect(await bet(game)).toMatchObject(due)
  // Told to a provider who takes many stakes from one bet.
  expect((await balanceOf(game)).rules).toMatchObject({ isCheckDue: true })
  expect(await openRound(game).askBetWin()).toMatchObject(due)
  expect((await round.askWin()).name).toBe('ok')
  const other = answerOf(await stack.startGame(player, games.poker))
  expect(other.realityCheckAt).toBeLessThan(Date.now())
  const token = readLaunch(other.gameUrl)['token'] ?? ''
  expect(await bet({ ...game, gameId: games.poker, token })).toMatchObject(due)
  const answered = await stack.ok('answerRealityCheck', {}, player)
  expect(answered).toMatchObject({ staked: 100, won: 250, restUntilTime: null })
  expect(answered.checkTime).toBeGreaterThan(Date.now())
  expect((await balanceOf(game)).rules).not.toHaveProperty('isCheckDue')
  expect((await bet(game)).name).toBe('ok')
})

test('a provider hears of a check and of a break also of who is frozen', async () => {
  const game = await stack.open()
  const { playerId, player } = game
  expect((await bet(game)).name).toBe('ok')
  const { database } = stack.app
  await database.run(sql`update players set state = 'frozen' where player_id = ${playerId}`)
  await playOn(player, 61)
  expect((await balanceOf(game)).rules).toMatchObject({ isCheckDue: true })
  await stack.ok('takeBreak', { kind: 'stop' }, player)
  expect(await balanceOf(game)).toMatchObject({ name: 'gateClosed', message: 'timedOut' })
})

test('a check cannot be answered ahead, and a shorter one is due sooner', async () => {
  const game = await stack.open()
  const { checkTime } = await stack.ok('getSitting', {}, game.player)
  expect((await stack.ok('answerRealityCheck', {}, game.player)).checkTime).toBe(checkTime)
  await playOn(game.player, 20)
  expect((await bet(game)).name).toBe('ok')
  await stack.ok('setRealityCheck', { minutes: 15 }, game.player)
  expect(await bet(game)).toMatchObject(due)
})

test('who was away for a while begins a new sitting; who comes back at once does not', async () => {
  const game = await stack.open()
  await playOn(game.player, 10)
  const before = await stack.ok('getSitting', {}, game.player)
  await stack.startGame(game.player)
  expect(await stack.ok('getSitting', {}, game.player)).toEqual(before)
  await playOn(game.player, 16)
  await stack.startGame(game.player)
  const after = await stack.ok('getSitting', {}, game.player)
  expect(after.fromTime).toBeGreaterThan(before.fromTime)
  expect(await stack.refused('getSitting', {}, await stack.join(0))).toBe('notPlaying')
})

test('a round that goes on is played in one sitting, and one that was left is not', async () => {
  const game = await stack.open()
  const { player } = game
  const round = openRound(game)
  expect((await round.askBet()).name).toBe('ok')
  const since = async () => (await stack.ok('getSitting', {}, player)).fromTime
  await roundGoesOn(player, 20)
  const from = await since()
  await stack.startGame(player)
  expect(await since()).toBe(from)
  expect((await round.askWin()).name).toBe('ok')
  await stack.startGame(player)
  expect(await since()).toBe(from)
  expect((await openRound(game).askBet()).name).toBe('ok')
  await stack.ok('exitGame', {}, player)
  await roundGoesOn(player, 20)
  const before = await since()
  await stack.startGame(player)
  expect(await since()).toBeGreaterThan(before)
})

/** For so long nothing new was staked. */
async function roundGoesOn(player: SignedIn, minutes: number): Promise<void> {
  const ago = sql`${minutes} * interval '1 minute'`
  await playOn(player, minutes)
  await stack.app.database.run(sql`update play_rounds set opened_at = opened_at - ${ago},
    moved_at = moved_at - ${ago}, settled_at = settled_at - ${ago}
    where player_id = ${player.playerId}`)
  await stack.app.database.run(sql`update play_sessions set opened_at = opened_at - ${ago},
    closed_at = closed_at - ${ago} where player_id = ${player.playerId}`)
}

test('after a check the strictest profile rests for five minutes', async () => {
  await choose({ profile: 'strictest', overrides: {} })
  const game = await stack.open()
  await playOn(game.player, 60)
  const { restUntilTime } = await stack.ok('answerRealityCheck', {}, game.player)
  expect(restUntilTime).toBeGreaterThan(Date.now() + 4 * 60_000)
  expect(await bet(game)).toMatchObject(due)
  await playOn(game.player, 5)
  expect((await bet(game)).name).toBe('ok')
  await choose(standard)
})

test('a round stakes no more than the ceiling, half of it below 25 or without papers', async () => {
  await choose({ profile: 'strict', overrides: { stakeCeiling: 20_00 } })
  const young = await stack.open()
  const above = { name: 'limitReached', message: 'stakeCeiling' }
  expect(await bet(young, 10_01)).toMatchObject(above)
  const round = openRound(young)
  expect((await round.askBet({ amount: 6_00 })).name).toBe('ok')
  const more = { transactionId: `${round.roundId}-2`, amount: 5_00 }
  expect(await round.askBet(more)).toMatchObject(above)
  const grown = await stack.join(1000_00)
  await showPapers(grown, '1990-01-01')
  const token = await launch(grown)
  const game = { ...young, playerId: grown.playerId, token }
  expect((await balanceOf(game)).rules).toMatchObject({ maxStake: 20_00 })
  expect(await bet(game, 20_01)).toMatchObject(above)
  expect((await bet(game, 20_00)).name).toBe('ok')
  await choose(standard)
})

const give = ({ playerId }: Subject, key: string, amount: number) =>
  stack.app.database.transaction(async (tx) => {
    const requirement = { betRate: 2, source: 'test' }
    await post(tx, { code: 'reward', playerId, key, amount, requirement })
  })

test('while a bonus is to be wagered a round stakes no more than the rules say', async () => {
  const { rules } = siteSettings.parse({})
  await change({ rules: { ...rules, mostStakeWithBonus: 50_00 } })
  const game = await stack.open(100_00)
  const above = { name: 'limitReached', message: 'bonusStake' }
  // A deposit asks for turnover too, and sets no ceiling.
  expect((await bet(game, 51_00)).name).toBe('ok')
  // From the second bet on the lane knows its player, and is told of the bonus.
  expect((await bet(game, 1_00)).name).toBe('ok')
  await give(game, 'first', 40_00)
  expect((await balanceOf(game)).rules).toMatchObject({ maxStake: 50_00 })
  expect(await bet(game, 50_01)).toMatchObject(above)
  const round = openRound(game)
  expect((await round.askBet({ amount: 30_00 })).name).toBe('ok')
  const more = { transactionId: `${round.roundId}-2`, amount: 20_01 }
  expect(await round.askBet(more)).toMatchObject(above)
  // 100.00 for the deposit and 80.00 for the bonus: then it is over, in the same batch.
  await openRound(game).askBetWin({ amount: 50_00, winAmount: 50_00 })
  await openRound(game).askBetWin({ amount: 50_00, winAmount: 50_00 })
  await openRound(game).askBetWin({ amount: 50_00, winAmount: 50_00 })
  expect(await bet(game, 50_01)).toMatchObject(above)
  await openRound(game).askBetWin({ amount: 30_00, winAmount: 30_00 })
  expect((await openRound(game).askBetWin({ amount: 50_01, winAmount: 50_01 })).name).toBe('ok')
  expect((await balanceOf(game)).rules).toMatchObject({ maxStake: null })
  await change({ rules })
})

test('who gives a bonus up stakes as before', async () => {
  const game = await stack.open(10_000_00)
  await give(game, 'second', 40_00)
  expect(await bet(game, 500_01)).toMatchObject({ message: 'bonusStake' })
  const { requirementList } = await stack.ok('getExchange', {}, game.player)
  const { requirementId } = requirementList.find(({ canGiveUp }) => canGiveUp)!
  await stack.ok('giveUpReward', { requirementId }, game.player)
  expect((await bet(game, 500_01)).name).toBe('ok')
})

test('where one game is open at a time, the newest takes bets and no other', async () => {
  const open = async () => {
    const game = await stack.open()
    const token = await launch(game.player, games.poker)
    return [game, { ...game, gameId: games.poker, token }] as const
  }
  for (const game of await open()) expect((await bet(game)).name).toBe('ok')
  await choose({ profile: 'strict', overrides: {} })
  const [first, second] = await open()
  expect((await bet(first)).name).toBe('tokenExpired')
  expect((await bet(second)).name).toBe('ok')
  await choose(standard)
})

test('a launch in which nobody plays ends after its time', async () => {
  const [idle, played] = [await stack.open(), await stack.open()]
  expect((await bet(played)).name).toBe('ok')
  for (const { playerId } of [idle, played])
    await stack.app.database.run(sql`update play_sessions
      set opened_at = now() - interval '31 minutes' where player_id = ${playerId}`)
  await stack.app.database.transaction((tx) => endIdle.run(tx))
  expect((await bet(idle)).name).toBe('tokenExpired')
  expect((await bet(played)).name).toBe('ok')
})

test('a game is told what its launch allows, by the profile', async () => {
  const game = await stack.open()
  const rules = { leastMs: 0, maxStake: null, mayAutoplay: true, mayHurry: true }
  expect((await balanceOf(game)).rules).toEqual(rules)
  const [told] = moneyCases.filter(({ name }) => name.includes('what a launch allows'))
  await told!.run(game)
  await choose({ profile: 'strict', overrides: {} })
  const strict = { ...rules, mayAutoplay: false, mayHurry: false }
  await expect.poll(async () => (await balanceOf(game)).rules, { timeout: 30_000 }).toEqual(strict)
  await choose(standard)
})

async function launch(player: SignedIn, gameId = games.open): Promise<string> {
  const { gameUrl } = answerOf(await stack.startGame(player, gameId))
  return readLaunch(gameUrl)['token'] ?? ''
}

async function showPapers({ playerId }: SignedIn, birthday: string): Promise<void> {
  const details = { realName: 'Somebody', identityNumber: '1', birthday, occupation: '' }
  const owner = { playerId, secret: stack.app.config.PARLOUR_SECRET }
  const { database } = stack.app
  const sealed = await database.transaction((tx) => sealDetails(tx, owner, details))
  await database.run(sql`
    insert into identity_checks (player_id, state, sealed_details)
    values (${playerId}, 'verified', ${sealed})
    on conflict (player_id) do update set state = 'verified', sealed_details = ${sealed}`)
}
