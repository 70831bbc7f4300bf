import { coinText, timesText } from '../../../client/amounts.ts'
import type { RoundView } from '../../../client/api.ts'
import { paintCloth } from '../../../client/cards/paint-felt.ts'
import type { GameView, OpenGame, Table } from '../../../client/game-client.ts'
import { openLayer } from '../../../client/layer.ts'
import { clamp01 } from '../../../client/motion.ts'
import type { Brush } from '../../../client/stage.ts'
import { isReduced } from '../../../client/stage.ts'
import { locale } from '../../../client/texts.ts'
import { addUp, chipAmounts, sumOf } from '../../tables/browser/chips.ts'
import type { Felt } from '../../tables/browser/felt.ts'
import { follow, newFelt, shareShown, takeEnd, takeSeat } from '../../tables/browser/felt.ts'
import type { Layout, Rows } from '../../tables/browser/layout.ts'
import { besidePager, layOut, pageAt, spotAt } from '../../tables/browser/layout.ts'
import { openMoves } from '../../tables/browser/moves.ts'
import { openTicking, paintClock } from '../../tables/browser/paint-clock.ts'
import { paintPager, paintSpot } from '../../tables/browser/paint-felt.ts'
import { words as tableWords } from '../../tables/browser/words.ts'
import type { MatchDay } from '../paytable.ts'
import { fixturesOf, markets, matchesInDay, of, priceOf } from '../paytable.ts'
import { readSlip, teams, waysOf } from '../paytable.ts'
import { least, most } from '../title.ts'
import { dayClock, paintDay, paintTable } from './paint.ts'
import type { Slip } from './slip-moves.ts'
import { chipOf, keyOf, openSlips } from './slip-moves.ts'
import { slipsBody } from './slips.ts'
import { words } from './words.ts'

const tellingMs = 30_000
const cloth = ['#1c6a3a', '#0f4426', '#061c12']
const scores = markets.map(({ key }) => key).filter((key) => key.startsWith('s'))
const rows = {
  tall: [
    ['h', 'd', 'a'],
    ['o', 'u', 'y', 'n'],
    scores.slice(0, 6),
    scores.slice(6, 11),
    scores.slice(11),
  ],
  wide: [['h', 'd', 'a', 'o', 'u', 'y', 'n'], scores.slice(0, 8), scores.slice(8)],
}

export const openGame: OpenGame = (table) => {
  const felt = newFelt()
  const revealMs = isReduced ? 1 : tellingMs
  let layout: Layout | null = null
  const moves = openMoves(table, felt, () => layout)
  const redraw = () => {
    table.refresh()
    table.wake()
    return null
  }
  const { slip, isJoined, touch, place, undo, forget } = openSlips(table, felt, moves)
  const paint = openPainting(table, felt, slip, revealMs)
  const view: GameView = {
    options: [chipOption(), boardOption(), slipOption()],
    setsOwnStake: true,
    keys: tableWords.keys,
    show(round) {
      takeSeat(felt, round)
      redraw()
    },
    async replay(round) {
      takeEnd(felt, round)
      redraw()
    },
    rest: ({ table: told }) => void (felt.before = (told as { bets: Felt['before'] }).bets),
    primary: () => primary(felt, table, isJoined() ? slip : null),
    press: place,
    isOpen: () => false,
    takesKeys: true,
    moves: () => [
      { key: 'undo', label: tableWords.undo, isOn: moves.canUndo() || slip.size > 0 },
      { key: 'double', label: tableWords.double, isOn: moves.canDouble() },
    ],
    move: async (key) => (key === 'undo' ? undo() : moves.move(key)),
    async tap(x, y) {
      if (!layout) return null
      const [page, key] = [pageAt(layout, x, y), spotAt(layout, x, y)]
      if (page !== null) return moves.turn(page)
      return key === null ? null : touch(key)
    },
    async key(name) {
      if (name === 'Enter' && felt.focus !== null) return touch(felt.focus)
      return moves.key(name)
    },
    describe: () => describe(felt),
    tellResult: ({ table: told }) => scoresText(told.outcome as MatchDay),
    winPlace: 'game',
    most,
    chain: () => felt.live,
    paint(brush, nowMs) {
      layout = paint(brush, nowMs)
      return false
    },
    payRows,
    chip: gainText,
    tellPast: slipsBody,
  }
  follow(table, felt, revealMs, forget)
  return view
}

function gainText({ winAmount, stakeAmount }: RoundView): string {
  const gain = winAmount - stakeAmount
  return gain > 0 ? `+${coinText(gain)}` : gain === 0 ? '±0' : `−${coinText(-gain)}`
}

/** The spots of the match in sight; none beside the league's table. */
function rowsOf(board: string): { tall: Rows; wide: Rows } {
  if (board === 'table') return { tall: [], wide: [] }
  const named = (all: string[][]) => all.map((row) => row.map((key) => `${board}${key}`))
  return { tall: named(rows.tall), wide: named(rows.wide) }
}

function layOn(brush: Brush, board: string, page: number): Layout {
  return layOut(brush, { rows: rowsOf(board), hasRoads: false, hasPast: false, page })
}

/** The matches are told by the minute. */
function toldShare(share: number): number {
  return Math.floor(clamp01(share) * 90) / 90
}

