import type { Database } from '@parlour/server/db.ts'
import type { WrittenEntry } from '@parlour/server/wallet/test-entries.ts'
import { listWritten } from '@parlour/server/wallet/test-entries.ts'

export type Journal = ReturnType<typeof createJournal>

/** The safe box chooses its keys itself: here they all have this one. */
export const safeboxKey = 'safebox'

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
    /** What is missing in the ledger and what is there too often, in words; empty when all is. */
    async compare(database: Database): Promise<string[]> {
      const written = await listWritten(database, playerId)
      const found = differences(lines.map(toText), written.map(toText))
      return found.map((one) => `${playerId}: ${one}`)
    },
  }
}

function toText({ account, kind, amount, key }: WrittenEntry): string {
  const known = key.startsWith(`${safeboxKey}:`) ? safeboxKey : key
  return `${kind} ${known} ${account} ${amount}`
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
