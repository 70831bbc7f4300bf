import { timesText } from '../../../client/amounts.ts'
import type { RoundView } from '../../../client/api.ts'
import { isGain } from '../../../client/gain.ts'
import type { GameView, OpenGame, Table } from '../../../client/game-client.ts'
import { openSparks, pause } from '../../../client/motion.ts'
import { isReduced } from '../../../client/stage.ts'
import { locale } from '../../../client/texts.ts'
import { ballCount, chanceOf, drawnCount, most, mostPicks, paysOf, returnOf } from '../paytable.ts'
import { labels } from '../texts.ts'
import type { Tank } from './paint.ts'
import { ballAt, paintTank, tankOf } from './paint.ts'

const words = labels[locale]
const ballMs = 150
const fewPicks = 5

type Draw = { picks: number[]; balls: number[]; hits: number; multiplier: number }
type Board = {
  picks: Set<number>
  draw: Draw | null
  /** So many of the balls have risen. */
  risen: number
  focus: number | null
}

export const openGame: OpenGame = (table) => {
  const sparks = openSparks(isReduced)
  const board: Board = { picks: new Set(), draw: null, risen: 0, focus: null }
  let tank: Tank | null = null
  const change = (next: Iterable<number>) => {
    board.picks = new Set(next)
    board.draw = null
    table.sounds.tick(board.picks.size)
    table.refresh()
    table.wake()
    return null
  }
  const toggle = (ball: number) => {
    if (board.picks.has(ball)) return change([...board.picks].filter((pick) => pick !== ball))
    return board.picks.size < mostPicks ? change([...board.picks, ball]) : null
  }
  const draw = () => drawBalls(table, board)
  const view: GameView = {
    options: [],
    show(round) {
      board.draw = round ? (round.table as Draw) : null
      board.risen = board.draw?.balls.length ?? 0
      if (board.draw) board.picks = new Set(board.draw.picks)
      table.refresh()
      table.wake()
    },
    primary: () =>
      board.picks.size > 0 ? { label: words.draw, isOn: true } : { label: words.pick, isOn: false },
    press: async () => (board.picks.size > 0 ? draw() : null),
    playRound: async () => {
      if (board.picks.size === 0) change(anyOf(fewPicks))
      return draw()
    },
    autoNote: words.autoNote,
    isOpen: () => false,
    takesKeys: true,
    moves: () => [
      { key: 'random', label: words.random, isOn: true },
      { key: 'clear', label: words.clear, isOn: board.picks.size > 0 },
    ],
    move: async (key) => change(key === 'random' ? anyOf(board.picks.size || fewPicks) : []),
    describe: () => describe(board),
    async tap(x, y) {
      const ball = tank ? ballAt(tank, x, y) : null
      return ball === null ? null : toggle(ball)
    },
    async key(name) {
      if (name === 'Enter') return board.focus === null ? null : toggle(board.focus)
      board.focus = moved(board.focus, name, tank?.columns ?? 1)
      table.refresh()
      table.wake()
      return null
    },
    winPlace: 'top',
    most,
    paint(brush, nowMs) {
      tank = tankOf(brush)
      const shown = board.draw?.balls.slice(0, board.risen) ?? []
      paintTank(brush, tank, { ...board, shown, caption: captionOf(board, shown) })
      const spot = board.risen < drawnCount ? hitSpot(board, tank, shown) : null
      if (spot) sparks.burst(spot.x, spot.y, 3, '#ffe08a')
      return sparks.paint(brush.context, nowMs)
    },
    payRows: () => payRows(board.picks.size),
    chip: ({ table: told }) => timesText(Number(told.multiplier)),
  }
  return view
}

async function drawBalls(table: Table, board: Board): Promise<RoundView | null> {
  table.sounds.press()
  const picks = [...board.picks]
  const round = await table.act({ kind: 'draw', stakeAmount: table.stakeAmount(), picks })
  if (!round) return null
  board.draw = round.table as Draw
  const { balls } = board.draw
  for (board.risen = isReduced ? balls.length : 0; board.risen < balls.length; board.risen++) {
    table.wake()
    await pause(ballMs)
    if (board.picks.has(balls[board.risen] ?? 0)) table.sounds.tick(board.risen)
  }
  if (isGain(round)) table.sounds.win(2)
  table.wake()
  return round
}

/** Where the ball rises that has just hit. */
function hitSpot({ picks }: Board, tank: Tank, shown: number[]) {
  const last = shown.at(-1)
  return last !== undefined && picks.has(last) ? tank.centre(last) : null
}

function captionOf({ picks, draw }: Board, shown: number[]) {
  const hits = shown.filter((ball) => picks.has(ball)).length
  const top = paysOf(picks.size).at(-1)
  const isDone = draw !== null && shown.length === draw.balls.length
  return {
    left: `${words.picked} ${picks.size}/${mostPicks}`,
    now: draw ? (isDone ? timesText(draw.multiplier) : `${words.hits} ${hits}`) : '',
    right: draw
      ? `${words.hits} ${hits}`
      : top
        ? `${words.hits} ${top.hits}: ${timesText(top.times)}`
        : '',
  }
}

function describe({ picks, draw, focus }: Board): string {
  const at = focus === null ? '' : `${focus}${picks.has(focus) ? ' ✓' : ''} · `
  if (!draw) return `${at}${words.picked} ${[...picks].join(', ') || '0'}`
  const { balls, hits, multiplier } = draw
  return `${at}${balls.join(', ')} · ${words.hits} ${hits} · ${timesText(multiplier)}`
}

function moved(focus: number | null, key: string, columns: number): number {
  if (focus === null) return 1
  const down = key === 'ArrowDown' ? columns : key === 'ArrowUp' ? -columns : 0
  const right = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0
  return ((focus - 1 + down + right + ballCount) % ballCount) + 1
}

/** Which ones makes no difference: plain randomness will do. */
function anyOf(count: number): number[] {
  const left = Array.from({ length: ballCount }, (_, index) => index + 1)
  return Array.from(
    { length: count },
    () => left.splice(Math.floor(Math.random() * left.length), 1)[0] ?? 1,
  )
}

/** Each win with its exact chance; for a player who has picked none, of five numbers. */
function payRows(picked: number): [string, string][] {
  const picks = picked || fewPicks
  const rows = paysOf(picks).map(({ hits, times }): [string, string] => {
    const { ways, of } = chanceOf(picks, hits)
    const percent = Number(((ways / of) * 100).toPrecision(3))
    return [`${words.hits} ${hits}/${picks}`, `${timesText(times)} · ${percent}%`]
  })
  return [...rows, [words.returns, `${(returnOf(picks) * 100).toFixed(2)}%`]]
}
