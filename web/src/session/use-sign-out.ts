import { goTo } from '../browser/navigation.ts'
import { useText } from '../i18n/use-text.ts'
import { confirm } from '../ui/ask.tsx'
import { clearSession } from './store.ts'

/** Asks, then ends the session and shows the login page. */
export function useSignOut(): () => Promise<void> {
  const t = useText()
  return async () => {
    const isSure = await confirm({
      title: t('frame.logOutAsk'),
      text: t('frame.logOutNote'),
      confirmText: t('frame.logOut'),
      cancelText: t('common.cancel'),
    })
    if (!isSure) return
    clearSession()
    goTo('/login')
  }
}