/** Paints how things stand, says where they are, and goes on for as long as a clock runs. */
function openPainting(table: Table, felt: Felt, slip: Slip, revealMs: number) {
  const layer = openLayer()
  const ticking = openTicking(table.wake)
  return (brush: Brush, nowMs: number): Layout => {
    const { live } = felt
    const board = table.option('board')
    const layout = layOn(brush, board, felt.page)
    const share = live.outcome === null ? 1 : shareShown(felt, revealMs, nowMs)
    const picture = { felt, slip, board, share: toldShare(share) }
    const state = JSON.stringify({ ...picture, slip: [...slip] })
    layer(brush, state, (still) => paintStadium(still, layout, picture))
    if (board !== 'table') paintClock(brush.context, dayClock(layout.scene), live, nowMs)
    if (live.phase === 'bets' || (live.phase === 'shown' && share < 1)) ticking()
    return layout
  }
}

type Picture = { felt: Felt; slip: Slip; board: string; share: number }

function paintStadium(brush: Brush, layout: Layout, picture: Picture): void {
  const { felt, slip, board, share } = picture
  const { live } = felt
  paintCloth(brush, cloth)
  const day = live.number
  const past = (share < 1 && live.outcome !== null ? live.past.slice(1) : live.past) as MatchDay[]
  if (board === 'table') return paintTable(brush.context, layout.scene, past, day)
  const outcome = live.outcome as MatchDay | null
  const chosen = Number(board)
  paintDay(brush.context, besidePager(layout), { day, outcome, share, past, chosen })
  const fixture = fixturesOf(day)[Number(board)]
  if (!fixture || day === 0) return
  const laid = addUp(felt.laid)
  const hasMore = Object.keys({ ...laid, ...felt.placed }).some((key) => !layout.spots.has(key))
  if (layout.pager) paintPager(brush.context, layout.pager, hasMore)
  const isOver = outcome !== null && share >= 1
  const [home = [], away = []] = outcome?.goals[Number(board)] ?? []
  for (const market of markets) {
    const key = `${board}${market.key}`
    const box = layout.spots.get(key)
    if (!box) continue
    const times = priceOf(day, [{ match: Number(board), market }])
    const ways = Number((waysOf(fixture, market) * 1_000_000_000n) / of)
    const isWon = isOver && market.isWon(home.length, away.length)
    paintSpot(brush, box, {
      spot: { key, name: market.name, endings: [{ times, ways }] },
      of: 1_000_000_000,
      name: market.name[locale],
      colour: slip.has(Number(board)) && slip.get(Number(board)) === key ? '#a8741a' : '#17503a',
      placed: felt.placed[key] ?? 0,
      laid: laid[key] ?? 0,
      others: live.spots[key],
      isFocused: felt.focus === key,
      isWon,
      isDim: isOver && !isWon,
    })
  }
}

function primary({ live, laid, placed }: Felt, table: Table, slip: Slip | null) {
  if (live.phase === 'lost') return { label: tableWords.connecting, isOn: false }
  if (live.phase === 'closed') return { label: tableWords.closed, isOn: false }
  if (live.phase !== 'bets') return { label: words.playing, isOn: false }
  if (slip && slip.size > 1) {
    const price = priceOf(live.number, readSlip(keyOf(slip)) ?? [])
    const told = `${slip.size} ${words.legs} ${timesText(price)} · ${coinText(chipOf(table))}`
    return { label: told, isOn: true }
  }
  const loose = sumOf(addUp(laid))
  if (loose > 0) return { label: `${tableWords.place} ${coinText(loose)}`, isOn: true }
  if (slip) return { label: words.choose, isOn: false }
  const sum = sumOf(placed)
  return { label: sum > 0 ? `${tableWords.placed} ${coinText(sum)}` : words.tap, isOn: false }
}

function chipOption() {
  const choices = chipAmounts.map((amount) => ({
    value: String(amount),
    label: String(amount / 100),
  }))
  return { key: 'chip', label: tableWords.chip, choices, start: '1000', leavesTable: true }
}

function boardOption() {
  const choices = [
    ...Array.from({ length: matchesInDay }, (_, match) => ({
      value: String(match),
      label: String(match + 1),
    })),
    { value: 'table', label: words.table },
  ]
  return { key: 'board', label: words.match, choices, start: '0', leavesTable: true }
}

function slipOption() {
  const choices = [
    { value: 'single', label: words.single },
    { value: 'joined', label: words.joined },
  ]
  return { key: 'slip', label: words.slip, choices, start: 'single', leavesTable: true }
}

function describe({ live, focus, placed }: Felt): string {
  const day = `${words.day} ${live.number}`
  const outcome = live.outcome as MatchDay | null
  const at = focus === null ? [] : [focus]
  const sum = sumOf(placed)
  const bets = sum > 0 ? [`${tableWords.placed} ${coinText(sum)}`] : []
  return [...at, day, ...(outcome ? [scoresText(outcome)] : []), ...bets].join(' · ')
}

function scoresText({ day, goals }: MatchDay): string {
  return fixturesOf(day)
    .map(({ home, away }, match) => {
      const [scored = [], conceded = []] = goals[match] ?? []
      return `${teams[home]?.short} ${scored.length}–${conceded.length} ${teams[away]?.short}`
    })
    .join(', ')
}

function payRows(): [string, string][] {
  const share = ((least.numerator / least.denominator) * 100).toFixed(3)
  return [
    [words.single, `${words.price} = 95% ÷ P\n${tableWords.returns} ${share}% – 95%`],
    [words.joined, `${words.price} = 95% ÷ (P × P × …)\n${tableWords.returns} ${share}% – 95%`],
  ]
}
