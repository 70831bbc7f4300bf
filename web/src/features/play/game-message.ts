import type { GameMessage } from '@parlour/contract/wallet-protocol.ts'

type Said = { origin: string; data: unknown; source: unknown }
type Heard = { parlour?: unknown; amount?: unknown } | null
const messages: readonly GameMessage[] = [
  'ready',
  'leave',
  'deposit',
  'practice',
  'sessionLost',
  'holding',
  'shown',
]

/** What the embedded game says, if it is the game that speaks and no other window of its site. */
export function findMessage(
  { origin, data, source }: Said,
  game: { url: string; window: unknown },
): GameMessage | null {
  if (source !== game.window || origin !== URL.parse(game.url)?.origin) return null
  const said = (data as Heard)?.parlour
  return messages.find((message) => message === said) ?? null
}

/** What the game shows of the wallet while a round goes on; null when it says no sum. */
export function heldAmount(data: unknown): number | null {
  const amount = (data as Heard)?.amount
  return Number.isSafeInteger(amount) && Number(amount) >= 0 ? Number(amount) : null
}

/**
 * Scripts, windows for histories and proofs, and storage of the game's own site. On our own site a
 * frame with scripts and storage could take off its sandbox, so there it gets no storage.
 */
export function sandboxFor(gameUrl: string, ownOrigin: string): string {
  return URL.parse(gameUrl)?.origin === ownOrigin
    ? 'allow-scripts allow-popups'
    : 'allow-scripts allow-same-origin allow-popups'
}

/** The game asked for in the address; null when the address names none. */
export function readGameId(search: string): number | null {
  const text = new URLSearchParams(search).get('gameId') ?? ''
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null
}
