import type { RoundView } from '../../../client/api.ts'
import type { SpeciesKey } from '../paytable.ts'

export type SeaFish = {
  id: number
  species: SpeciesKey
  path: number
  bornAtMs: number
  goneAtMs: number
}

/** Who shot at which fish, for how much, and what it was worth if it was caught. */
export type SeenShot = [seat: number, fish: number, cost: number, times: number]

export type OwnShot = {
  kind: 'shot'
  no: number
  fish: number
  cost: number
  times: number
  amount: number
  purse: number
  shots: number
  /** From shot to shot, as the site wants it. */
  paceMs: number
}

export type SeaMessage =
  | { kind: 'sea'; t: number; seat: number; paceMs: number; fish: SeaFish[] }
  | { kind: 'tick'; t: number; born: SeaFish[]; gone: number[]; shots: SeenShot[] }
  | { kind: 'roster'; count: number; seats: [seat: number, name: string][] }
  | OwnShot
  | { kind: 'refused'; no: number; fish: number; reason: string }
  | { kind: 'closed'; reason: string }
  | { kind: 'own'; round: RoundView; balance: number | null }
  | { kind: 'lost' }

/** What everybody sees, as far as this page has heard. */
export type Sea = {
  isHere: boolean
  fish: Map<number, SeaFish>
  seat: number
  paceMs: number
  players: number
  names: Map<number, string>
  /** The sea's clock is ours and so much more. */
  aheadMs: number
}

export function newSea(): Sea {
  const nothing = { seat: 0, paceMs: 250, players: 0, aheadMs: 0 }
  return { isHere: false, fish: new Map(), names: new Map(), ...nothing }
}

export function hearSea(sea: Sea, message: SeaMessage, nowMs: number): void {
  if (message.kind === 'sea') {
    sea.isHere = true
    sea.seat = message.seat
    sea.paceMs = message.paceMs
    sea.fish = new Map(message.fish.map((one) => [one.id, one]))
    setClock(sea, message.t, nowMs, true)
  } else if (message.kind === 'tick') {
    for (const one of message.born) sea.fish.set(one.id, one)
    for (const id of message.gone) sea.fish.delete(id)
    setClock(sea, message.t, nowMs, false)
  } else if (message.kind === 'roster') {
    sea.players = message.count
    sea.names = new Map(message.seats)
  } else if (message.kind === 'shot') {
    sea.paceMs = message.paceMs
  } else if (message.kind === 'lost') {
    sea.isHere = false
  }
}

/** How much of its stay a fish has behind it. */
export function ageOf(sea: Sea, { bornAtMs, goneAtMs }: SeaFish, nowMs: number): number {
  const t = (nowMs + sea.aheadMs - bornAtMs) / (goneAtMs - bornAtMs)
  return Math.max(0, Math.min(1, t))
}

/** Late words would hold the sea back, so the soonest say what time it is. */
function setClock(sea: Sea, t: number, nowMs: number, isFirst: boolean): void {
  const ahead = t - nowMs
  const drift = isFirst ? ahead : Math.max(sea.aheadMs - 0.05, ahead)
  sea.aheadMs = drift
}
