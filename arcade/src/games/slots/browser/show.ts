/// <reference lib="dom" />
import type { Table } from '../../../client/game-client.ts'
import { coinText, timesText } from '../../../client/amounts.ts'
import type { SlotTable, Win } from '../table.ts'
import type { Board } from './board.ts'
import { litMs } from './board.ts'
import type { Aim, Camera } from './camera.ts'
import { aim, middleOf, wide } from './camera.ts'
import type { Clock } from './clock.ts'
import type { SlotShow } from './look.ts'
import type { Signs } from './signs.ts'
import type { Voice } from './voice.ts'
import { cellsOf, linesOf } from './wins.ts'
import { words } from './words.ts'

/** Everything a scene is made of. */
export type Stagecraft = {
  slot: SlotShow
  names: Record<string, string>
  table: Table
  board: Board
  signs: Signs
  camera: Camera
  clock: Clock
  voice: Voice
  isReduced: boolean
  /** Sparks over these cells at the next picture. */
  bursts: { cells: number[]; colour: string }[]
  isFeature: boolean
  stakeAmount: number
  /** Shown so far, in hundredths of the stake. */
  times: number
}

/** From how many hundredths of the stake the camera comes so near. */
const nearFor = [
  { times: 1000, zoom: 1.07 },
  { times: 300, zoom: 1.04 },
]

/** Turns the camera, for whoever does not mind that things move. */
export function look(craft: Stagecraft, to: Aim): void {
  if (craft.isReduced) return
  aim(craft.camera, to, craft.clock.now())
  craft.table.wake()
}

export function amountOf({ stakeAmount }: Stagecraft, times: number): number {
  return (stakeAmount / 100) * times
}

export function addTimes(craft: Stagecraft, times: number): void {
  const from = amountOf(craft, craft.times)
  craft.times += times
  // Getting back less than the stake is no win and is not dressed up as one.
  const isWon = craft.times > 100
  craft.signs.sum = { from, to: amountOf(craft, craft.times), atMs: craft.clock.now(), isWon }
}

/** Lights what won, counts it up and says what it was. */
export async function celebrate(craft: Stagecraft, grid: string[], wins: Win[]): Promise<void> {
  if (wins.length === 0) return
  const { board, clock, signs, slot, voice } = craft
  const cells = new Set(wins.flatMap((win) => cellsOf(slot.paytable, grid, win)))
  const times = wins.reduce((sum, win) => sum + win.times, 0)
  // Who wants nothing to move sees it lit, as it is at the end.
  board.lit = { cells, atMs: clock.now() - (craft.isReduced ? litMs : 0) }
  board.lines = linesOf(slot.paytable, wins).slice(0, 6)
  addTimes(craft, times)
  signs.note = noteOf(craft, wins)
  if (craft.times > 100) voice.win(Math.floor(times / 200))
  else voice.fall(0)
  if (times >= 300) craft.bursts.push({ cells: [...cells], colour: slot.look.accent })
  const zoom = nearFor.find((near) => times >= near.times)?.zoom
  const { reels, rows } = slot.paytable
  if (zoom !== undefined) look(craft, { ...middleOf(cells, reels.length, rows), zoom })
  craft.table.wake()
  await clock.wait(times >= 1000 ? 1900 : 1050)
  if (zoom !== undefined) look(craft, wide)
}

/** The signs while nothing happens. */
export function idleChips(table: SlotTable): Signs['chips'] {
  const top = `${words.top} ${timesText(table.spread.most.times)}`
  if (table.mechanic === 'cascade') {
    return { texts: table.multipliers.map((multiplier) => `×${multiplier}`), lit: -1 }
  }
  const ways =
    table.mechanic === 'hold'
      ? `${table.lines.length} ${words.lines}`
      : `${(table.rows ** table.reels.length).toLocaleString('en-US')} ${words.ways}`
  return { texts: [ways, top], lit: -1 }
}

export function setScene(craft: Stagecraft, title: string, text: string): void {
  craft.signs.scene = { title, text, atMs: craft.clock.now() }
  craft.voice.scene()
  craft.table.wake()
}

function noteOf({ names, slot, stakeAmount }: Stagecraft, wins: Win[]): string {
  const [best] = wins.toSorted((a, b) => b.times - a.times)
  if (!best) return ''
  const kind = slot.paytable.mechanic
  const how =
    kind === 'ways' || kind === 'sticky'
      ? ` · ${best.ways} ${best.ways === 1 ? words.way : words.ways}`
      : kind === 'hold'
        ? ` · ${words.line} ${best.ways + 1}`
        : ''
  const more = wins.length > 1 ? ` · ${words.more} ${wins.length - 1}` : ''
  const amount = coinText((stakeAmount / 100) * best.times)
  return `${names[best.symbol] ?? best.symbol} × ${best.count}${how} · ${amount}${more}`
}
