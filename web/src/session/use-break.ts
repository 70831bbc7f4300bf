import { goTo } from '../browser/navigation.ts'
import { type CallInput, send } from '../calls/api.ts'
import { showFailure } from '../calls/show-failure.ts'
import { usePress } from '../calls/use-press.ts'
import { useText } from '../i18n/use-text.ts'
import { confirm } from '../ui/ask.ts'
import { clearSession } from './store.ts'

/** Asks once. With the answer every sign-in has ended, this one too: the page begins anew. */
export function useBreak() {
  const t = useText()
  return usePress(async (wish: CallInput<'takeBreak'>, lengthText: string) => {
    const isSure = await confirm({
      title: t('limits.ask', { length: lengthText }),
      text: t('limits.askNote'),
      confirmText: t('limits.begin'),
      cancelText: t('common.cancel'),
    })
    if (!isSure) return
    try {
      await send('takeBreak', wish)
      clearSession()
      goTo('/login', { replace: true })
    } catch (error) {
      showFailure(error)
    }
  })
}
