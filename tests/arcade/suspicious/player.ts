import { setTimeout as pause } from 'node:timers/promises'
import type { AnyArcadeGame } from '@parlour/arcade/games/game.ts'
import type { Gunner } from '@parlour/arcade/seas/test-gunner.ts'
import { openGunner } from '@parlour/arcade/seas/test-gunner.ts'
import type { HastyArcade } from './arcade.ts'
import { habitOf } from './habits.ts'

/** What is to be verified: the hash of a revealed seed, or single rounds of a shared chain. */
export type Played = { names: string[]; rounds: number; voids: number }

type Reply = {
  error?: string
  bearer: string
  round: { roundId: string; isOver: boolean } | null
  seeds: { nextCommitment: string }
  revealed: { commitment: string } | null
  history: { roundId: string }[]
}

/** Every so many rounds the player has no money: the round stays as void and is checked too. */
const brokeEvery = 10

export async function playAll(
  arcade: HastyArcade,
  game: AnyArcadeGame,
  rounds: number,
): Promise<Played> {
  const { catalogueId: gameId } = game
  const ask = await sit(arcade.url, gameId)
  if (game.course) return playShared(ask, game, rounds)
  const gunner = game.sea ? await openGunner(arcade.url, gameId, ask.bearer) : null
  return playSolo(arcade, ask, game, rounds, gunner).finally(() => gunner?.leave())
}

async function playSolo(
  arcade: HastyArcade,
  ask: Ask,
  game: AnyArcadeGame,
  rounds: number,
  gunner: Gunner | null,
): Promise<Played> {
  const { begin, goOn } = habitOf(game)
  const played: Played = { names: [], rounds: 0, voids: 0 }
  while (played.rounds < rounds) {
    const isBroke = played.rounds % brokeEvery === brokeEvery - 1 || rounds - played.rounds === 1
    if (isBroke) {
      await arcade.withEmptyPurse(() => ask('act', begin()))
      played.voids++
    }
    let { round, error } = await ask('act', begin())
    if (gunner) await gunner.shoot(shotsAPurse, 100)
    for (let step = 0; round && !round.isOver && goOn; step++)
      ({ round, error } = await ask('act', goOn(step)))
    if (!round) throw new Error(`${game.id}: ${error}`)
    played.rounds++
    arcade.forget()
  }
  const { seeds } = await ask('snapshot')
  const { revealed } = await ask('rotate', {
    playerSeed: 'for-the-seed-after',
    commitment: seeds.nextCommitment,
  })
  if (!revealed) throw new Error(`${game.id}: no seed was revealed`)
  return { ...played, names: [revealed.commitment] }
}

async function playShared(ask: Ask, game: AnyArcadeGame, rounds: number): Promise<Played> {
  const names = new Set<string>()
  const { begin } = habitOf(game)
  while (names.size < rounds) {
    const { round } = await ask('act', begin())
    // Too late for this one: the next opens in a moment.
    if (round) names.add(round.roundId)
    await pause(5)
  }
  const last = [...names].at(-1)
  for (let tries = 0; ; tries++) {
    const { history } = await ask('snapshot')
    if (history.some(({ roundId }) => roundId === last)) break
    if (tries > 2_000) throw new Error(`${game.id}: the last round did not end`)
    await pause(10)
  }
  return { names: [...names], rounds: names.size, voids: 0 }
}

/** Enough to hit something, and never so many that the purse is empty. */
const shotsAPurse = 5

type Ask = {
  (what: 'act' | 'rotate' | 'snapshot', body?: object): Promise<Reply>
  bearer: string
}

async function sit(url: string, gameId: number): Promise<Ask> {
  // Each game has a player of its own, whose seeds are drawn from nowhere else.
  const who = { token: 'token-of-sixteen-signs', playerId: gameId, gameId, currency: 'THB' }
  const base = `${url}/play/${gameId}/`
  const launch = { ...who, locale: 'th-TH', platform: '0', words: 'words-of-the-suspicious' }
  const { bearer, seeds } = await send(`${base}session`, launch)
  const plain = (what: string, body?: object) => send(base + what, body, bearer)
  const ask: Ask = Object.assign(plain, { bearer })
  const commitment = seeds.nextCommitment
  await ask('rotate', { playerSeed: 'chosen-after-the-hash', commitment })
  return ask
}

async function send(url: string, body?: object, bearer = ''): Promise<Reply> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${bearer}` }
  const answer = await fetch(url, {
    headers,
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  })
  return (await answer.json()) as Reply
}
