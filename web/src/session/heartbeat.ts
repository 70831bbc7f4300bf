import { send } from '../calls/api.ts'
import { onSignIn, onSignOut } from './changes.ts'

export const heartbeatMs = 60_000

/** Says once a minute that the player is here, exactly while somebody is signed in. */
export function keepHeartbeat(): void {
  let timer: ReturnType<typeof setInterval> | undefined
  const stop = () => clearInterval(timer)
  onSignIn(() => {
    stop()
    timer = setInterval(beat, heartbeatMs)
  })
  onSignOut(stop)
}

/** The game being played, which only the game's own page knows. */
export function findPlayedGame({ pathname, search }: Pick<Location, 'pathname' | 'search'>) {
  const asked = pathname === '/start' ? new URLSearchParams(search).get('gameId') : null
  const gameId = Number(asked)
  return Number.isSafeInteger(gameId) && gameId > 0 ? gameId : undefined
}

function beat(): void {
  // A lost beat is made good by the next one; a session that is over ends by its answer.
  send('online', { gameId: findPlayedGame(location) }).catch(() => undefined)
}
