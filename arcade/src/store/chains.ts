import { chainOf } from '../fair/chain.ts'
import { commitmentOf, newServerSeed } from '../fair/seeds.ts'
import type { Store } from './open.ts'

/** Seeds of many shared rounds, published by the hash of the first before any is used. */
export type Chain = {
  chainId: number
  gameId: number
  /** Its first commitment; every later seed leads back to it, hash by hash. */
  tip: string
  madeAtMs: number
  /** Public words, fixed after the tip was published. */
  salt: string | null
  saltedAtMs: number | null
  length: number
  used: number
}

const chainLength = 10_000

/** The chain in use and the one after it: the tip of that is committed by every round of this. */
export function chainsInUse(store: Store, gameId: number, nowMs: number): [Chain, Chain] {
  const [current, next] = listChains(store, gameId).filter(({ used, length }) => used < length)
  if (current && next) return [current, next]
  const secret = newServerSeed()
  const tip = commitmentOf(chainOf(secret, chainLength)[0] ?? '')
  store
    .prepare('insert into chains (game_id, secret, length, tip, made_at) values (?, ?, ?, ?, ?)')
    .run(gameId, secret, chainLength, tip, nowMs)
  return chainsInUse(store, gameId, nowMs)
}

/** The oldest first. Those from before tips were published have none and are left out. */
export function listChains(store: Store, gameId: number): Chain[] {
  return store
    .prepare(`select * from chains where game_id = ? and tip <> '' order by chain_id`)
    .all(gameId)
    .map(toChain)
}

/** Once for good. */
export function saltChain(store: Store, { chainId }: Chain, salt: string, nowMs: number): void {
  store
    .prepare('update chains set salt = ?, salted_at = ? where chain_id = ? and salt is null')
    .run(salt, nowMs, chainId)
}

/** The next seed and its place in the chain, counted from 1. */
export function takeLink(store: Store, { chainId }: Chain): { seed: string; position: number } {
  const row = store
    .prepare('update chains set used = used + 1 where chain_id = ? returning used, secret, length')
    .get(chainId)
  const position = Number(row?.used)
  const seed = chainOf(String(row?.secret), Number(row?.length))[position - 1]
  if (seed === undefined) throw new Error(`chain ${chainId} is used up`)
  return { seed, position }
}

/** What stands in for a player's words in every round of a chain. */
export function wordsOfChain(salt: string, nextTip: string): string {
  return `${salt}.${nextTip}`
}

function toChain(row: Record<string, unknown>): Chain {
  return {
    chainId: Number(row.chain_id),
    gameId: Number(row.game_id),
    tip: String(row.tip),
    madeAtMs: Number(row.made_at),
    salt: typeof row.salt === 'string' ? row.salt : null,
    saltedAtMs: row.salted_at === null ? null : Number(row.salted_at),
    length: Number(row.length),
    used: Number(row.used),
  }
}
