import { send } from '../calls/api.ts'
import { goTo } from '../browser/navigation.ts'
import { useText } from '../i18n/use-text.ts'
import { confirm } from '../ui/ask.ts'
import { clearSession } from './store.ts'

const patienceMs = 5000

/** Asks, then ends the session, here and on the server, and shows the login page. */
export function useSignOut(): () => Promise<void> {
  const t = useText()
  return async () => {
    const isSure = await confirm({
      title: t('frame.logOutAsk'),
      text: t('frame.logOutNote'),
      confirmText: t('frame.logOut'),
      cancelText: t('common.cancel'),
    })
    if (isSure) await signOut()
  }
}

/** Whoever leaves is out on this device even when the server cannot be reached. */
export async function signOut(): Promise<void> {
  const signal = AbortSignal.timeout(patienceMs)
  await send('logout', {}, { signal, isPublic: true }).catch(() => undefined)
  clearSession()
  goTo('/login')
}
