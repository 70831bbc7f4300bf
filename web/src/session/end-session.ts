import { goTo } from '../browser/navigation.ts'
import { loginPathFrom } from '../browser/return-path.ts'
import { clearSession } from './store.ts'

/** Who is there has ended every session, this one too, and is told so on that page. */
const disownPath = '/not-me'

/** The session is over: this device forgets it, and the login page remembers the way. */
export function endSession(): void {
  const wanted = location.pathname + location.search
  clearSession()
  if (location.pathname !== disownPath) goTo(loginPathFrom(wanted), { replace: true })
}
