import { onServerEvent } from '../browser/server-events.ts'
import { refreshCall } from '../calls/answer-store.ts'
import { useCall } from '../calls/queries.ts'
import { useIsLoggedIn } from './store.ts'

const nothing = { red0: 0, red1: 0, red2: 0 }

onServerEvent('mail', () => void refreshMail())

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

/** Whatever shows mail asks for it again: something came, was read, claimed or deleted. */
export async function refreshMail(): Promise<void> {
  await Promise.all([refreshCall('getMail2'), refreshCall('hasMailUnread')])
}
