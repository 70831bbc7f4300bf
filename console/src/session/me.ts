import type { Permission } from '@parlour/contract/operator/roles.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { queries } from '../calls/queries.ts'
import type { CallOutput } from '../calls/send.ts'
import { CallFailure, send } from '../calls/send.ts'
import { setZone } from '../i18n/zone.ts'

export type Me = CallOutput<'getMe'>
const key = ['me']
const endedKey = ['ended']
const refreshMs = 60_000
const touchMs = 60_000

/** Who is signed in; null when nobody is. */
export function useMe() {
  return useQuery<Me | null, CallFailure>({
    queryKey: key,
    queryFn: readMe,
    refetchInterval: refreshMs,
  })
}

export function useMay(permission: Permission): boolean {
  const { data: me } = useMe()
  return me?.permissionList.includes(permission) ?? false
}

/** Whoever writes is here, though nothing is sent yet: the session hears of it once a minute. */
export function useTouch(): void {
  useEffect(() => {
    let told = Date.now()
    const hear = () => {
      if (Date.now() - told < touchMs) return
      told = Date.now()
      void send('getMe', {}).catch(() => undefined)
    }
    window.addEventListener('input', hear)
    return () => window.removeEventListener('input', hear)
  }, [])
}

export async function readMe(): Promise<Me | null> {
  try {
    const isBackground = queries.getQueryData(key) !== undefined
    const me = await send('getMe', {}, { isBackground })
    setZone(me.timeZone)
    return me
  } catch (failure) {
    if (failure instanceof CallFailure && failure.status === 401) return null
    throw failure
  }
}

/** The session is over: nothing of it stays in the browser. */
export function forgetMe({ isOwnWish = false } = {}): void {
  const hadOne = Boolean(queries.getQueryData(key))
  if (hadOne) queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== key[0] })
  if (hadOne && !isOwnWish) queries.setQueryData(endedKey, true)
  // Not taken out with the others: the page that shows it would not hear of its end.
  queries.setQueryData(key, null)
}

/** Whether a session ended here by itself. */
export function hasEnded(): boolean {
  return queries.getQueryData(endedKey) === true
}

export async function enter(): Promise<void> {
  queries.setQueryData(key, await readMe())
}
