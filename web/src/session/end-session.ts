import { goTo } from '../browser/navigation.ts'
import { loginPathFrom } from '../browser/return-path.ts'
import { clearSession } from './store.ts'

let isStaying = false

/** For a page that ends every session, this one too, and tells so itself. Answers the way back. */
export function stayWhenEnded(): () => void {
  isStaying = true
  return () => {
    isStaying = false
  }
}

/** The session is over: this device forgets it, and the login page remembers the way. */
export function endSession(): void {
  const wanted = location.pathname + location.search
  clearSession()
  if (!isStaying) goTo(loginPathFrom(wanted), { replace: true })
}
