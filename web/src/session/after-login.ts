import { playerStateKeys } from '@parlour/contract/player-state.ts'
import { type CallOutput, send } from '../calls/api.ts'
import { describeDevice } from '../browser/device.ts'
import { clientVersion } from '../browser/envelope.ts'
import { CallFailure } from '../calls/failures.ts'
import { clearSession, findToken, setPlayerState } from './store.ts'

/**
 * Takes the player's state and answers what came with it: the site's settings, when they changed.
 * Null for a visitor and for a session that is over: then the page goes on as a visitor's.
 */
export async function loadPlayer(gameListVersion: string): Promise<CallOutput<'appConfig'> | null> {
  if (!findToken()) return null
  const asked = { gameListVersion, version: clientVersion, ...describeDevice() }
  try {
    const answer = await send('getAfterLoginInfoWeb', asked, { isPublic: true })
    setPlayerState(answer)
    return withoutPlayer(answer)
  } catch (error) {
    if (error instanceof CallFailure && error.code === 401) clearSession()
    return null
  }
}

function withoutPlayer(answer: CallOutput<'getAfterLoginInfoWeb'>): CallOutput<'appConfig'> {
  const ofPlayer: readonly string[] = playerStateKeys
  const ofSite = Object.entries(answer).filter(([key]) => !ofPlayer.includes(key))
  return Object.fromEntries(ofSite) as CallOutput<'appConfig'>
}
