import { onServerEvent } from '../browser/server-events.ts'
import { refreshAnswers, refreshCall } from '../calls/answer-store.ts'
import { send } from '../calls/api.ts'
import { readBalanceNews, type Seen } from './balances.ts'
import { endSession } from './end-session.ts'
import { reloadPlayer } from './reload-player.ts'
import { findToken, updateDetails, updateUser, useSession } from './store.ts'

/** Keeps the player's state in step with what the server tells of it. */
export function followPlayer(): void {
  let seen: Seen = {}
  let heardFor: string | null = null

  onServerEvent('balance', (payload) => {
    const news = readBalanceNews(seen, payload ?? {})
    seen = news.seen
    updateUser(news.changed)
  })
  // The first hello of a session follows fresh answers; a later one follows a silence.
  onServerEvent('hello', () => {
    const token = findToken()
    if (heardFor === token) void reloadPlayer()
    else seen = {}
    heardFor = token
  })
  onServerEvent('resync', () => void reloadPlayer())
  onServerEvent('resync', refreshAnswers)
  onServerEvent('mail', () => void refreshMail())
  onServerEvent('notes', () => void hearBell())
  onServerEvent('signedOut', leave)
}

/** Whatever shows mail asks for it again: something came, was read, claimed or deleted. */
export async function refreshMail(): Promise<void> {
  await Promise.all([refreshCall('getMail2'), refreshCall('hasMailUnread'), lightMailDot()])
}

/** The menus' dot, wherever the player is: the answer is asked for though no page shows mail. */
async function lightMailDot(): Promise<void> {
  const unread = await send('hasMailUnread', {}).catch(() => null)
  const dots = useSession.getState().details?.dots
  if (!unread || !dots) return
  const hasMail = unread.red0 + unread.red1 + unread.red2 > 0
  if (dots.hasMail !== hasMail) updateDetails({ dots: { ...dots, hasMail } })
}

/** Signed out from another device, or by a new password. */
function leave(): void {
  if (findToken()) endSession()
}

let lastRing = 0

/** Counted anew: two that ring together do not know of each other. The last answer holds. */
async function hearBell(): Promise<void> {
  const ring = ++lastRing
  void refreshCall('getNotes')
  const told = await send('getNotes', { limit: 1 }).catch(() => null)
  if (told && ring === lastRing) updateDetails({ unreadNotes: told.unread })
}
