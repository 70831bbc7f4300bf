/**
 * Whether a pay page may be framed: a page of somebody else, over https; over plain http only on
 * this very machine's name, as in the demo. Ours never: a frame of our own origin with scripts
 * could step out of its sandbox. The server and the page's policy check the host once more.
 */
export function canFrame(payUrl: string, here: { origin: string; hostname: string }): boolean {
  const page = URL.parse(payUrl)
  if (!page || page.username !== '' || page.password !== '') return false
  if (page.origin === here.origin) return false
  if (page.protocol === 'https:') return true
  return page.protocol === 'http:' && page.hostname === here.hostname
}
