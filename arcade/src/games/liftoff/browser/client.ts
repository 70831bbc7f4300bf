import type { RoundView } from '../../../client/api.ts'
import type { GameView, OpenGame, Table } from '../../../client/game-client.ts'
import { openSparks } from '../../../client/motion.ts'
import { isReduced } from '../../../client/stage.ts'
import { coinText, timesText } from '../../../client/amounts.ts'
import { locale } from '../../../client/texts.ts'
import type { Flight, Message } from './flight.ts'
import { hearIn, newFlight, timesNow } from './flight.ts'
import { openMoves } from './moves.ts'
import { paintFigures, paintPast, paintSeats } from './paint-words.ts'
import { areasOf, paintSky, rocketSpot } from './paint.ts'
import { leastTimes, most, mostTimes, wonAt } from '../paytable.ts'
import { labels } from '../texts.ts'

const words = labels[locale]
const autoChoices = [0, 150, 200, 500]
const autoplayLeavesAt = 200

export const openGame: OpenGame = (table) => {
  const flight = newFlight()
  const sparks = openSparks(isReduced)
  const autoAt = () => Number(table.option('autoAt')) || null
  const moves = openMoves(table, flight, autoAt)
  let isBurst = false
  table.hear((said) => {
    const message = said as Message | { kind: 'own'; round: RoundView; balance: number | null }
    if (message.kind === 'own') return moves.settle(message.round, message.balance)
    const wasLost = flight.phase === 'lost'
    const isNew = hearIn(flight, message)
    // What became of our seat was told while nobody listened.
    if (wasLost && flight.phase !== 'lost' && moves.isAboard()) table.catchUp()
    if (isNew) sound(table, flight)
    if (isNew && flight.phase === 'over') isBurst = true
    if (isNew && flight.phase === 'waiting') moves.startWaiting()
    if (isNew) table.refresh()
    table.wake()
  })
  setInterval(() => moves.isAboard() && flight.phase === 'running' && table.refresh(), 120)
  const view: GameView = {
    options: [autoOption()],
    show: (round) => {
      if (round) moves.take(round)
      else if (moves.isAboard()) moves.giveUp()
    },
    replay: async (round) => moves.settle(round, null),
    primary: () => primary(flight, moves.isAboard(), moves.isQueued()),
    press: moves.press,
    playRound: (signal) => moves.playRound(autoAt() ?? autoplayLeavesAt, signal),
    autoNote: words.autoNote,
    winPlace: 'top',
    most,
    chain: () => flight,
    isOpen: () => moves.isAboard() || moves.isQueued(),
    describe: () => describe(flight),
    paint(brush, nowMs) {
      const areas = areasOf(brush, flight.seatCount)
      const times = timesNow(flight, nowMs)
      paintSky(brush, areas, flight, { times, nowMs, isStill: isReduced })
      const spot = rocketSpot(areas, times)
      if (isBurst) sparks.burst(spot.x, spot.y, 60, '#ff8a4d')
      isBurst = false
      const isSparkling = sparks.paint(brush.context, nowMs)
      paintFigures(brush, areas, flight, { times, nowMs, words })
      paintPast(brush, areas, flight.past)
      paintSeats(brush, areas, flight, words)
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

function primary(flight: Flight, isAboard: boolean, isQueued: boolean) {
  const { own, phase } = flight
  if (phase === 'lost') return { label: words.connecting, isOn: false }
  if (isAboard && own && phase === 'running') {
    const won = wonAt(own.stakeAmount, timesNow(flight, performance.now()))
    return { label: `${words.out} ${coinText(won)}`, isOn: true }
  }
  if (isAboard) return { label: words.aboard, isOn: false }
  if (phase === 'waiting') return { label: words.bet, isOn: true }
  return { label: isQueued ? words.queued : words.queue, isOn: true }
}

function autoOption() {
  const choices = autoChoices.map((times) => ({
    value: String(times),
    label: times === 0 ? words.off : timesText(times),
  }))
  const own = { least: leastTimes, most: mostTimes }
  return { key: 'autoAt', label: words.auto, choices, own, start: '0' }
}

function sound({ sounds }: Table, { phase, own }: Flight): void {
  if (phase === 'running') sounds.tick(7)
  if (phase === 'over' && own && !own.isOver) sounds.lose()
}

function describe({ phase, outcome, seatCount }: Flight): string {
  const says = { waiting: words.aboard, running: '…', lost: words.connecting, over: '' }[phase]
  const end = phase === 'over' ? `${words.burst} ${timesText(outcome ?? 100)}` : says
  return `${end} · ${words.players} ${seatCount}`
}
