import { create } from 'zustand'
import { send } from '../calls/api.ts'
import { failureCode } from '../calls/failures.ts'
import { text } from '../i18n/texts.ts'
import { toast } from '../ui/toast.ts'
import { endSession } from './end-session.ts'
import { findToken, updateDetails, updateUser } from './store.ts'

export const refreshGapMs = 5000

/** One pause for all refresh buttons: header and menu ask the same question. */
const useRefresh = create(() => ({ isRefreshing: false, isPausing: false }))

/** The refresh of the balance: at most once every five seconds, told by toasts. */
export function useBalanceRefresh() {
  const { isRefreshing, isPausing } = useRefresh()
  return { isRefreshing, canRefresh: !isPausing, onRefresh: () => void refreshBalance() }
}

export async function refreshBalance(): Promise<void> {
  if (useRefresh.getState().isPausing) return
  useRefresh.setState({ isRefreshing: true, isPausing: true })
  setTimeout(() => useRefresh.setState({ isPausing: false }), refreshGapMs)
  toast.loading(text('frame.refreshBalance'))
  try {
    const { appUser, dots } = await send('refreshData', {})
    // The call is open to visitors: no player in its answer means that the session is over.
    if (!appUser) return leave()
    updateUser(appUser)
    updateDetails({ dots })
    toast.show(text('common.refreshSucc'))
  } catch (error) {
    toast.error(text('common.refreshFail', { code: failureCode(error) }))
  } finally {
    useRefresh.setState({ isRefreshing: false })
  }
}

function leave(): void {
  toast.error(text('common.refreshFail', { code: 401 }))
  if (findToken()) endSession()
}
