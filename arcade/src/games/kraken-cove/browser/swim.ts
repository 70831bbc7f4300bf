import { series } from '../../../client/scenery.ts'
import type { SpeciesKey } from '../paytable.ts'

/** Where a fish is: parts of the sea's width and height, which way it looks, how it leans. */
export type Spot = { x: number; y: number; isFlipped: boolean; lean: number; show: number }

/** Part of the shorter side. */
export const sizes: Record<SpeciesKey, number> = {
  minnow: 0.13,
  crab: 0.19,
  puffer: 0.2,
  koi: 0.22,
  shark: 0.27,
  angler: 0.31,
  kraken: 0.5,
}

type Way = { id: number; path: number; species: SpeciesKey }

/** The same way for everybody, from a number; `t` goes from 0, where it comes, to 1. */
export function spotOf({ id, path, species }: Way, t: number, isStill: boolean): Spot {
  const next = series(path)
  const [side, height, sway, speed] = [next(), next(), next(), next()]
  // Drawings look to the left, or at us.
  const isFlipped = side < 0.5
  const show = Math.min(1, t * 12, (1 - t) * 12)
  if (isStill) return { ...stillSpot(species, id, height), isFlipped, lean: 0, show }
  if (species === 'kraken') return krakenSpot(t, side, show)
  const across = isFlipped ? -0.16 + 1.32 * t : 1.16 - 1.32 * t
  const wave = Math.sin(t * Math.PI * (2 + 4 * speed) + sway * 6)
  if (species === 'crab') {
    const y = 0.83 + 0.05 * height - 0.012 * Math.abs(Math.sin(t * 90))
    return { x: across + 0.02 * wave, y, isFlipped, lean: 0.05 * Math.sin(t * 90), show }
  }
  const [top, deep] = depths[species]
  const y = top + (deep - top) * height + (0.02 + 0.05 * sway) * wave
  const lean = 0.16 * Math.cos(t * Math.PI * (2 + 4 * speed) + sway * 6)
  const turn = species === 'koi' ? t * 9 : isFlipped ? lean : -lean
  return { x: across, y, isFlipped, lean: turn, show }
}

const depths: Record<Exclude<SpeciesKey, 'crab' | 'kraken'>, [number, number]> = {
  minnow: [0.2, 0.72],
  puffer: [0.26, 0.66],
  koi: [0.3, 0.64],
  shark: [0.28, 0.6],
  angler: [0.52, 0.72],
}

const goldenShare = (Math.sqrt(5) - 1) / 2

/** It rises from below, looks around and sinks again. */
function krakenSpot(t: number, side: number, show: number): Spot {
  const risen = Math.min(1, t * 7, (1 - t) * 7)
  const x = 0.5 + (side - 0.5) * 0.24 + 0.06 * Math.sin(t * 14)
  const y = 0.4 + 0.65 * (1 - easeInOut(risen)) + 0.015 * Math.sin(t * 40)
  return { x, y, isFlipped: false, lean: 0.05 * Math.sin(t * 22), show }
}

/** For who does not want things to move: each stays in a place of its own. */
function stillSpot(species: SpeciesKey, id: number, height: number) {
  if (species === 'kraken') return { x: 0.5, y: 0.38 }
  // Any few that follow each other lie as far apart as they can.
  const x = 0.1 + 0.8 * ((id * goldenShare) % 1)
  if (species === 'crab') return { x, y: 0.85 }
  const [top, deep] = depths[species]
  return { x, y: top + (deep - top) * height }
}

function easeInOut(t: number): number {
  return t < 0.5 ? 2 * t * t : 1 - (2 - 2 * t) ** 2 / 2
}
