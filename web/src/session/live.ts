import { findToken, useSession } from './store.ts'

let isHearing = false

/** The event stream is open exactly while somebody is signed in and looking. */
export function followServer(): void {
  let closing = new AbortController()
  let openFor: string | null = null

  const settle = (): void => {
    const wanted = document.visibilityState === 'visible' ? findToken() : null
    if (wanted === openFor) return
    closing.abort()
    closing = new AbortController()
    openFor = wanted
    if (wanted) void openStream(wanted, closing.signal)
  }

  useSession.subscribe(settle)
  document.addEventListener('visibilitychange', settle)
  settle()
}

/** A visitor needs no stream, so its code comes with the first sign-in. */
async function openStream(token: string, signal: AbortSignal): Promise<void> {
  const parts = await Promise.all([import('../browser/stream.ts'), import('./news.ts')]).catch(
    () => null,
  )
  if (!parts) return
  const [{ keepStreamOpen }, { hearNews }] = parts
  if (!isHearing) hearNews()
  isHearing = true
  await keepStreamOpen(token, signal)
}
