import type { Text } from '../text.ts'

/** All a title is, apart from how it is drawn. */
export type SlotTitle = {
  /** Kebab-case, the same as its folder. */
  id: string
  /** The number the lobby launches it by. */
  catalogueId: number
  maxStake: number
  name: Text
  /** Paragraphs of the rules page, in order. */
  pages: Text[]
  /** What each letter of the strips is. */
  names: SymbolNames
  paytable: SlotTable
}

export type SymbolNames = Record<keyof Text, Record<string, string>>

/**
 * A slot title as it is published: strips and pays, nothing hidden. A symbol is one letter, a strip
 * or a column of the grid a word of them. Pays are hundredths of the whole stake.
 */
export type SlotTable = WaysTable | CascadeTable | HoldTable | StickyTable

type Shared = {
  reels: string[]
  /** How much of each reel is seen. */
  rows: number
  pays: Record<string, number[]>
  /** A cap above every outcome there is: should code ever err, a round pays no more. */
  topTimes: number
  /** Worked out over every outcome, to the tenth digit; a test does it again. */
  returnToPlayer: { numerator: number; denominator: number }
  /** How often a spin pays something, and how often it brings the scene; to the sixth digit. */
  chances: { pays: number; scene: number }
  /** How widely rounds differ, to the sixth digit; a recount of its own does it again. */
  spread: Spread
}

/** Of whole rounds, all that belongs to them included. */
export type Spread = {
  /** The largest win that exists, in hundredths of the stake, and the chance of it. */
  most: { times: number; chance: number }
  /** How often a round pays more than its stake, ten times it and a hundred times it. */
  overStake: number
  tenTimes: number
  hundredTimes: number
  /** The standard deviation of what a stake of one is paid. */
  deviation: number
}

/** Alike on neighbouring reels from the left, in any row: 3, 4 or 5 of them pay for every way. */
export type WaysTable = Shared & {
  mechanic: 'ways'
  /** Stands for all that `pays` lists; never on the first reel. */
  wild: string
  scatter: string
  /** By the scatters seen. */
  freeSpins: Record<number, number>
  freeReels: string[]
  freeMultiplier: number
}

/** Ways too; in the free spins a wild turns its reel wild, stays, multiplies and adds spins. */
export type StickyTable = Omit<WaysTable, 'mechanic' | 'freeMultiplier'> & {
  mechanic: 'sticky'
  /** What a wild reel multiplies by: it counts once, in place of its rows. */
  wildTimes: number[]
  wildWeights: number[]
  /** Each reel that turns wild adds so many. */
  spinsForWild: number
}

/** Alike anywhere; what won vanishes, the rings move on, and each fall multiplies by more. */
export type CascadeTable = Shared & {
  mechanic: 'cascade'
  /** So many alike pay the first, second … of the pays. */
  tiers: number[]
  /** For the first evaluation, the one after the first fall and so on; the last one stays. */
  multipliers: number[]
}

/** Lines from the left; six coins hold their places and the other cells spin on. */
export type HoldTable = Shared & {
  mechanic: 'hold'
  wild: string
  coin: string
  /** The row of each reel, line by line. */
  lines: number[][]
  coinsToHold: number
  respins: number
  coinValues: number[]
  /** As likely as this on the reels. */
  coinWeights: number[]
  /** As likely as this in a held cell's respin, after the weight of staying empty. */
  holdWeights: number[]
  /** Added when every cell holds a coin. */
  fullTimes: number
}

export type Win = {
  symbol: string
  count: number
  /** Ways, or the number of the line, or 1. */
  ways: number
  /** Hundredths of the stake, all multipliers in it. */
  times: number
}

/** A round is a list of these, all drawn at once; a browser shows them one by one. */
export type Beat = SpinBeat | FallBeat | HoldBeat

export type SpinBeat = {
  kind: 'spin' | 'free'
  stops: number[]
  grid: string[]
  wins: Win[]
  multiplier: number
  /** Reels that are wild by now, with what each multiplies by; and the free spins still to come. */
  wilds?: WildReel[]
  left?: number
  /** Values of the coins in sight, by cell, counted down the first reel, then the second … */
  coins?: Coin[]
}
export type FallBeat = { kind: 'fall'; grid: string[]; wins: Win[]; multiplier: number }
export type HoldBeat = { kind: 'hold'; landed: Coin[]; left: number }
export type WildReel = [reel: number, times: number]
export type Coin = [cell: number, value: number]

export type SlotRound = { beats: Beat[]; times: number }
/** A round with its stake, as it is shown. */
export type SlotSpin = SlotRound & { stakeAmount: number; winAmount: number }

/** What is seen of a strip that stopped: the ring goes round. */
export function windowOf(strip: string, stop: number, rows: number): string {
  let seen = ''
  for (let row = 0; row < rows; row++) seen += strip[(stop + row) % strip.length]
  return seen
}

export function sumTimes(wins: Win[]): number {
  return wins.reduce((sum, { times }) => sum + times, 0)
}

export function countOf(column: string, symbol: string, wild = symbol): number {
  let count = 0
  for (const cell of column) if (cell === symbol || cell === wild) count++
  return count
}
