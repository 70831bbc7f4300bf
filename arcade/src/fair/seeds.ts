import { hash, randomBytes } from 'node:crypto'
import { z } from 'zod'

/** Everything a round's chance comes from. The player knows all but the server seed beforehand. */
export type FairSeeds = {
  /** 64 hexadecimal digits, secret until revealed. */
  serverSeed: string
  /** The player's own words. */
  playerSeed: string
  /** Counts the rounds played with this pair of seeds. */
  nonce: number
}

export function newServerSeed(): string {
  return randomBytes(32).toString('hex')
}

/** Shown before the first round; `printf %s <seed> | sha256sum` gives the same. */
export function commitmentOf(serverSeed: string): string {
  return hash('sha256', serverSeed)
}

/** The player's own words, as they may be chosen. */
export const playerWords = z.string().regex(/^[\x21-\x7e]{1,64}$/)
