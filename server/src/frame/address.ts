import { isIPv6 } from 'node:net'

/**
 * Who is counted as one at an address: an IPv4 address, or the /64 that a household is given by
 * IPv6 and can draw new addresses from at will.
 */
export function householdOf(address: string): string {
  const plain = withoutMapping(address)
  return isIPv6(plain) ? firstGroups(plain, 4) : plain
}

/** The neighbourhood: a /24 of IPv4, a /48 of IPv6. */
export function networkOf(address: string): string {
  const plain = withoutMapping(address)
  return isIPv6(plain) ? firstGroups(plain, 3) : plain.split('.').slice(0, 3).join('.')
}

/** An IPv4 address may come written as one of IPv6. */
function withoutMapping(address: string): string {
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address
}

function firstGroups(address: string, count: number): string {
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::')
  const [before, after] = [groupsOf(head), groupsOf(tail ?? '')]
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0')
  const groups = [...before, ...zeros, ...after].slice(0, count)
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')
}

const groupsOf = (text: string) => (text === '' ? [] : text.split(':'))
