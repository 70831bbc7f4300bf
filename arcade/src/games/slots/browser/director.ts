/// <reference lib="dom" />
import { coinText } from '../../../client/amounts.ts'
import type { FallBeat, HoldBeat, SpinBeat, SlotSpin } from '../table.ts'
import { burstMs, clearMarks, fallMs, land, letFall } from './board.ts'
import { setCoins, startRolling, stillOf } from './board.ts'
import { wide } from './camera.ts'
import type { Stagecraft } from './show.ts'
import { addTimes, amountOf, celebrate, idleChips, look, setScene } from './show.ts'
import { words } from './words.ts'

const [landMs, staggerMs, tenseMs] = [520, 130, 850]

/** Shows a round from its first reel to its last coin; the reels may be rolling already. */
export async function reveal(craft: Stagecraft, spun: SlotSpin): Promise<void> {
  Object.assign(craft, { stakeAmount: spun.stakeAmount, times: 0 })
  const free = spun.beats.filter(({ kind }) => kind === 'free').length
  const holds = spun.beats.filter(({ kind }) => kind === 'hold').length
  let freeSeen = 0
  let holdSeen = 0
  for (const beat of spun.beats) {
    if (beat.kind === 'spin') await showSpin(craft, beat)
    else if (beat.kind === 'fall') await showFall(craft, beat)
    else if (beat.kind === 'hold') await showHold(craft, beat, holdSeen++ === 0)
    else await showFree(craft, beat, ++freeSeen, free)
  }
  if (holds > 0) await endHold(craft, spun.times)
  if (free > 0) await endScene(craft, words.free, spun.times)
  // The cap, should it ever cut, is part of what is shown.
  if (craft.times !== spun.times) addTimes(craft, spun.times - craft.times)
  craft.signs.chips = idleChips(craft.slot.paytable)
  setFeature(craft, false)
  craft.table.wake()
}

async function showSpin(craft: Stagecraft, beat: SpinBeat): Promise<void> {
  const { board, clock, signs } = craft
  await landAll(craft, beat)
  setCoins(board, beat.coins ?? [], clock.now() - 600)
  if (craft.slot.paytable.mechanic === 'cascade') signs.chips = { ...signs.chips, lit: 0 }
  await celebrate(craft, beat.grid, beat.wins)
}

async function landAll(craft: Stagecraft, beat: SpinBeat) {
  const { board, clock, voice, slot, isReduced } = craft
  const { paytable } = slot
  const marker =
    paytable.mechanic === 'cascade'
      ? ''
      : paytable.mechanic === 'hold'
        ? paytable.coin
        : paytable.scatter
  const enough = paytable.mechanic === 'hold' ? paytable.coinsToHold - 2 : 2
  const tense = beat.kind === 'spin' && marker !== ''
  let marked = 0
  for (const [reel, stop] of beat.stops.entries()) {
    if (board.wilds.has(reel)) continue
    // One more would start the feature: the reel takes its time.
    const isTense = tense && marked >= enough && marked < 5
    if (isTense) look(craft, reelAim(craft, reel))
    if (isTense && !isReduced) await clock.wait(tenseMs)
    land(board, reel, stop, clock.now(), landMs)
    voice.stop(reel, isTense)
    marked += Array.from(beat.grid[reel] ?? '').filter((letter) => letter === marker).length
    if (!isReduced) await clock.wait(staggerMs)
  }
  if (!isReduced) await clock.wait(landMs - staggerMs)
  if (marked >= enough) look(craft, wide)
  board.columns = beat.grid.map((letters) => stillOf(letters))
  board.wilds = new Map(beat.wilds)
}

/** Near to one reel, all of it in sight. */
function reelAim({ slot }: Stagecraft, reel: number) {
  return { x: (reel + 0.5) / slot.paytable.reels.length, y: 0.5, zoom: 1.07 }
}

/** What won bursts, the rest sinks, and the next multiplier lights up. */
async function showFall(craft: Stagecraft, beat: FallBeat): Promise<void> {
  const { board, clock, signs, slot, voice } = craft
  if (slot.paytable.mechanic !== 'cascade') return
  const gone = new Set(board.lit?.cells)
  clearMarks(board)
  board.burst = { cells: gone, atMs: clock.now() }
  craft.bursts.push({ cells: [...gone], colour: slot.look.accent })
  craft.table.wake()
  await clock.wait(burstMs)
  board.burst = null
  const lit = slot.paytable.multipliers.indexOf(beat.multiplier)
  if (beat.wins.length > 0) signs.chips = { ...signs.chips, lit }
  letFall(board, beat.grid, gone, clock.now())
  voice.fall(Math.max(0, lit))
  craft.table.wake()
  await clock.wait(fallMs + 200)
  await celebrate(craft, beat.grid, beat.wins)
}

