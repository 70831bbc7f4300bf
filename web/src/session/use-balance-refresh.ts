import { create } from 'zustand'
import { send } from '../api.ts'
import { failureCode } from '../browser/failures.ts'
import { goTo } from '../browser/navigation.ts'
import { loginPathFrom } from '../browser/return-path.ts'
import { text } from '../i18n/texts.ts'
import { toast } from '../ui/toast.ts'
import { clearSession, findToken, updateDetails, updateUser } from './store.ts'

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
    if (!appUser) return endSession()
    updateUser(appUser)
    updateDetails({ dots })
    toast.show(text('common.refreshSucc'))
  } catch (error) {
    toast.error(text('common.refreshFail', { code: failureCode(error) }))
  } finally {
    useRefresh.setState({ isRefreshing: false })
  }
}

function endSession(): void {
  toast.error(text('common.refreshFail', { code: 401 }))
  if (!findToken()) return
  clearSession()
  goTo(loginPathFrom(location.pathname + location.search), { replace: true })
}
