import type { User } from './store.ts'

type Wallet = 'coin' | 'points' | 'safebox'
/** Balances by account, each with the number of the entry that made it. */
export type BalanceNews = Partial<Record<Wallet, number>> & {
  seqs?: Partial<Record<Wallet, number>>
}
export type Seen = Partial<Record<Wallet, number>>

const fields = { coin: 'coin', points: 'lottery', safebox: 'safebox' } as const

/** What a piece of news changes. News can overtake each other: an older one changes nothing. */
export function readBalanceNews(
  seen: Seen,
  news: BalanceNews,
): { changed: Partial<User>; seen: Seen } {
  const changed: Partial<User> = {}
  const next = { ...seen }
  for (const [wallet, field] of Object.entries(fields) as [
    Wallet,
    'coin' | 'lottery' | 'safebox',
  ][]) {
    const balance = news[wallet]
    const seq = news.seqs?.[wallet] ?? 0
    if (typeof balance !== 'number' || seq < (seen[wallet] ?? 0)) continue
    changed[field] = balance
    next[wallet] = seq
  }
  return { changed, seen: next }
}
