import type { QueryClient } from '@tanstack/react-query'
import type { CallName } from './api.ts'

/** None until the first page asks for an answer: most visits load no queries at all. */
let store: QueryClient | null = null

export function getAnswerStore(make: () => QueryClient): QueryClient {
  return (store ??= make())
}

/** Asks again for the answers of a call, whatever its input was. */
export async function refreshCall(name: CallName): Promise<void> {
  await store?.invalidateQueries({ queryKey: [name] })
}

/** Another call's answer says how these read now: what they have in common is taken over. */
export async function mergeAnswer(name: CallName, answer: object): Promise<void> {
  const queryKey = [name]
  // One that is on its way may know less, and comes later.
  await store?.cancelQueries({ queryKey })
  store?.setQueriesData<object>({ queryKey }, (now) => {
    const known = Object.entries(answer).filter(([field]) => now && field in now)
    return now && { ...now, ...Object.fromEntries(known) }
  })
}

/** The server may have missed telling something: what is shown is asked for again. */
export function refreshAnswers(): void {
  void store?.invalidateQueries()
}

/** They were the answers to whoever has signed out. */
export function forgetAnswers(): void {
  store?.clear()
}
