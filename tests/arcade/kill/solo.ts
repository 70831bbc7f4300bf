import { setTimeout as pause } from 'node:timers/promises'
import type { AnyArcadeGame } from '@parlour/arcade/games/game.ts'
import { openGunner } from '@parlour/arcade/seas/test-gunner.ts'
import { habitOf } from '../suspicious/habits.ts'
import type { KillHouse } from './house.ts'

type Reply = {
  error?: string
  bearer: string
  round: { roundId: string; isOver: boolean } | null
  revealed: { commitment: string } | null
  seeds: { nextCommitment: string }
}
export type Player = {
  ask: (url: string, what: string, body?: object) => Promise<Reply>
  bearer: string
}

/** Killed while stakes are asked for, while rounds lie open, and while wins are paid. */
export function soloPhases(game: AnyArcadeGame): string[] {
  return habitOf(game).goOn ? ['stake', 'open', 'win'] : ['stake']
}

export async function playSolo(
  house: KillHouse,
  game: AnyArcadeGame,
  phase: string,
  count: number,
): Promise<number> {
  const habit = habitOf(game)
  let url = await house.start({})
  await house.standBy({})
  const players: Player[] = []
  for (let at = 0; at < count; at++) players.push(await sit(url, game.catalogueId, 1000 + at))
  const half = Math.ceil(count / 2)
  const dead = phase === 'stake' ? house.killAt(['bet', 'betWin'], half) : null
  const begun = Promise.all(
    players.map(({ ask }) => ask(url, 'act', habit.begin()).catch(() => null)),
  )
  await (dead ?? begun)
  if (phase !== 'stake') {
    const killed = phase === 'win' ? house.killAt(['win'], half) : null
    const going = players.map((player) =>
      goOn(url, game, player, killed === null).catch(() => null),
    )
    // Somewhere in the middle of what they do.
    if (killed) await killed
    else {
      await Promise.race([Promise.all(going), pause(150)])
      await house.kill()
    }
    await Promise.all(going)
  }
  await begun
  url = await house.start({})
  const seconds = house.seconds()
  await Promise.all(players.map((player) => finish(url, game, player)))
  return seconds
}

/** Launched, with a seed that has its words. What one copy knows of it, the others know too. */
export async function sit(url: string, gameId: number, playerId: number): Promise<Player> {
  const who = { token: 'token-of-sixteen-signs', playerId, gameId, currency: 'THB' }
  const launch = { ...who, locale: 'th-TH', platform: '0', words: 'words-of-a-launch' }
  const { bearer, seeds } = await send(`${url}/play/${gameId}/session`, launch)
  const ask = (at: string, what: string, body?: object) =>
    send(`${at}/play/${gameId}/${what}`, body, bearer)
  await ask(url, 'rotate', { playerSeed: 'words-of-one', commitment: seeds.nextCommitment })
  return { ask, bearer }
}

/** As far as a round goes while the arcade lives; `isSlow` leaves it open. */
async function goOn(url: string, game: AnyArcadeGame, player: Player, isSlow: boolean) {
  const gunner = game.sea ? await openGunner(url, game.catalogueId, player.bearer) : null
  await gunner?.shoot(isSlow ? 1_000 : 6, 100).catch(() => null)
  gunner?.leave()
  const { goOn: next } = habitOf(game)
  for (let step = 0; next && step < (isSlow ? 1 : 20); step++) {
    const { round } = await player.ask(url, 'act', next(step))
    if (round?.isOver) return
  }
}

/** Comes back with the same launch, and plays to the end what is still open. */
async function finish(url: string, game: AnyArcadeGame, { ask }: Player): Promise<void> {
  const { goOn: next } = habitOf(game)
  for (let step = 0; step < 400; step++) {
    const { round, error: refused } = await ask(url, 'snapshot')
    if (refused !== undefined) throw new Error(`${game.id}: ${refused}`)
    if (!round) return
    const { error } = await ask(url, 'act', next?.(step % 5) ?? {})
    if (error === 'settling' || error === 'busy') await pause(20)
  }
  throw new Error(`${game.id} does not end`)
}

async function send(url: string, body?: object, bearer = ''): Promise<Reply> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${bearer}` }
  const answer = await fetch(url, {
    headers,
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  })
  return (await answer.json()) as Reply
}
