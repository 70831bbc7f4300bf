import { coinText, timesText } from '../../../client/amounts.ts'
import type { RoundView } from '../../../client/api.ts'
import { isGain } from '../../../client/gain.ts'
import type { GameView, OpenGame, Table } from '../../../client/game-client.ts'
import { clamp01, openSparks, pause } from '../../../client/motion.ts'
import { isReduced } from '../../../client/stage.ts'
import { locale } from '../../../client/texts.ts'
import type { Level } from '../paytable.ts'
import { chanceOf, mostOf, returnOf, winFor } from '../paytable.ts'
import { paintCaption } from '../../../client/caption.ts'
import type { Climb, Look, Scene } from './look.ts'
import { frameWords } from './words.ts'

type Labels = Record<'level' | 'step' | 'unit' | 'fell' | 'top', string>
type Title = { levels: readonly Level[]; labels: Record<'th' | 'en', Labels>; look: Look }
type Board = {
  climb: Climb | null
  /** Where the step that is being made began. */
  from: number
  movedAtMs: number
  /** A step has been made and not been painted yet. */
  isArrival: boolean
}

const words = frameWords[locale]
const autoSteps = 3

export function openLadder({ levels, labels, look }: Title): OpenGame {
  return (table) => {
    const own = labels[locale]
    const sparks = openSparks(isReduced)
    const board: Board = { climb: null, from: 0, movedAtMs: -look.stepMs, isArrival: false }
    const moves = openMoves(table, board, look)
    /** A climb from before is shown until another way is chosen. */
    const shown = () => {
      const { climb } = board
      return moves.isOpen() || climb?.level === table.option('level') ? climb : null
    }
    const level = () => levelOf(levels, shown()?.level ?? table.option('level'))
    const view: GameView = {
      options: [levelOption(levels, own.level)],
      show(round) {
        board.climb = round ? (round.table as Climb) : null
        board.from = board.climb?.steps ?? 0
        table.refresh()
        table.wake()
      },
      primary: () => ({ label: moves.isOpen() ? own.step : words.bet, isOn: true }),
      press: () => (moves.isOpen() ? moves.step() : moves.bet()),
      playRound: moves.playRound,
      autoNote: words.autoNote,
      isOpen: moves.isOpen,
      moves: () => (moves.isOpen() ? [takeMove(board.climb, level())] : []),
      move: moves.take,
      key: (name) => (name === 'Enter' && moves.steps() > 0 ? moves.take() : null),
      tap: async () => (moves.isOpen() ? moves.step() : null),
      winPlace: 'top',
      most: mostOf(levels),
      describe: () => describe(shown(), own, level()),
      paint(brush, nowMs) {
        const scene = { ...sceneOf(board, shown(), look, nowMs), level: level(), sparks }
        const isMoving = look.paint(brush, { ...scene, isOpen: moves.isOpen() }, nowMs)
        if (scene.isArrival) board.isArrival = false
        paintCaption(brush, captionOf(scene, own))
        return sparks.paint(brush.context, nowMs) || isMoving || scene.ageMs < look.stepMs
      },
      payRows: () => payRows(level(), own.unit),
      chip: ({ stakeAmount, winAmount }) =>
        winAmount > 0 ? timesText(Math.floor((winAmount / stakeAmount) * 100)) : '0×',
    }
    return view
  }
}

function openMoves(table: Table, board: Board, { stepMs }: Look) {
  const isOpen = () => board.climb !== null && board.climb.end === null
  const steps = () => board.climb?.steps ?? 0
  const take = (round: RoundView | null) => {
    if (!round) return null
    board.from = steps()
    board.climb = round.table as Climb
    board.isArrival = steps() > board.from
    board.movedAtMs = performance.now()
    table.refresh()
    table.wake()
    return round
  }
  const bet = async () => {
    table.sounds.press()
    const action = { kind: 'bet', stakeAmount: table.stakeAmount(), level: table.option('level') }
    const round = await table.act(action)
    if (round) board.climb = null
    return take(round)
  }
  const step = async () => {
    const round = take(await table.act({ kind: 'step' }))
    if (!round) return null
    await pause(isReduced ? 0 : stepMs)
    if (board.climb?.end === 'fell') table.sounds.lose()
    else table.sounds.tick(steps())
    if (round.isOver && isGain(round)) table.sounds.win(2)
    return round
  }
  const cashOut = async () => {
    const round = take(await table.act({ kind: 'take' }))
    if (round && isGain(round)) table.sounds.win(2)
    return round
  }
  const playRound = async (signal: AbortSignal) => {
    let round = isOpen() ? null : await bet()
    while (round && !round.isOver && steps() < autoSteps && !signal.aborted) round = await step()
    // Who stops it in the middle goes on by hand.
    return round && !round.isOver && !signal.aborted ? cashOut() : round
  }
  return { isOpen, steps, bet, step, take: cashOut, playRound }
}

function sceneOf(board: Board, climb: Climb | null, { stepMs }: Look, nowMs: number) {
  const ageMs = Math.max(0, nowMs - board.movedAtMs)
  const share = isReduced ? 1 : clamp01(ageMs / stepMs)
  const at = climb ? board.from + (climb.steps - board.from) * share : 0
  // A step falls when it is seen to be made, not before.
  const isMade = share === 1 || climb?.end === 'taken'
  return {
    at,
    ageMs,
    end: isMade && climb ? climb.end : null,
    isArrival: isMade && board.isArrival,
  }
}

function captionOf({ at, level, end }: Pick<Scene, 'at' | 'level' | 'end'>, own: Labels) {
  const made = end === 'fell' ? Math.ceil(at) - 1 : Math.floor(at)
  const next = level.times[made]
  return {
    left: `${own.unit} ${made}/${level.times.length}`,
    now: end === 'fell' ? own.fell : timesText(level.times[made - 1] ?? 100),
    right: next === undefined || end !== null ? '' : `${words.next} ${timesText(next)}`,
    isLost: end === 'fell',
  }
}

function takeMove(climb: Climb | null, level: Level) {
  const won = climb && climb.steps > 0 ? winFor(climb.stakeAmount, level, climb.steps) : 0
  return { key: 'take', label: `${words.take} ${coinText(won)}`, isOn: won > 0 }
}

function levelOf(levels: readonly Level[], key: string): Level {
  const found = levels.find((level) => level.key === key) ?? levels[0]
  if (!found) throw new Error('a ladder has a level')
  return found
}

function levelOption(levels: readonly Level[], label: string) {
  const choices = levels.map(({ key, name }) => ({ value: key, label: name[locale] }))
  return { key: 'level', label, choices, start: levels[1]?.key ?? '' }
}

function describe(climb: Climb | null, own: Labels, level: Level): string {
  if (!climb) return words.bet
  const { end, steps, stakeAmount } = climb
  const passed = end === 'fell' ? steps - 1 : steps
  const told = [level.name[locale], `${own.unit} ${passed}`]
  if (end === 'fell') told.push(own.fell)
  else if (passed > 0) told.push(coinText(winFor(stakeAmount, level, passed)))
  if (end === 'top') told.push(own.top)
  return told.join(' · ')
}

/** Each step with its exact chance and what taking the win there returns. */
function payRows(level: Level, unit: string): [string, string][] {
  return level.times.map((times, at) => {
    const percent = Number((chanceOf(level, at + 1) * 100).toPrecision(3))
    const returned = `${words.returns} ${(returnOf(level, at + 1) * 100).toFixed(2)}%`
    return [`${unit} ${at + 1}`, `${timesText(times)} · ${percent}%\n${returned}`]
  })
}
