import { useInfiniteQuery } from '@tanstack/react-query'
import { type CallInput, type CallName, type CallOutput, send } from './api.ts'
import { getQueries } from './queries.ts'

type Paged = { nextCursor: string | null }

/** The calls that answer a long list in parts. */
export type PagedCallName = {
  [N in CallName]: CallOutput<N> extends Paged ? N : never
}[CallName]

/** A long list, read on as far as the player scrolls. `refreshCall` asks for all of it again. */
export function useCallPages<N extends PagedCallName>(name: N, input: CallInput<N>) {
  return useInfiniteQuery(
    {
      queryKey: [name, input, 'pages'],
      initialPageParam: null as string | null,
      queryFn: ({ pageParam: cursor, signal }) =>
        send(name, cursor === null ? input : { ...input, cursor }, { signal }),
      getNextPageParam: (last: CallOutput<N>) => (last as Paged).nextCursor,
    },
    getQueries(),
  )
}
