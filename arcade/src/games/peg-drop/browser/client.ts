import { isGain } from '../../../client/gain.ts'
import type { RoundView } from '../../../client/api.ts'
import type { GameView, OpenGame, Table } from '../../../client/game-client.ts'
import { openLayer } from '../../../client/layer.ts'
import { easeOut, openSparks, pause } from '../../../client/motion.ts'
import { isReduced } from '../../../client/stage.ts'
import { coinText, timesText } from '../../../client/amounts.ts'
import { locale } from '../../../client/texts.ts'
import type { Falling } from './paint.ts'
import { boardOf, cupColour, paintBall, paintBoard, paintLit, paintPlate, spotOf } from './paint.ts'
import type { Risk, RowCount } from '../paytable.ts'
import { ballChoices, cupsOf, most, riskChoices, rowChoices } from '../paytable.ts'
import type { Drop } from '../round.ts'
import { labels } from '../texts.ts'

const words = labels[locale]
const stepMs = 150
/** Between two balls of one drop. */
const betweenMs = 220

export const openGame: OpenGame = (table) => {
  const layer = openLayer()
  const sparks = openSparks(isReduced)
  const balls = openBalls(table)
  /** A drop from before may have had other rows; the board is its own until the next choice. */
  let past: Drop | null = null
  const rows = () => past?.rows ?? (Number(table.option('rows')) as RowCount)
  const risk = () => past?.risk ?? (table.option('risk') as Risk)
  const count = () => (table.isFree() ? 1 : Number(table.option('balls')))
  const timesOf = (cup: number) => timesText(cupsOf(rows(), risk())[cup] ?? 0)
  const drop = async (): Promise<RoundView | null> => {
    table.sounds.press()
    past = null
    const board = { rows: rows(), risk: risk(), balls: count() }
    const round = await table.act({ kind: 'drop', stakeAmount: table.stakeAmount(), ...board })
    if (!round) return null
    await balls.fall(round.table as Drop)
    cheer(table, round)
    return round
  }
  const view: GameView = {
    options: options(),
    show: () => {
      balls.clear()
      past = null
      table.wake()
    },
    replay(round) {
      past = round.table as Drop
      return balls.fall(past)
    },
    primary: () => ({ label: dropText(count(), table.stakeAmount()), isOn: true }),
    stakes: count,
    press: drop,
    playRound: drop,
    isOpen: () => false,
    most,
    paint(brush, nowMs) {
      const cups = cupsOf(rows(), risk())
      const board = boardOf(brush, rows())
      const { lit, lift, falling } = balls.at(nowMs)
      layer(brush, [rows(), risk(), ...lit].join(' '), (still) => {
        paintPlate(still, board)
        paintBoard(still.context, board, cups, lit)
      })
      paintLit(brush.context, board, cups, { lit, lift, falling, nowMs })
      if (!isReduced)
        for (const ball of falling) paintBall(brush.context, board, ball, nowMs, table.sounds.tick)
      if (lift > 0.97)
        for (const cup of lit) {
          const spot = spotOf(board, board.rows, cup)
          sparks.burst(spot.x, spot.y, 14, cupColour(cup, board.rows))
        }
      const isSparkling = sparks.paint(brush.context, nowMs)
      return falling.length > 0 || lift > 0 || isSparkling
    },
    describe: () =>
      balls
        .landed()
        .map((cup) => timesOf(cup))
        .join(', ') || words.drop,
    payRows: () => payRows(rows(), risk()),
    chip: ({ winAmount, stakeAmount }) => timesText(Math.floor((winAmount / stakeAmount) * 100)),
  }
  return view
}

/** The balls of one drop: each begins a little after the one before. */
function openBalls(table: Table) {
  let falling: Falling[] = []
  let landed: { cups: number[]; atMs: number } | null = null
  return {
    async fall({ more = [], ...first }: Drop): Promise<void> {
      const all = [first, ...more]
      const nowMs = performance.now()
      landed = null
      falling = all.map(({ path }, at) => {
        return { path, startMs: nowMs + at * betweenMs, stepMs, tickedRow: -1 }
      })
      table.wake()
      const wholeMs = stepMs * (first.path.length + 1) + betweenMs * more.length
      await pause(isReduced ? 150 : wholeMs)
      falling = []
      landed = { cups: all.map(({ cup }) => cup), atMs: performance.now() }
      table.wake()
    },
    clear: () => void (landed = null),
    landed: () => landed?.cups ?? [],
    at(nowMs: number) {
      const age = landed ? Math.min(1, Math.max(0, nowMs - landed.atMs) / 500) : 1
      return { lit: new Set(landed?.cups), lift: landed ? 1 - easeOut(age) : 0, falling }
    },
  }
}

function cheer({ sounds }: Table, { winAmount, stakeAmount }: RoundView): void {
  if (isGain({ winAmount, stakeAmount }))
    sounds.win(Math.min(4, Math.floor(winAmount / stakeAmount)))
  else sounds.tick(0)
}

/** More than one ball costs more than the stake shows, so the button says it. */
function dropText(balls: number, stakeAmount: number): string {
  return balls > 1 ? `${words.drop} ×${balls} · ${coinText(balls * stakeAmount)}` : words.drop
}

function options() {
  return [
    {
      key: 'rows',
      label: words.rows,
      choices: rowChoices.map((rows) => ({ value: String(rows), label: String(rows) })),
      start: '12',
    },
    {
      key: 'risk',
      label: words.risk,
      choices: riskChoices.map((risk) => ({ value: risk, label: words[risk] })),
      start: 'middle',
    },
    {
      key: 'balls',
      label: words.balls,
      choices: ballChoices.map((balls) => ({ value: String(balls), label: String(balls) })),
      start: '1',
    },
  ]
}

/** Each cup with its exact chance. */
function payRows(rows: RowCount, risk: Risk): [string, string][] {
  const cups = cupsOf(rows, risk).slice(0, Math.floor(rows / 2) + 1)
  let ways = 1
  return cups.map((multiplier, cup) => {
    if (cup > 0) ways = (ways * (rows - cup + 1)) / cup
    const both = cup * 2 === rows ? ways : ways * 2
    const percent = ((both / 2 ** rows) * 100).toPrecision(3)
    return [timesText(multiplier), `${words.chance} ${Number(percent)}%`]
  })
}
