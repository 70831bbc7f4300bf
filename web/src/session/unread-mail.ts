import { useCall } from '../calls/queries.ts'
import { useIsLoggedIn } from './store.ts'

const nothing = { red0: 0, red1: 0, red2: 0 }

/** How many unread mails each box holds; none for a visitor. */
export function useUnreadMail() {
  const isLoggedIn = useIsLoggedIn()
  const { data, isFetched } = useCall('hasMailUnread', {}, { enabled: isLoggedIn })
  const { red0, red1, red2 } = data ?? nothing
  return {
    red0,
    red1,
    red2,
    total: red0 + red1 + red2,
    isKnown: data !== undefined,
    /** Nothing more to wait for: the numbers are here, or will not come. */
    isSettled: isFetched,
  }
}
