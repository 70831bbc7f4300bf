import type { CommissionLine } from '../engine/index.ts'
import type { Invite, State } from './rules.ts'

export type LogLine = Omit<CommissionLine, 'level' | 'phone'> & {
  kind: 'commission' | 'inviter' | 'invitee'
  /** Of invites; what a member staked is masked already. */
  friendId: number | null
  phone: string
}

/** Both sides of the player's invites as lines, the latest day first. */
export function listInviteLines({ invites, invited }: State): LogLine[] {
  const own = invited ? [toLine('invitee')(invited)] : []
  return [...invites.map(toLine('inviter')), ...own].toSorted(byDay)
}

/** Commission and invites in one list: on each day the invites come first. */
export function mergeLines(
  commission: readonly CommissionLine[],
  invites: readonly LogLine[],
): LogLine[] {
  const lines = commission.map(({ level: _level, ...line }): LogLine => {
    return { kind: 'commission', friendId: null, ...line }
  })
  return [...invites, ...lines].toSorted(byDay)
}

function toLine(kind: 'inviter' | 'invitee') {
  return ({ friendId, day, amount }: Invite): LogLine => {
    return { kind, friendId, phone: '', day, stake: 0, rate: 0, amount }
  }
}

function byDay(one: { day: string }, other: { day: string }): number {
  return other.day.localeCompare(one.day)
}
