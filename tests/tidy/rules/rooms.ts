import { isTest, rooms as allRooms, roomOf } from '../places.ts'
import type { Rule } from '../rule.ts'
import type { Link } from '../tree.ts'

/**
 * Which rooms a room may draw from. Tests, scripts and the settings at the root: any. A test inside
 * a room may use what tests/ starts for it.
 */
const sources: Record<string, readonly string[]> = {
  contract: [],
  server: ['contract'],
  web: ['contract'],
  console: ['contract'],
  arcade: ['contract'],
  sandbox: [],
  art: [],
}

const walletProtocol = 'contract/src/wallet-protocol.ts'
const forTests = /^(vitest|fast-check|node:.*)$/

export const rooms: Rule = {
  name: 'rooms',
  check: ({ links }) =>
    links.flatMap((link) => {
      const message = findTrespass(link) ?? findForeignPackage(link)
      return message === null ? [] : [{ path: link.path, line: link.line, message }]
    }),
}

function findTrespass({ path, target, specifier }: Link): string | null {
  const room = roomOf(path) ?? ''
  const other = target === null ? null : roomOf(target)
  const allowed = sources[room]
  if (target === null || !allowed || room === other) return null
  if (other === 'tests' && isTest(path)) return null
  if (other === null) return `${specifier} is outside every room: ${room} may not import it`
  if (!allowed.includes(other)) return `${room} may not import ${other}: ${say(allowed)}`
  if (room === 'arcade' && target !== walletProtocol) {
    return `the arcade knows the platform only by @parlour/contract/wallet-protocol.ts`
  }
  if (!specifier.startsWith('@parlour/')) {
    return `a relative path may not leave the room: write ${toPackagePath(target)}`
  }
  return null
}

function findForeignPackage({ path, packageName }: Link): string | null {
  if (roomOf(path) !== 'contract' || packageName === null || packageName === 'zod') return null
  if (isTest(path) && forTests.test(packageName)) return null
  return `the contract imports zod and its own files only, not ${packageName}`
}

function say(allowed: readonly string[]): string {
  return allowed.length > 0
    ? `it may import ${allowed.join(', ')} only`
    : `it imports no other room (${allRooms.join(', ')})`
}

function toPackagePath(target: string): string {
  return `@parlour/${target.replace('/src/', '/')}`
}
