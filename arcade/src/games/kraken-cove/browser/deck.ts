import type { Table } from '../../../client/game-client.ts'
import type { Sparks } from '../../../client/motion.ts'
import { openSparks } from '../../../client/motion.ts'
import { isReduced } from '../../../client/stage.ts'
import type { Seen } from './aim.ts'
import { fishAt, lookAt, nearestTo, nextTo } from './aim.ts'
import type { Effects } from './effects.ts'
import { openEffects } from './effects.ts'
import type { Moves } from './moves.ts'
import { openMoves } from './moves.ts'
import { cannonSpot } from './paint-cannon.ts'
import type { Sea, SeaMessage } from './sea.ts'
import { newSea } from './sea.ts'

/** The sea and one's own place on it: what is aimed at, and what is seen of it all. */
export type Deck = {
  table: Table
  sea: Sea
  moves: Moves
  effects: Effects
  sparks: Sparks
  size: { width: number; height: number }
  aimedId: number | null
  isLocked: boolean
  /** When the cannon was last fired. */
  kickMs: number
  /** When a fish was last hit and not caught. */
  flashes: Map<number, number>
  /** How a fish looked when it was last there: who catches it takes it off the sea. */
  known: Map<number, Seen>
  /** What came of the last shot, in words. */
  last: string
}

export function openDeck(table: Table, hear: (deck: Deck, message: SeaMessage) => void): Deck {
  const sea = newSea()
  const say = (message: object) => line.say(message)
  const deck: Deck = {
    table,
    sea,
    moves: openMoves(table, sea, say, (fish) => showShot(deck, fish)),
    effects: openEffects(),
    sparks: openSparks(isReduced),
    size: { width: 360, height: 480 },
    aimedId: null,
    isLocked: false,
    kickMs: -Infinity,
    flashes: new Map(),
    known: new Map(),
    last: '',
  }
  const line = table.line((said) => hear(deck, said as SeaMessage))
  return deck
}

export function seenNow({ sea, size }: Deck): Seen[] {
  return lookAt(sea, size, performance.now())
}

/** Null also once it has swum out of the picture. */
export function aimedNow(deck: Deck): Seen | null {
  const { aimedId, size } = deck
  const seen = seenNow(deck).find(({ fish }) => fish.id === aimedId)
  return seen && seen.x > 0 && seen.x < size.width ? seen : null
}

/** The one aimed at, or the nearest when that is gone. */
export function findTarget(deck: Deck): Seen | null {
  const here = aimedNow(deck)
  if (here) return here
  const middle = { x: deck.size.width / 2, y: deck.size.height / 2 }
  const { x, y } = (deck.aimedId !== null && deck.known.get(deck.aimedId)) || middle
  deck.isLocked = false
  const next = nearestTo(seenNow(deck), deck.size, x, y)
  deck.aimedId = next?.fish.id ?? null
  return next
}

export function fireAway(deck: Deck): void {
  const target = findTarget(deck)
  if (target) deck.moves.fire(target.fish.id)
}

export function lockAim(deck: Deck): void {
  deck.isLocked = !deck.isLocked && findTarget(deck) !== null
  show(deck)
}

/** A locked aim stays on its fish for as long as that is there. */
export function aimAt(deck: Deck, x: number, y: number): void {
  const found = deck.isLocked && aimedNow(deck) ? null : fishAt(seenNow(deck), x, y)
  if (!found) return
  deck.aimedId = found.fish.id
  show(deck)
}

export function aimBy(deck: Deck, key: string): void {
  const next = nextTo(seenNow(deck), deck.size, aimedNow(deck), key)
  deck.aimedId = next?.fish.id ?? deck.aimedId
  show(deck)
}

function show({ table }: Deck): void {
  table.refresh()
  table.wake()
}

function showShot(deck: Deck, fish: number): void {
  const to = seenNow(deck).find((one) => one.fish.id === fish)
  const { x, y, size } = cannonSpot(deck.size)
  deck.kickMs = performance.now()
  if (to)
    deck.effects.shoot({ fish, from: { x, y: y - size }, to, bornMs: deck.kickMs, isOwn: true })
  deck.table.sounds.note(300, 0, 0.09, 0.05, 'square')
  deck.table.wake()
}