async function showFree(craft: Stagecraft, beat: SpinBeat, nth: number, of: number) {
  const { board, clock, signs, slot, table, voice } = craft
  const { paytable } = slot
  if (paytable.mechanic !== 'ways' && paytable.mechanic !== 'sticky') return
  if (nth === 1) {
    const by = paytable.mechanic === 'ways' ? ` · ×${beat.multiplier}` : ''
    setScene(craft, words.free, `${spinsKnown(craft, beat, nth, of)}${by}`)
    await clock.wait(1900)
    signs.scene = null
    setFeature(craft, true)
  }
  const chips = (spins: number, multiplier: number) => {
    signs.chips = { texts: [`${words.free} ${nth}/${spins}`, `×${multiplier}`], lit: 1 }
  }
  const held = [...board.wilds.values()].reduce((product, times) => product * times, 1)
  const before = paytable.mechanic === 'ways' ? beat.multiplier : held
  chips(spinsKnown(craft, beat, nth, of), before)
  signs.note = ''
  startRolling(board, paytable.freeReels, clock.now())
  if (craft.isReduced) clearMarks(board)
  table.wake()
  await clock.wait(420)
  await landAll(craft, beat)
  chips(spinsKnown(craft, beat, nth, of), beat.multiplier)
  if (beat.multiplier > before) {
    const turned = Math.max(...(beat.wilds ?? []).map(([reel]) => reel))
    if (turned >= 0) look(craft, reelAim(craft, turned))
    voice.scene()
    table.wake()
    await clock.wait(700)
    look(craft, wide)
  }
  await celebrate(craft, beat.grid, beat.wins)
  if (beat.wins.length === 0) await clock.wait(260)
}

/** Reels that turn wild add spins: nobody is told of them before they have. */
function spinsKnown({ board, slot }: Stagecraft, beat: SpinBeat, nth: number, of: number): number {
  if (slot.paytable.mechanic !== 'sticky') return of
  const turning = (beat.wilds?.length ?? 0) - board.wilds.size
  return nth + (beat.left ?? 0) - turning * slot.paytable.spinsForWild
}

async function showHold(craft: Stagecraft, beat: HoldBeat, isFirst: boolean): Promise<void> {
  const { board, clock, signs, slot, table, voice } = craft
  if (slot.paytable.mechanic !== 'hold') return
  const { respins, reels, rows } = slot.paytable
  if (isFirst) {
    setScene(craft, words.respins, `${board.coins.size} ${words.coins}`)
    await clock.wait(1700)
    signs.scene = null
    setFeature(craft, true)
    clearMarks(board)
  }
  const chips = (left: number) => {
    const held = [...board.coins.values()].reduce((sum, { value }) => sum + value, 0)
    const pips = '●'.repeat(left) + '○'.repeat(respins - left)
    const count = `${board.coins.size}/${reels.length * rows}`
    const sum = `${words.total} ${coinText(amountOf(craft, craft.times + held))}`
    signs.chips = { texts: [`${words.respins} ${pips}`, count, sum], lit: 0 }
  }
  if (isFirst) chips(respins)
  board.hold = { isRolling: !craft.isReduced, atMs: clock.now() }
  table.wake()
  await clock.wait(620)
  for (const coin of beat.landed) {
    setCoins(board, [coin], clock.now())
    voice.coin()
    table.wake()
    await clock.wait(240)
  }
  board.hold = { isRolling: false, atMs: clock.now() }
  chips(beat.left)
  table.wake()
  await clock.wait(260)
}

async function endHold(craft: Stagecraft, times: number): Promise<void> {
  const { board, clock, slot } = craft
  craft.bursts.push({ cells: [...board.coins.keys()], colour: slot.look.accent })
  await clock.wait(400)
  addTimes(craft, times - craft.times)
  const isFull = board.coins.size === slot.paytable.reels.length * slot.paytable.rows
  await endScene(craft, isFull ? words.full : words.respins, times)
}

async function endScene(craft: Stagecraft, title: string, times: number): Promise<void> {
  setScene(craft, title, `${words.total} ${coinText(amountOf(craft, times))}`)
  await craft.clock.wait(1900)
  craft.signs.scene = null
}

/** The music goes with it. */
function setFeature(craft: Stagecraft, isOn: boolean): void {
  craft.isFeature = isOn
  craft.table.sounds.rise(isOn)
}
