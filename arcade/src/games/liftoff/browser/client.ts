import type { RoundView } from '../../../client/api.ts'
import type { GameView, OpenGame, Table } from '../../../client/game-client.ts'
import { openLayer } from '../../../client/layer.ts'
import { openSparks } from '../../../client/motion.ts'
import type { Brush } from '../../../client/stage.ts'
import { isReduced } from '../../../client/stage.ts'
import { coinText, timesText } from '../../../client/amounts.ts'
import { locale } from '../../../client/texts.ts'
import type { Bet, Flight, Message } from './flight.ts'
import { hearIn, newFlight, timesNow } from './flight.ts'
import { bets, openMoves } from './moves.ts'
import { paintFigures, paintHalo, paintPast, paintSeats } from './paint-words.ts'
import type { Areas } from './paint.ts'
import { areasOf, heightOf, paintFlight, paintLand, rocketSpot } from './paint.ts'
import { leastTimes, most, mostTimes, wonAt } from '../paytable.ts'
import { labels } from '../texts.ts'

const words = labels[locale]
const autoChoices = [0, 150, 200, 500]
const autoplayLeavesAt = 200

export const openGame: OpenGame = (table) => {
  const flight = newFlight()
  const paintStill = openStill(flight)
  const sparks = openSparks(isReduced)
  const autoAt = () => Number(table.option('autoAt')) || null
  const wish = () => ({ stakeAmount: table.stakeAmount(), autoAt: autoAt() })
  const moves = openMoves(table, flight, wish)
  const isAnyAboard = () => bets.some(moves.isAboard)
  const isTaken = (seat: Bet) => moves.isAboard(seat) || moves.isQueued(seat)
  let isBurst = false
  table.hear((said) => {
    const message = said as Message | { kind: 'own'; round: RoundView; balance: number | null }
    if (message.kind === 'own') return moves.settle(message.round, message.balance)
    const wasLost = flight.phase === 'lost'
    const isNew = hearIn(flight, message)
    if (flight.phase === 'lost') moves.lose()
    // What became of our seat was told while nobody listened.
    if (wasLost && flight.phase !== 'lost' && isAnyAboard()) table.catchUp()
    if (isNew) sound(table, flight)
    if (isNew && flight.phase === 'over') isBurst = true
    if (isNew && flight.phase === 'waiting') void moves.startWaiting()
    if (isNew) table.refresh()
    table.wake()
  })
  setInterval(() => isAnyAboard() && flight.phase === 'running' && table.refresh(), 120)
  const view: GameView = {
    options: [autoOption()],
    show: (round, beside = []) => moves.show(round ? [round, ...beside] : []),
    replay: async (round) => moves.settle(round, null),
    primary: () => buttonOf(flight, 0, moves.isQueued(0)),
    press: () => moves.press(0),
    moves: () => [{ key: 'second', ...buttonOf(flight, 1, moves.isQueued(1)) }],
    move: () => moves.press(1),
    playRound(signal, beside) {
      const second = Number(beside) > 0 ? [Number(beside)] : []
      return moves.playRound([autoAt() ?? autoplayLeavesAt, ...second], signal)
    },
    autoNote: words.autoNote,
    autoBeside: { name: words.autoSecond, choices: exitChoices() },
    winPlace: 'game',
    most,
    chain: () => flight,
    // Until the second bet stands too, it may have another stake and another exit.
    isOpen: () => isTaken(1),
    describe: () => describe(flight),
    paint(brush, nowMs) {
      const areas = areasOf(brush, flight.seatCount)
      const times = timesNow(flight, nowMs)
      paintStill(brush, areas, times)
      paintFlight(brush, areas, flight, { times, nowMs, isStill: isReduced })
      const spot = rocketSpot(areas, times)
      if (isBurst) sparks.burst(spot.x, spot.y, 60, '#ff8a4d')
      isBurst = false
      const isSparkling = sparks.paint(brush.context, nowMs)
      paintFigures(brush, areas, flight, { times, nowMs, words })
      return isSparkling || flight.phase === 'running' || flight.phase === 'waiting'
    },
    payRows: () =>
      [150, 200, 300, 500, 1000, 2000, 10_000, 100_000].map((times) => [
        timesText(times),
        `${words.chance} ${Number((9700 / times).toPrecision(3))}%`,
      ]),
    chip: ({ table: past, winAmount }) =>
      winAmount > 0 ? timesText(Number(past.outAt)) : `✕ ${timesText(Number(past.crash ?? 100))}`,
  }
  return view
}

/** Land, light and lists: drawn anew only when the flight is a little higher or they change. */
function openStill(flight: Flight) {
  const layer = openLayer()
  return (brush: Brush, areas: Areas, times: number) => {
    const { phase, past, seats, seatCount, stakeSum } = flight
    const height = heightOf(times)
    layer(brush, JSON.stringify([height, phase, past, seats, seatCount, stakeSum]), (still) => {
      paintLand(still, areas, height)
      paintHalo(still, areas, flight)
      paintPast(still, areas, past)
      paintSeats(still, areas, flight, words)
    })
  }
}

/** The button of a bet: lay it, take what it is worth, or wish for the next flight. */
function buttonOf(flight: Flight, seat: Bet, isQueued: boolean) {
  const { owns, phase } = flight
  const own = owns[seat]
  const says = seat === 0 ? words : words.second
  if (phase === 'lost') return { label: words.connecting, isOn: false }
  if (own && !own.isOver && phase === 'running') {
    const won = wonAt(own.stakeAmount, timesNow(flight, performance.now()))
    return { label: `${says.out} ${coinText(won)}`, isOn: !own.isLeaving }
  }
  if (own && !own.isOver) return { label: says.aboard, isOn: false }
  if (phase === 'waiting') return { label: says.bet, isOn: true }
  return { label: isQueued ? says.queued : says.queue, isOn: true }
}

function exitChoices() {
  return autoChoices.map((times) => ({
    value: String(times),
    label: times === 0 ? words.off : timesText(times),
  }))
}

function autoOption() {
  const choices = exitChoices()
  const own = { least: leastTimes, most: mostTimes }
  return { key: 'autoAt', label: words.auto, choices, own, start: '0', leavesTable: true }
}

function sound({ sounds }: Table, { phase, owns }: Flight): void {
  if (phase === 'running') sounds.tick(7)
  if (phase === 'over' && owns.some((own) => own?.isOver === false)) sounds.lose()
}

function describe({ phase, outcome, seatCount }: Flight): string {
  const says = { waiting: words.aboard, running: '…', lost: words.connecting, over: '' }[phase]
  const end = phase === 'over' ? `${words.burst} ${timesText(outcome ?? 100)}` : says
  return `${end} · ${words.players} ${seatCount}`
}
