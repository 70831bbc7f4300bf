import { goTo } from '../browser/navigation.ts'
import { loginPathFrom } from '../browser/return-path.ts'
import { clearSession } from './store.ts'

/** The session is over: this device forgets it, and the login page remembers the way. */
export function endSession(): void {
  const wanted = location.pathname + location.search
  clearSession()
  goTo(loginPathFrom(wanted), { replace: true })
}
