import type { UseQueryResult } from '@tanstack/react-query'
import { keepPreviousData, QueryClient, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { CallFailure, CallInput, CallName, CallOutput } from './send.ts'
import { send } from './send.ts'
import { isTold } from './topics.ts'

const refreshMs = 15_000
/** Also of what is told: how long something has waited comes with time alone. */
const slowMs = 60_000

export const queries = new QueryClient({
  defaultOptions: {
    queries: { retry: false, refetchOnWindowFocus: true, staleTime: 2_000 },
  },
})

/** A call's answer, kept fresh while it is looked at. What the page asks itself touches nothing. */
export function useAnswer<N extends CallName>(
  name: N,
  input: CallInput<N>,
  { isOn = true, isLive = true, keepsLast = false } = {},
): UseQueryResult<CallOutput<N>, CallFailure> {
  return useQuery<CallOutput<N>, CallFailure>({
    queryKey: [name, input],
    enabled: isOn,
    meta: { isLive },
    refetchInterval: () => isLive && (isTold(name) ? slowMs : refreshMs),
    ...(keepsLast && { placeholderData: keepPreviousData }),
    // What is no list that others work on stays as it was read: reading it may be written down.
    ...(!isLive && { staleTime: Infinity, refetchOnWindowFocus: false }),
    queryFn: () => {
      const isBackground = queries.getQueryData([name, input]) !== undefined
      return send(name, input, { isBackground })
    },
  })
}

/** Asks for what is likely opened next, so that it is there at once. */
export function useReady<N extends CallName>(name: N, inputs: readonly CallInput<N>[]): void {
  const wanted = JSON.stringify(inputs)
  useEffect(() => {
    for (const input of JSON.parse(wanted) as CallInput<N>[])
      void queries.prefetchQuery({
        queryKey: [name, input],
        staleTime: slowMs,
        queryFn: () => send(name, input, { isBackground: true }),
      })
  }, [name, wanted])
}

/** After an act everything that is shown is asked for anew. */
export function refreshAll(): Promise<void> {
  return queries.invalidateQueries({ predicate: ({ meta }) => meta?.['isLive'] !== false })
}
