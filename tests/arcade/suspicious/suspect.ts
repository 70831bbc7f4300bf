import type { AnyArcadeGame } from '@parlour/arcade/games/game.ts'
import type { HastyArcade } from './arcade.ts'
import { playAll } from './player.ts'
import type { Verifier } from './verifier.ts'

export type Finding = {
  game: string
  rounds: number
  voids: number
  mismatches: string[]
  /** Lies that were told and not found. */
  missed: string[]
}

type Lie = { what: string; from: RegExp; to: string }

const changedSeed = { what: 'seed', from: /"serverSeed":"./, to: '"serverSeed":"x' }
const changedOutcome = { what: 'outcome', from: /"winAmount":\d+/, to: '"winAmount":123456' }
const changedSalt = { what: 'salt', from: /"salt":"./, to: '"salt":"~' }
const changedTip = { what: 'tip', from: /"tip":"[0-9a-f]{8}/, to: '"tip":"00000000' }

const changedShot = { what: 'shot', from: /"cost":\d+/, to: '"cost":10000' }

/** Plays, verifies every nonce, then is lied to and must find every lie. */
export async function suspect(
  arcade: HastyArcade,
  verifier: Verifier,
  game: AnyArcadeGame,
  rounds: number,
): Promise<Finding> {
  const played = await playAll(arcade, game, rounds)
  const { isFair, said, faults } = await verifier.verify(played.names)
  const mismatches = isFair || faults.length > 0 ? faults : [said.slice(-500)]
  const counted = `nonces ${rounds + played.voids}, played ${rounds}, void ${played.voids},`
  if (!game.course && !said.includes(counted)) mismatches.push(`not ${counted}`)
  const missed = await listMissed(verifier, game, played.names.slice(0, 1))
  return { game: game.id, rounds: played.rounds, voids: played.voids, mismatches, missed }
}

/** Lies about these that the verifier does not find. */
export async function listMissed(
  verifier: Verifier,
  { course, sea }: AnyArcadeGame,
  names: string[],
): Promise<string[]> {
  const lies: Lie[] = course
    ? [changedSeed, changedOutcome, changedSalt, changedTip]
    : [changedSeed, changedOutcome, ...(sea ? [changedShot] : [])]
  const missed: string[] = []
  for (const { what, from, to } of lies) {
    const { isFair, faults } = await verifier.verify(names, once(from, to))
    if (isFair || faults.length === 0) missed.push(what)
  }
  return missed
}

/** One place in all that is told. */
function once(from: RegExp, to: string): (text: string) => string {
  let isDone = false
  return (text) => {
    if (isDone || !from.test(text)) return text
    isDone = true
    return text.replace(from, to)
  }
}
