import { useState } from 'react'
import type { CallOutput } from '../../calls/api.ts'

/** What a draw tells of itself once it is made. */
export type DrawProof = CallOutput<'actInviteUserSpin'>['proof']

const encoder = new TextEncoder()

/**
 * The player's part of a draw: chosen here, after the server has shown the hash of its own. It is
 * renewed with the answer. One that was lost is asked for again with the same seed: the same draw.
 */
export function useClientSeed() {
  const [clientSeed, setClientSeed] = useState(makeClientSeed)
  return { clientSeed, renewSeed: () => setClientSeed(makeClientSeed()) }
}

/** Whether the seed is the one whose hash was shown before the draw. */
export async function isAsCommitted({ serverSeed, serverSeedHash }: DrawProof): Promise<boolean> {
  const digest = await crypto.subtle.digest('SHA-256', encoder.encode(serverSeed))
  return hexOf(new Uint8Array(digest)) === serverSeedHash
}

export type FairNumbers = {
  /** Each of 0 … below − 1 was equally likely. */
  integer(below: number): Promise<number>
}

/**
 * Draws the same numbers again: words are HMAC-SHA-256(server seed, "player seed:nonce:block"),
 * eight to a block, as in the games. Words that would favour some numbers are passed over.
 */
export function drawAgain({ serverSeed, clientSeed, nonce }: DrawProof): FairNumbers {
  let used = 0
  let block: DataView | undefined
  const word = async () => {
    if (used % 8 === 0)
      block = await hmac(serverSeed, `${clientSeed}:${nonce}:${Math.floor(used / 8)}`)
    return block?.getUint32((used++ % 8) * 4) ?? 0
  }
  return {
    async integer(below) {
      const span = Math.floor(2 ** 32 / below) * below
      for (;;) {
        const drawn = await word()
        if (drawn < span) return drawn % below
      }
    },
  }
}

async function hmac(key: string, message: string): Promise<DataView> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const imported = await crypto.subtle.importKey('raw', encoder.encode(key), algorithm, false, [
    'sign',
  ])
  return new DataView(await crypto.subtle.sign('HMAC', imported, encoder.encode(message)))
}

function makeClientSeed(): string {
  return hexOf(crypto.getRandomValues(new Uint8Array(16)))
}

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
