import type { BreakWish } from '@parlour/contract/break-lengths.ts'
import type { Tx } from '../frame/db.ts'
import { lockPlayer } from '../players/index.ts'
import { endRequirements, moveRules } from '../wallet/index.ts'
import { noteChange, noteLapsed } from './changes.ts'
import type { Pause } from './pauses.ts'
import { askReturn, pauseOf, wouldShorten } from './pauses.ts'
import { dropRaises, readChosen, writePause } from './records.ts'

/** What later modules do in the same transaction: orders, games and sign-ins end. */
export type CloseEverything = (tx: Tx, playerId: number) => Promise<void>

/**
 * Pauses play with everything that follows from it, or not at all. Who asks for it, the player or
 * the house, the rules are the same: false would shorten another.
 */
export async function takeBreak(
  tx: Tx,
  playerId: number,
  wish: BreakWish & { isByHouse?: boolean },
  closeEverything: CloseEverything,
): Promise<Pause | false> {
  await lockPlayer(tx, playerId)
  const { pause: running, now } = await readChosen(tx, playerId)
  const pause = pauseOf(wish, now)
  if (wouldShorten(running, pause, now)) return false
  await writePause(tx, playerId, pause)
  await noteLapsed(tx, playerId)
  await dropRaises(tx, playerId)
  const { isByHouse = false } = wish
  await noteChange(tx, playerId, { what: pause.kind, isByHouse, untilTime: pause.until })
  await closeEverything(tx, playerId)
  await moveRules(tx, playerId)
  if (pause.kind === 'exclusion') await endRequirements(tx, playerId)
  return pause
}

export async function askToReturn(tx: Tx, playerId: number) {
  await lockPlayer(tx, playerId)
  const { pause, now } = await readChosen(tx, playerId)
  const asked = askReturn(pause, now)
  if (typeof asked === 'string') return asked
  await writePause(tx, playerId, asked)
  await noteChange(tx, playerId, { what: 'returnAsked', untilTime: asked.endsAt })
  return null
}
