/** The page asks for its session before the game's code is here; that takes up the answer. */
export type LaunchingPage = {
  location: { hash: string; search: string; pathname: string }
  launching?: Promise<Response>
}

/** Stands in the page itself, so it is made of nothing but what it is given. */
export function launchEarly(page: LaunchingPage, newWords: () => string): void {
  const { hash, search, pathname } = page.location
  const token = new URLSearchParams(hash.slice(1)).get('token')
  if (!token) return
  const query = Object.fromEntries(new URLSearchParams(search))
  page.launching = fetch(`${pathname}/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...query, token, words: newWords() }),
    // After so long without a word there is no line.
    signal: AbortSignal.timeout(15_000),
  })
}
