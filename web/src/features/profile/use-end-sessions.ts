import { useState } from 'react'
import { send } from '../../calls/api.ts'
import { useText } from '../../i18n/use-text.ts'
import { showFailure } from '../../calls/show-failure.ts'
import { refreshCall } from '../../calls/answer-store.ts'
import { confirm } from '../../ui/ask.ts'
import { toast } from '../../ui/toast.ts'

/** Signs other devices out: one, or all of them. Asks first. */
export function useEndSessions() {
  const t = useText()
  const [isBusy, setIsBusy] = useState(false)
  const ask = (title: string) =>
    confirm({
      title,
      text: t('profile.deviceEndNote'),
      confirmText: t('profile.deviceEnd'),
      cancelText: t('common.cancel'),
    })
  const end = async (sessionId: string | undefined, say: (revoked: number) => string) => {
    setIsBusy(true)
    try {
      const { revoked } = await send('revokeSession', { sessionId })
      toast.show(say(revoked))
    } catch (error) {
      showFailure(error)
    } finally {
      // A device that left by itself is gone from the list too.
      await refreshCall('listSessions')
      setIsBusy(false)
    }
  }
  return {
    isBusy,
    endOne: async (sessionId: string, device: string) => {
      if (await ask(t('profile.deviceEndAsk', { device })))
        await end(sessionId, () => t('profile.deviceEnded'))
    },
    endOthers: async () => {
      if (await ask(t('profile.othersEndAsk')))
        await end(undefined, (count) => t('profile.othersEnded', { count }))
    },
  }
}
