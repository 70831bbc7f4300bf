import { QueryClient, useQuery } from '@tanstack/react-query'
import { getAnswerStore } from './answer-store.ts'
import { CallFailure, type CallInput, type CallName, type CallOutput, send } from './api.ts'

/**
 * Answers are kept half a minute; what changes sooner is told by the event stream. Hooks are given
 * this client themselves instead of by a provider, so that a page without queries does not load it.
 */
export function getQueries(): QueryClient {
  return getAnswerStore(makeQueries)
}

type CallOptions<N extends CallName> = {
  enabled?: boolean
  staleTime?: number
  /** How long until it is asked again by itself, by what was answered last. */
  askAgainMs?: (answer: CallOutput<N> | undefined) => number | false
}

/** The answer of a reading call, kept and shared between components. */
export function useCall<N extends CallName>(
  name: N,
  input: CallInput<N>,
  { askAgainMs, ...options }: CallOptions<N> = {},
) {
  return useQuery<CallOutput<N>>(
    {
      queryKey: [name, input],
      queryFn: ({ signal }) => send(name, input, { signal }),
      ...(askAgainMs && { refetchInterval: ({ state }) => askAgainMs(state.data) }),
      ...options,
    },
    getQueries(),
  )
}

function makeQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        gcTime: 10 * 60_000,
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
        retry: shouldRetry,
      },
    },
  })
}

/** A refusal would only be repeated; a lost connection is worth one more try. */
function shouldRetry(failures: number, error: Error): boolean {
  return !(error instanceof CallFailure) && failures < 1
}
