/// <reference lib="dom" />
import type { PayTable } from '../../../client/game-client.ts'
import { make } from '../../../client/page.ts'
import { timesText } from '../../../client/amounts.ts'
import { locale } from '../../../client/texts.ts'
import type { SlotTable, StickyTable } from '../table.ts'
import type { SlotShow } from './look.ts'
import type { Sprites } from '../../../client/sprites.ts'
import { words } from './words.ts'

type Row = [left: string | HTMLElement, right: string]

/** Every symbol with what it pays by its count. */
export function tablePays(show: SlotShow, sprites: Sprites): PayTable {
  const { paytable } = show
  const unit = {
    ways: words.perWay,
    sticky: words.perWay,
    hold: words.perLine,
    cascade: words.perCount,
  }
  const rows = Object.entries(paytable.pays)
  const columns = Math.max(...rows.map(([, pays]) => pays.length))
  return {
    caption: `${words.pays} (${unit[paytable.mechanic]})`,
    counts: Array.from({ length: columns }, (_, at) => countText(paytable, at)),
    rows: rows.map(([letter, pays]) => ({
      symbol: nameSymbol(show, sprites, letter),
      pays: pays.map((pay) => timesText(pay)),
    })),
  }
}

/** What is special, then how often it happens. */
export function listPays(show: SlotShow, sprites: Sprites): Row[] {
  const symbol = (letter: string) => nameSymbol(show, sprites, letter)
  return [...listSpecial(show.paytable, symbol), ...listChances(show.paytable)]
}

function nameSymbol({ names }: SlotShow, sprites: Sprites, letter: string): HTMLElement {
  const box = make('span', '', 'pay-symbol')
  box.append(sprites.picture(letter, 44), names[locale][letter] ?? letter)
  return box
}

/** A spin that pays may pay less than its stake, and says so. */
function listChances({ mechanic, chances, multipliers }: SlotTable & { multipliers?: number[] }) {
  const scene = {
    ways: words.free,
    sticky: words.free,
    hold: words.respins,
    cascade: `${words.multiplier} ×${multipliers?.[1]}+`,
  }[mechanic]
  return [
    [words.payChance, percentText(chances.pays)],
    [`${words.chance} ${scene}`, percentText(chances.scene)],
  ] satisfies Row[]
}

function percentText(chance: number): string {
  return `${(chance * 100).toFixed(2)}%`
}

function countText(table: SlotTable, at: number): string {
  if (table.mechanic !== 'cascade') return String(at + 3)
  const [from = 0, next] = [table.tiers[at], table.tiers[at + 1]]
  if (next === undefined) return `${from}+`
  return next - from > 1 ? `${from}–${next - 1}` : String(from)
}

/** How likely each multiplier of a wild reel is, and what it adds. */
function wildReels({ wildTimes, wildWeights, spinsForWild }: StickyTable): string {
  const sum = wildWeights.reduce((total, weight) => total + weight, 0)
  const rows = wildTimes.map(
    (times, at) => `×${times} ${percentText((wildWeights[at] ?? 0) / sum)}`,
  )
  return [...rows, `+${spinsForWild} ${words.free}`].join('\n')
}

function listSpecial(table: SlotTable, symbol: (letter: string) => HTMLElement): Row[] {
  if (table.mechanic === 'ways' || table.mechanic === 'sticky') {
    const free = Object.entries(table.freeSpins).map(([count, spins]) => `${count} = ${spins}`)
    const by = table.mechanic === 'ways' ? ` ×${table.freeMultiplier}` : ''
    return [
      [symbol(table.wild), words.wild],
      ...(table.mechanic === 'sticky' ? [[words.wildReel, wildReels(table)] satisfies Row] : []),
      [symbol(table.scatter), `${words.free}${by}\n${free.join('\n')}`],
    ]
  }
  if (table.mechanic === 'cascade') {
    return [[words.multiplier, table.multipliers.map((times) => `×${times}`).join('  ')]]
  }
  const values = table.coinValues.map((value) => timesText(value)).join('  ')
  return [
    [symbol(table.coin), `${table.coinsToHold}+ = ${words.respins}\n${values}`],
    [words.full, timesText(table.fullTimes)],
  ]
}
