import type { Database } from '@parlour/server/frame/db.ts'
import type { WrittenEntry } from '../entries.ts'
import { listWritten } from '../entries.ts'

export type Journal = ReturnType<typeof createJournal>

/** The safe box chooses its keys itself: here they all have this one. */
export const safeboxKey = 'safebox'
/** And so do spendings of points and claims, which count what came before them. */
export const spentKey = 'points'
export const claimKey = (activity: string) => `activity ${activity}`

/** Posted by itself, whenever that suits: its sum is looked at, not its parts. */
const byItself = 'points_earned'

/** What one player was told has happened, as the ledger must have written it down. */
export function createJournal(playerId: number) {
  const lines: WrittenEntry[] = []
  return {
    add(kind: string, key: string, changes: Record<string, number>): void {
      for (const [account, amount] of Object.entries(changes))
        lines.push({ account, kind, amount, key })
    },
    get size() {
      return lines.length
    },
    /** All that a kind has moved on an account. */
    sum(kind: string, account: string): number {
      const found = lines.filter((line) => line.kind === kind && line.account === account)
      return found.reduce((total, { amount }) => total + amount, 0)
    },
    /** What is missing in the ledger and what is there too often, in words; empty when all is. */
    async compare(database: Database): Promise<string[]> {
      const all = await listWritten(database, playerId)
      const written = all.filter(({ kind }) => kind !== byItself)
      const found = differences(lines.map(toText), written.map(toText))
      return found.map((one) => `${playerId}: ${one}`)
    },
  }
}

function toText({ account, kind, amount, key }: WrittenEntry): string {
  return `${kind} ${knownAs(key)} ${account} ${amount}`
}

function knownAs(key: string): string {
  const [what, _playerId, activity = ''] = key.split(':')
  if (what === 'activity') return claimKey(activity)
  return what === safeboxKey || what === spentKey ? what : key
}

function differences(told: string[], written: string[]): string[] {
  const left = new Map<string, number>()
  for (const text of told) left.set(text, (left.get(text) ?? 0) + 1)
  for (const text of written) left.set(text, (left.get(text) ?? 0) - 1)
  return [...left].flatMap(([text, count]) => {
    if (count === 0) return []
    return count > 0 ? [`acknowledged and lost: ${text}`] : [`too many by ${-count}: ${text}`]
  })
}
