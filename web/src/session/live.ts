import { findToken, useSession } from './store.ts'

let isHearing = false

/** What hears the news, as main puts it together. */
type LoadNews = () => Promise<{ hearNews: () => void }>

/** The event stream is open exactly while somebody is signed in and looking. */
export function followServer(loadNews: LoadNews): void {
  let closing = new AbortController()
  let openFor: string | null = null

  const settle = (): void => {
    const wanted = document.visibilityState === 'visible' ? findToken() : null
    if (wanted === openFor) return
    closing.abort()
    closing = new AbortController()
    openFor = wanted
    if (wanted) void openStream(loadNews, wanted, closing.signal)
  }

  useSession.subscribe(settle)
  document.addEventListener('visibilitychange', settle)
  settle()
}

/** A visitor needs no stream, so its code comes with the first sign-in. */
async function openStream(loadNews: LoadNews, token: string, signal: AbortSignal): Promise<void> {
  const parts = await Promise.all([import('../browser/stream.ts'), loadNews()]).catch(() => null)
  if (!parts) return
  const [{ keepStreamOpen }, { hearNews }] = parts
  if (!isHearing) hearNews()
  isHearing = true
  await keepStreamOpen(token, signal)
}
