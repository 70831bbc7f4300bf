const loginPath = '/login'
const home = '/lobby/home'

/** The login page's address, remembering where the visitor was going. */
export function loginPathFrom(wanted: string): string {
  const safe = safePath(wanted)
  return safe && safe !== home ? `${loginPath}?to=${encodeURIComponent(safe)}` : loginPath
}

/** Where to go after signing in: what the login page's address remembers, else home. */
export function returnPath(search: string = location.search): string {
  return safePath(new URLSearchParams(search).get('to') ?? '') ?? home
}

/** The path if it leads to a page of ours other than the login page; null for anything crafted. */
export function safePath(path: string): string | null {
  if (!/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(path)) return null
  const parsed = URL.parse(path, 'https://here.invalid')
  if (parsed?.origin !== 'https://here.invalid') return null
  if (parsed.pathname.startsWith('//') || parsed.pathname === loginPath) return null
  return parsed.pathname + parsed.search + parsed.hash
}
