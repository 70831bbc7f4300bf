import { coinText } from '../../../client/amounts.ts'
import type { RoundView } from '../../../client/api.ts'
import { payRows } from './pay-rows.ts'
import { paintCloth } from '../../../client/cards/paint-felt.ts'
import type { GameView, OpenGame, Table } from '../../../client/game-client.ts'
import type { Layer } from '../../../client/layer.ts'
import { openLayer } from '../../../client/layer.ts'
import { clamp01, easeOut } from '../../../client/motion.ts'
import type { Brush } from '../../../client/stage.ts'
import { isReduced } from '../../../client/stage.ts'
import { locale } from '../../../client/texts.ts'
import type { TableTitle } from '../paytable.ts'
import { mostOf } from '../paytable.ts'
import type { Bets } from './chips.ts'
import { addUp, chipAmounts, sumOf } from './chips.ts'
import type { Felt } from './felt.ts'
import { follow, newFelt, shareShown, shownOf, takeEnd, takeSeat } from './felt.ts'
import type { Box, Layout } from './layout.ts'
import { besidePager, layOut, pageAt, spotAt } from './layout.ts'
import type { Live } from './live.ts'
import type { TableLook } from './look.ts'
import { openMoves } from './moves.ts'
import { clockPlace, openTicking, paintClock } from './paint-clock.ts'
import { paintPager, paintSpot, write } from './paint-felt.ts'
import { paintPast } from './paint-roads.ts'
import { words } from './words.ts'

/** A title of the hall in a browser: its spots and its look, and all tables are played alike. */
export function openTableGame<Outcome>(
  title: TableTitle<Outcome>,
  moving: TableLook<Outcome>,
): OpenGame {
  // Where nothing is to move, the outcome lies there at once and is told at once.
  const look = isReduced ? { ...moving, revealMs: 1 } : moving
  return (table) => {
    const felt = newFelt()
    let layout: Layout | null = null
    let isDerived = false
    const paint = openPainting(table, { title, look, felt })
    const moves = openMoves(table, felt, () => layout)
    const redraw = () => {
      table.refresh()
      table.wake()
    }
    const showEnd = async (round: RoundView) => {
      takeEnd(felt, round)
      redraw()
    }
    const turnRoads = (y: number) => {
      const roads = layout?.roads
      if (roads && y >= roads.y && y < roads.y + roads.height) isDerived = !isDerived
      table.wake()
      return null
    }
    const view: GameView = {
      options: [chipOption(), ...boardOption(look)],
      setsOwnStake: true,
      keys: words.keys,
      show(round) {
        takeSeat(felt, round)
        redraw()
      },
      replay: showEnd,
      rest: ({ table: told }) => void (felt.before = (told as SeatBets).bets),
      primary: () => primary(felt),
      press: moves.place,
      isOpen: () => false,
      takesKeys: true,
      moves: () => [
        { key: 'undo', label: words.undo, isOn: moves.canUndo() },
        { key: 'repeat', label: words.repeat, isOn: moves.canRepeat() },
        { key: 'double', label: words.double, isOn: moves.canDouble() },
      ],
      move: async (key) => moves.move(key),
      async tap(x, y) {
        if (!layout) return null
        const [page, key] = [pageAt(layout, x, y), spotAt(layout, x, y)]
        if (page !== null) return moves.turn(page)
        return key === null ? turnRoads(y) : moves.lay(key)
      },
      key: async (name) => moves.key(name),
      describe: () => describe(title, look, felt),
      tellResult: ({ table: told }) => look.words(told.outcome as Outcome),
      winPlace: 'game',
      most: mostOf(title),
      chain: () => felt.live,
      paint(brush, nowMs) {
        const rows = look.boards?.rowsOf(table.option('board')) ?? look.rows
        layout = layOut(brush, { ...look, rows, page: felt.page })
        return paint(brush, layout, { isDerived, nowMs })
      },
      payRows: () => payRows(title, locale, words.returns),
      chip: chipText,
    }
    follow(table, felt, look.revealMs)
    return view
  }
}

type SeatBets = { bets: Bets }
type Parts<Outcome> = { title: TableTitle<Outcome>; look: TableLook<Outcome>; felt: Felt }
type Moment = { isDerived: boolean; nowMs: number }
type Picture<Outcome> = Parts<Outcome> & Moment

/** Paints the table and says whether the outcome moves; the clock goes on by itself. */
function openPainting<Outcome>(table: Table, parts: Parts<Outcome>) {
  const layer = openLayer()
  const ticking = openTicking(table.wake)
  const { look, felt } = parts
  return (brush: Brush, layout: Layout, moment: Moment): boolean => {
    paintTable(brush, layout, { ...parts, ...moment }, layer)
    if (felt.live.phase === 'bets') ticking()
    const isLaid = shareShown(felt, look.revealMs, moment.nowMs) >= 1
    return felt.live.phase === 'shown' && !isLaid && !isReduced
  }
}

/** All that stands still is one picture: before it only the outcome moves, and the clock. */
function paintTable<Outcome>(
  brush: Brush,
  layout: Layout,
  picture: Picture<Outcome>,
  layer: Layer,
): void {
  const { look, felt, isDerived, nowMs } = picture
  const { live } = felt
  const outcome = shownOf(felt) as Outcome | null
  const share = live.outcome === null ? 1 : shareShown(felt, look.revealMs, nowMs)
  const isLaid = share >= 1
  const shown = isReduced ? 1 : easeOut(clamp01(share))
  const scene = aboveSaid(layout.scene)
  const lay = (on: Brush) => look.paint(on, scene, { outcome, share: shown, nowMs })
  const state = [isLaid, isDerived, [...layout.spots.keys()], outcome, felt]
  layer(brush, JSON.stringify(state), (still) => {
    paintCloth(still, look.cloth)
    paintStill(still, layout, picture, isLaid)
    if (isLaid) lay(still)
  })
  if (!isLaid) lay(brush)
  const place = clockPlace(look.ring === 'line' ? layout.scene : scene, look.ring)
  paintClock(brush.context, place, live, nowMs)
}

