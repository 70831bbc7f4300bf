/// <reference lib="dom" />
import type { RoundView } from '../../../client/api.ts'
import type { GameView, OpenGame, Table } from '../../../client/game-client.ts'
import { openSparks } from '../../../client/motion.ts'
import { isReduced } from '../../../client/stage.ts'
import { timesText } from '../../../client/amounts.ts'
import { locale } from '../../../client/texts.ts'
import type { SlotTable, SlotSpin } from '../table.ts'
import { newBoard, startRolling, stillOf } from './board.ts'
import { newCamera } from './camera.ts'
import { openClock } from './clock.ts'
import { reveal } from './director.ts'
import type { SlotShow } from './look.ts'
import { listPays, tablePays } from './pays.ts'
import { openPicture } from './picture.ts'
import type { Stagecraft } from './show.ts'
import { idleChips } from './show.ts'
import { openSprites } from '../../../client/sprites.ts'
import { openVoice } from './voice.ts'
import { words } from './words.ts'

const rates = { normal: 1, turbo: 2.4, reduced: 3, hurry: 3 }

/** The whole browser side of a title: it brings data, drawings and words. */
export function openSlots(slot: SlotShow): OpenGame {
  return (table) => {
    const craft = openCraft(slot, table)
    const sprites = openSprites(slot.look.symbols, { wake: table.wake })
    const picture = openPicture(craft, sprites, openSparks(isReduced))
    const isHurrying = listenHurry(craft)
    const play = async (spun: SlotSpin) => {
      isHurrying(true)
      await reveal(craft, spun)
      isHurrying(false)
    }
    const spin = async (): Promise<RoundView | null> => {
      const before = craft.board.columns
      roll(craft)
      const round = await table.act({ kind: 'spin', stakeAmount: table.stakeAmount() })
      if (!round) {
        if (craft.board.columns.some(({ kind }) => kind === 'roll')) craft.board.columns = before
        return null
      }
      await play(round.table as SlotSpin)
      return round
    }
    const view: GameView = {
      options: table.mayHurry ? [speedOption()] : [],
      show: () => table.wake(),
      primary: () => ({ label: words.spin, isOn: true }),
      press: spin,
      playRound: spin,
      isOpen: () => false,
      async replay({ table: past }) {
        roll(craft)
        await play(past as SlotSpin)
      },
      rest: ({ table: past }) => rest(craft, past as SlotSpin),
      winPlace: 'game',
      most: slot.paytable.spread.most,
      spread: slot.paytable.spread,
      ...featureOf(slot.paytable),
      paint: (brush, nowMs) => picture.paint(brush, nowMs),
      describe: () => describe(craft),
      payTable: () => tablePays(slot, sprites),
      payRows: () => listPays(slot, sprites),
      chip: ({ table: past }) => timesText(Number(past.times ?? 0)),
    }
    return view
  }
}

function openCraft(slot: SlotShow, table: Table): Stagecraft {
  const { reels, rows } = slot.paytable
  const seen = reels.map((strip, reel) =>
    Array.from({ length: rows }, (_, row) => strip[(reel * 5 + row) % strip.length]).join(''),
  )
  return {
    slot,
    names: slot.names[locale],
    table,
    board: newBoard(seen, rows),
    signs: {
      title: document.title,
      chips: idleChips(slot.paytable),
      note: '',
      sum: null,
      scene: null,
    },
    camera: newCamera(),
    clock: openClock(),
    voice: openVoice(table.sounds, slot.look.voice),
    isReduced,
    bursts: [],
    isFeature: false,
    stakeAmount: 0,
    times: 0,
  }
}

function roll(craft: Stagecraft): void {
  const { board, clock, signs, slot, table, voice } = craft
  const rate = table.option('speed') === 'turbo' ? rates.turbo : rates.normal
  clock.setRate(isReduced ? rates.reduced : rate)
  signs.sum = null
  signs.note = ''
  voice.start()
  board.wilds.clear()
  if (!isReduced) startRolling(board, slot.paytable.reels, clock.now())
  else Object.assign(board, { lit: null, burst: null, lines: [], hold: null, coins: new Map() })
  table.wake()
}

/** The last grid, as a new player would find a machine. */
function rest({ board, table }: Stagecraft, { beats }: SlotSpin): void {
  const last = beats.findLast((beat) => 'grid' in beat)
  if (!last || !('grid' in last)) return
  board.columns = last.grid.map((letters) => stillOf(letters))
  board.wilds = new Map('wilds' in last ? last.wilds : [])
  for (const [cell, value] of 'coins' in last ? (last.coins ?? []) : []) {
    board.coins.set(cell, { value, atMs: -1e9 })
  }
  table.wake()
}

/** While a round is shown, a tap or the space bar speeds it up, where the place allows that. */
function listenHurry({ clock, table }: Stagecraft): (isShowing: boolean) => void {
  let isShowing = false
  if (!table.mayHurry) return () => undefined
  const hurry = () => {
    if (isShowing) clock.setRate(rates.turbo * rates.hurry)
  }
  document.getElementById('stage')?.addEventListener('pointerdown', hurry)
  addEventListener('keydown', (event) => {
    if (event.key === ' ' && !event.repeat) hurry()
  })
  return (next) => {
    isShowing = next
  }
}

/** A scene of its own within the round, told by its beats. */
function featureOf({ mechanic }: SlotTable): Pick<GameView, 'feature'> {
  if (mechanic === 'cascade') return {}
  const [kind, name] = mechanic === 'hold' ? ['hold', words.respins] : ['free', words.free]
  const isIn = ({ table }: RoundView) =>
    (table as SlotSpin).beats.some((beat) => beat.kind === kind)
  return { feature: { name: name ?? '', isIn } }
}

function speedOption() {
  const choices = (['normal', 'turbo'] as const).map((value) => ({ value, label: words[value] }))
  return { key: 'speed', label: words.speed, choices, start: 'normal' }
}

function describe({ board, names }: Stagecraft): string {
  return board.columns
    .map((column) =>
      column.kind === 'still'
        ? Array.from(column.letters, (one) => names[one] ?? one).join(' ')
        : '…',
    )
    .join(' | ')
}
