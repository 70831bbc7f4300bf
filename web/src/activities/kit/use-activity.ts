import { useEffect } from 'react'
import type { CallInput, CallName, CallOutput } from '../../calls/api.ts'
import { noteServerMoment } from '../../browser/clock.ts'
import { onServerEvent } from '../../browser/server-events.ts'
import { refreshCall } from '../../calls/answer-store.ts'
import { useCall } from '../../calls/queries.ts'
import { refreshActivities } from './activities-store.ts'
import { isRefusal } from './failures.ts'

type Options<N extends CallName> = Parameters<typeof useCall<N>>[2]

/**
 * The answer of an activity's reading call: asked anew when the page opens and when the server
 * tells that something moved. Its `serverTime` sets the clock the countdowns go by.
 */
export function useActivity<N extends CallName>(
  name: N,
  input: CallInput<N>,
  options?: Options<N>,
) {
  const asked = useCall(name, input, { staleTime: 0, ...options })
  const { data, dataUpdatedAt, error } = asked
  const serverTime = findServerTime(data)

  useEffect(() => {
    if (serverTime !== null) noteServerMoment(serverTime, dataUpdatedAt)
  }, [serverTime, dataUpdatedAt])

  // What the list promised is not so any more.
  useEffect(() => {
    if (isRefusal(error)) void refreshActivities()
  }, [error])

  useEffect(() => onServerEvent('activities', () => void refreshCall(name)), [name])
  return asked
}

function findServerTime<N extends CallName>(data: CallOutput<N> | undefined): number | null {
  const { serverTime = null } = (data ?? {}) as { serverTime?: number | null }
  return serverTime
}