function paintStill<Outcome>(
  brush: Brush,
  layout: Layout,
  picture: Picture<Outcome>,
  isLaid: boolean,
): void {
  const { look, felt, isDerived } = picture
  const { live } = felt
  if (layout.roads) {
    const told = isLaid ? live.past : live.past.slice(1)
    const marks = told.map((past) => look.mark(past as Outcome))
    paintPast(brush.context, layout.roads, marks.toReversed(), isDerived)
  }
  const over = live.outcome !== null && isLaid ? (live.outcome as Outcome) : null
  const won = felt.gain > 0 ? `  +${coinText(felt.gain)}` : ''
  const tell = (end: Outcome) => look.shortWords?.(end) ?? look.words(end)
  paintSaid(brush, layout, over === null ? saidOf(live) : `${tell(over)}${won}`)
  paintSpots(brush, layout, picture, over)
}

/** Once it is over, the spots that paid stand out. */
function paintSpots<Outcome>(
  brush: Brush,
  layout: Layout,
  { title, look, felt }: Picture<Outcome>,
  over: Outcome | null,
): void {
  const laid = addUp(felt.laid)
  const isHidden = (key: string) => !layout.spots.has(key)
  const hasMore = Object.keys({ ...laid, ...felt.placed }).some(isHidden)
  if (layout.pager) paintPager(brush.context, layout.pager, hasMore)
  for (const spot of title.spots) {
    const box = layout.spots.get(spot.key)
    if (!box) continue
    const isWon = over !== null && title.timesOf(spot.key, over) > 100
    paintSpot(brush, box, {
      spot,
      of: title.of,
      name: spot.name[locale],
      colour: look.colours[spot.key] ?? '#17624a',
      placed: felt.placed[spot.key] ?? 0,
      laid: laid[spot.key] ?? 0,
      others: felt.live.spots[spot.key],
      isFocused: felt.focus === spot.key,
      isWon,
      isDim: over !== null && !isWon,
    })
  }
}

/** The line of words keeps its place: a picture on it could not be read, nor could they. */
function aboveSaid(scene: Box): Box {
  return { ...scene, height: scene.height - 24 }
}

function paintSaid({ context }: Brush, layout: Layout, text: string): void {
  const scene = besidePager(layout)
  const y = scene.y + scene.height - 12
  write(context, text, scene.x + scene.width / 2, y, scene.width - 8, { size: 17, weight: 600 })
}

function saidOf({ phase }: Live): string {
  if (phase === 'lost') return words.connecting
  return phase === 'bets' ? words.bets : phase === 'closed' ? words.closed : ''
}

function primary({ live, laid, placed }: Felt): { label: string; isOn: boolean } {
  if (live.phase === 'lost') return { label: words.connecting, isOn: false }
  if (live.phase === 'closed') return { label: words.closed, isOn: false }
  if (live.phase !== 'bets') return { label: words.soon, isOn: false }
  const loose = sumOf(addUp(laid))
  if (loose > 0) return { label: `${words.place} ${coinText(loose)}`, isOn: true }
  const sum = sumOf(placed)
  return { label: sum > 0 ? `${words.placed} ${coinText(sum)}` : words.tap, isOn: false }
}

function describe<Outcome>(
  { spots }: TableTitle<Outcome>,
  look: TableLook<Outcome>,
  felt: Felt,
): string {
  const { live, focus, placed } = felt
  const nameOf = (key: string) => spots.find((spot) => spot.key === key)?.name[locale] ?? key
  const listed = (bets: Bets) =>
    Object.entries(bets).map(([key, amount]) => `${nameOf(key)} ${coinText(amount)}`)
  const loose = listed(addUp(felt.laid))
  const isLaid = shareShown(felt, look.revealMs, performance.now()) >= 1
  const isOver = live.outcome !== null && isLaid
  return [
    ...(focus === null ? [] : [nameOf(focus)]),
    isOver ? look.words(live.outcome as Outcome) : saidOf(live),
    ...(sumOf(placed) > 0 ? [`${words.placed}: ${listed(placed).join(', ')}`] : []),
    ...(loose.length > 0 ? [`${words.notPlaced}: ${loose.join(', ')}`] : []),
  ]
    .filter((part) => part !== '')
    .join(' · ')
}

function chipOption() {
  const choices = chipAmounts.map((amount) => ({
    value: String(amount),
    label: String(amount / 100),
  }))
  return { key: 'chip', label: words.chip, choices, start: '1000', leavesTable: true }
}

function boardOption<Outcome>({ boards }: TableLook<Outcome>) {
  if (!boards) return []
  const { label, choices } = boards
  return [{ key: 'board', label, choices, start: choices[0]?.value ?? '', leavesTable: true }]
}

function chipText({ winAmount, stakeAmount }: RoundView): string {
  const gain = winAmount - stakeAmount
  return gain > 0 ? `+${coinText(gain)}` : gain === 0 ? '±0' : `−${coinText(-gain)}`
}
