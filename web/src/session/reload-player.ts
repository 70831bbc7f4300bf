import { send } from '../calls/api.ts'
import { setPlayerState } from './store.ts'

/** Asks for the player's state again, when news of it may have been missed. */
export async function reloadPlayer(): Promise<void> {
  const answer = await send('getAfterLoginInfo', {}).catch(() => null)
  if (answer?.session) setPlayerState(answer.session)
}
