import type { ResultPart, ResultWords } from '@parlour/contract/wallet-protocol.ts'
import type { Fact, ToldResult } from '../result-words.ts'
import { coinText, timesText } from '../../client/amounts.ts'
import { inRows } from '../result-words.ts'
import type { Beat, Coin, SlotTable, SlotSpin, SymbolNames, Win } from './table.ts'
import { cellsOf } from './browser/wins.ts'

/** A slot's round as it was seen: each grid with what won on it, coins by their values. */
export function tellSlot(table: SlotTable, names: SymbolNames) {
  return (view: Record<string, unknown>): ToldResult => {
    const { stakeAmount, times, beats } = view as SlotSpin
    const free = beats.filter(({ kind }) => kind === 'free').length
    const total: Fact[] = [
      { name: { th: 'ตัวคูณรวม', en: 'Total' }, value: timesText(times) },
      ...(free > 0 ? [{ name: { th: 'ฟรีสปิน', en: 'Free spins' }, value: String(free) }] : []),
    ]
    const seen = beats.flatMap((beat, at) =>
      'grid' in beat ? [gridPart(table, names, beat, { at, free, stakeAmount })] : [],
    )
    const letters = Object.keys(names.th)
    const pair = (letter: string) => ({ th: names.th[letter] ?? '', en: names.en[letter] ?? '' })
    return {
      names: Object.fromEntries(letters.map((letter) => [letter, pair(letter)])),
      parts: [{ facts: total }, ...seen, ...heldPart(table, beats)],
    }
  }
}

type Place = { at: number; free: number; stakeAmount: number }
type GridBeat = Extract<Beat, { grid: string[] }>

function gridPart(table: SlotTable, names: SymbolNames, beat: GridBeat, place: Place): ResultPart {
  const { grid, wins } = beat
  const { rows } = table
  const coins = new Map('coins' in beat ? beat.coins : [])
  const cells = byRows(table, (cell) => {
    const value = coins.get(cell)
    return value === undefined ? (grid.join('')[cell] ?? '') : timesText(value)
  })
  const reels = grid.length
  const won = new Set(wins.flatMap((win) => cellsOf(table, grid, win)))
  const lit = [...won].map((cell) => (cell % rows) * reels + Math.floor(cell / rows))
  return {
    title: titleOf(beat, place),
    grid: inRows(cells, reels),
    lit: lit.toSorted((one, other) => one - other),
    facts: wins.map((win) => winFact(table, names, win, place.stakeAmount)),
  }
}

function titleOf({ kind, multiplier }: GridBeat, { at, free }: Place): ResultWords {
  const by = multiplier > 1 ? ` · ×${multiplier}` : ''
  if (kind === 'free') return { th: `ฟรีสปิน ${at}/${free}${by}`, en: `Free spin ${at}/${free}${by}` }
  if (kind === 'fall') return { th: `ร่วงครั้งที่ ${at}${by}`, en: `Fall ${at}${by}` }
  return { th: 'หมุน', en: 'Spin' }
}

function winFact(table: SlotTable, names: SymbolNames, win: Win, stakeAmount: number): Fact {
  const { symbol, count, ways, times } = win
  const th = `${names.th[symbol] ?? symbol} ×${count}`
  const en = `${names.en[symbol] ?? symbol} ×${count}`
  const value = `${timesText(times)} = ${coinText((stakeAmount / 100) * times)}`
  if (table.mechanic === 'cascade') return { name: { th, en }, value }
  const how =
    table.mechanic === 'hold'
      ? { th: `ไลน์ ${ways + 1}`, en: `line ${ways + 1}` }
      : { th: `${ways} ทาง`, en: `${ways} ${ways === 1 ? 'way' : 'ways'}` }
  return { name: { th: `${th} · ${how.th}`, en: `${en} · ${how.en}` }, value }
}

/** The board of held coins at its end. */
function heldPart(table: SlotTable, beats: Beat[]): ResultPart[] {
  const respins = beats.filter((beat) => beat.kind === 'hold')
  if (table.mechanic !== 'hold' || respins.length === 0) return []
  const first = beats.flatMap((beat): Coin[] => ('coins' in beat ? (beat.coins ?? []) : []))
  const held = new Map([...first, ...respins.flatMap(({ landed }) => landed)])
  const sum = [...held.values()].reduce((total, value) => total + value, 0)
  const cells = byRows(table, (cell) => timesText(held.get(cell) ?? 0).replace(/^0×$/, '·'))
  const isFull = held.size === cells.length
  return [
    {
      title: { th: 'เหรียญที่ค้างไว้', en: 'Held coins' },
      grid: inRows(cells, table.reels.length),
      facts: [
        { name: { th: 'รีสปิน', en: 'Respins' }, value: String(respins.length) },
        { name: { th: 'รวมเหรียญ', en: 'Coins together' }, value: timesText(sum) },
        ...(isFull
          ? [{ name: { th: 'เต็มกระดาน', en: 'Full board' }, value: timesText(table.fullTimes) }]
          : []),
      ],
    },
  ]
}

/** A column counts down its reel; a picture is read along its rows. */
function byRows({ reels, rows }: SlotTable, textOf: (cell: number) => string): string[] {
  const places = Array.from({ length: reels.length * rows }, (_, at) => at)
  return places.map((at) => textOf((at % reels.length) * rows + Math.floor(at / reels.length)))
}
