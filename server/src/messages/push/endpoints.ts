/**
 * Whether we may send to this address: https, at a host of the list or below one, and nothing odd
 * about it. A player says where to, so anything else could be aimed at the house itself.
 */
export function isPushEndpoint(
  text: string,
  { hosts, allowsLoopback }: { hosts: readonly string[]; allowsLoopback: boolean },
): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, port, username, password } = new URL(text)
  if (username !== '' || password !== '') return false
  if (allowsLoopback && protocol === 'http:' && hostname === '127.0.0.1') return true
  if (protocol !== 'https:' || port !== '') return false
  return hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`))
}
