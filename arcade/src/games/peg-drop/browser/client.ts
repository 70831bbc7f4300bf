import { isGain } from '../../../client/gain.ts'
import type { RoundView } from '../../../client/api.ts'
import type { GameView, OpenGame, Table } from '../../../client/game-client.ts'
import { easeOut, openSparks, pause } from '../../../client/motion.ts'
import { isReduced } from '../../../client/stage.ts'
import { timesText } from '../../../client/amounts.ts'
import { locale } from '../../../client/texts.ts'
import type { Ball } from './paint.ts'
import { boardOf, cupColour, paintBall, paintBoard, paintPlate, spotOf } from './paint.ts'
import type { Risk, RowCount } from '../paytable.ts'
import { cupsOf, most, riskChoices, rowChoices } from '../paytable.ts'
import type { Drop } from '../round.ts'
import { labels } from '../texts.ts'

const words = labels[locale]
const stepMs = 150

export const openGame: OpenGame = (table) => {
  const sparks = openSparks(isReduced)
  let ball: Ball | null = null
  let landed: { cup: number; atMs: number } | null = null
  /** A drop from before may have had other rows; the board is its own until the next choice. */
  let past: Drop | null = null
  const rows = () => past?.rows ?? (Number(table.option('rows')) as RowCount)
  const risk = () => past?.risk ?? (table.option('risk') as Risk)
  const fall = async ({ path, cup }: Drop) => {
    landed = null
    ball = { path, startMs: performance.now(), stepMs, tickedRow: -1 }
    table.wake()
    await pause(isReduced ? 150 : stepMs * (path.length + 1))
    ball = null
    landed = { cup, atMs: performance.now() }
    table.wake()
  }
  const drop = async (): Promise<RoundView | null> => {
    table.sounds.press()
    past = null
    const action = { kind: 'drop', stakeAmount: table.stakeAmount(), rows: rows(), risk: risk() }
    const round = await table.act(action)
    if (!round) return null
    await fall(round.table as Drop)
    cheer(table, round)
    return round
  }
  const view: GameView = {
    options: options(),
    show: () => {
      landed = null
      past = null
      table.wake()
    },
    replay(round) {
      past = round.table as Drop
      return fall(past)
    },
    primary: () => ({ label: words.drop, isOn: true }),
    press: drop,
    playRound: drop,
    isOpen: () => false,
    most,
    paint(brush, nowMs) {
      const cups = cupsOf(rows(), risk())
      const board = boardOf(brush, rows())
      const lift = landed ? 1 - easeOut(Math.min(1, Math.max(0, nowMs - landed.atMs) / 500)) : 0
      const lit = landed?.cup ?? null
      paintPlate(brush, board)
      paintBoard(brush.context, board, cups, { lit, lift, ball, nowMs })
      if (ball && !isReduced) paintBall(brush.context, board, ball, nowMs, table.sounds.tick)
      if (landed && lift > 0.97) {
        const spot = spotOf(board, board.rows, landed.cup)
        sparks.burst(spot.x, spot.y, 14, cupColour(landed.cup, board.rows))
      }
      const isSparkling = sparks.paint(brush.context, nowMs)
      return ball !== null || lift > 0 || isSparkling
    },
    describe: () => (landed ? timesText(cupsOf(rows(), risk())[landed.cup] ?? 0) : words.drop),
    payRows: () => payRows(rows(), risk()),
    chip: ({ table: told }) => timesText(Number(told.multiplier)),
  }
  return view
}

function cheer({ sounds }: Table, { winAmount, stakeAmount }: RoundView): void {
  if (isGain({ winAmount, stakeAmount }))
    sounds.win(Math.min(4, Math.floor(winAmount / stakeAmount)))
  else sounds.tick(0)
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
  ]
}

/** Each cup with its exact chance. */
function payRows(rows: RowCount, risk: Risk): [string, string][] {
  const cups = cupsOf(rows, risk).slice(0, rows / 2 + 1)
  let ways = 1
  return cups.map((multiplier, cup) => {
    if (cup > 0) ways = (ways * (rows - cup + 1)) / cup
    const both = cup * 2 === rows ? ways : ways * 2
    const percent = ((both / 2 ** rows) * 100).toPrecision(3)
    return [timesText(multiplier), `${words.chance} ${Number(percent)}%`]
  })
}
