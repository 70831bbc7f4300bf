import { useEffect, useState } from 'react'
import { send } from '../api.ts'
import { text } from '../i18n/texts.ts'
import { failureCode } from '../site/failures.ts'
import { toast } from '../ui/toast.ts'
import { updateUser } from './store.ts'

export const refreshGapMs = 5000

/** The refresh of the balance: at most once every five seconds, told by toasts. */
export function useBalanceRefresh() {
  const [isRefreshing, setIsRefreshing] = useState(false)
  const [isPausing, setIsPausing] = useState(false)

  useEffect(() => {
    if (!isPausing) return undefined
    const timer = setTimeout(() => setIsPausing(false), refreshGapMs)
    return () => clearTimeout(timer)
  }, [isPausing])

  const refresh = async (): Promise<void> => {
    setIsRefreshing(true)
    setIsPausing(true)
    await refreshBalance()
    setIsRefreshing(false)
  }

  return { isRefreshing, canRefresh: !isPausing, onRefresh: () => void refresh() }
}

async function refreshBalance(): Promise<void> {
  toast.loading(text('frame.refreshBalance'))
  try {
    const { appUser } = await send('refreshData', {})
    if (appUser) updateUser(appUser)
    toast.show(text('common.refreshSucc'))
  } catch (error) {
    toast.error(text('common.refreshFail', { code: failureCode(error) }))
  }
}
