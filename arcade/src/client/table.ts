import { coinText } from './amounts.ts'
import type { Api, RoundView, Snapshot } from './api.ts'
import type { GameView, Table } from './game-client.ts'
import type { Outcome } from './outcome.ts'
import { byId, make } from './page.ts'
import type { Panel } from './panel.ts'
import type { Recovery } from './recovery.ts'
import { openRecovery } from './recovery.ts'
import type { Figures } from './session.ts'
import { openFigures } from './session.ts'
import type { Sounds } from './sounds.ts'
import type { Stage } from './stage.ts'
import { holdBalance, tellLobby } from './lobby.ts'
import { setStatus } from './status.ts'
import { frameText } from './texts.ts'
import type { Unseen } from './unseen.ts'

export type TableFrame = {
  forGame: Table
  /** One thing at a time; shows what a finished round won. */
  run(what: () => Promise<RoundView | null> | null): Promise<RoundView | null>
  /** Shows how things stand after a launch or a lost line. */
  apply(snapshot: Snapshot): Promise<void>
  past(): RoundView[]
  /** Since the game was opened. */
  figures(): Figures
  /** As far as the wallet has told. */
  balance(): number | null
}

type Parts = {
  api: Api
  panel: Panel
  sounds: Sounds
  stage: Stage
  outcome: Outcome
  unseen: Unseen
  view: () => GameView | null
  mayHurry: boolean
  /** The stake is more than there is. */
  tellBroke: () => void
}
type Books = {
  past: RoundView[]
  balance: number | null
  figures: ReturnType<typeof openFigures>
}

const [chips, remembered] = [12, 20]

export function openTable(parts: Parts): TableFrame {
  const { api, panel, sounds, stage } = parts
  const books: Books = { past: [], balance: null, figures: openFigures() }
  let isBusy = false
  const finish = (round: RoundView) => finishRound(parts, books, round)
  const apply = (snapshot: Snapshot) => applySnapshot(parts, books, snapshot, finish)
  const run: TableFrame['run'] = async (what) => {
    if (isBusy) return null
    isBusy = true
    panel.setBusy(true)
    try {
      const round = await what()
      if (round?.isOver) finish(round)
      return round
    } finally {
      isBusy = false
      tellLobby('shown')
      panel.setBusy(false)
      stage.wake()
    }
  }
  const alone = async (what: () => Promise<void>) => void (await run(() => what().then(() => null)))
  const recovery = openRecovery({ api, apply, alone, tellBroke: parts.tellBroke })
  return {
    forGame: {
      stakeAmount: panel.stakeAmount,
      mayHurry: parts.mayHurry,
      option: panel.option,
      act: (action) => act(parts, books, recovery, action),
      wake: stage.wake,
      refresh: panel.refresh,
      sounds,
      hear: (take) => api.hear(take),
      line: (take) => api.line(take),
      balance: () => books.balance,
      isFree: () => panel.free() !== null,
      catchUp: () => void recovery.attempt(),
      settle(round, nowAmount) {
        if (nowAmount !== null) {
          books.balance = nowAmount
          panel.setBalance(nowAmount)
        }
        finish(round)
        tellLobby('shown')
        panel.refresh()
      },
    },
    run,
    apply,
    past: () => books.past,
    figures: () => books.figures.read(),
    balance: () => books.balance,
  }
}

async function act(
  { api, panel, outcome, unseen, sounds, view }: Parts,
  books: Books,
  recovery: Recovery,
  action: object,
): Promise<RoundView | null> {
  if (recovery.isDue()) {
    await recovery.attempt()
    return null
  }
  if (!view()?.isOpen()) outcome.clear()
  unseen.ask(books.past[0]?.roundId ?? '')
  holdBalance(books.balance)
  try {
    const free = panel.free()
    const answer = await api.act(free ? { ...action, freeRoundsId: free.freeRoundsId } : action)
    const { round, balance } = answer
    panel.setFree(answer.freeRounds)
    setStatus(answer.isOwed ? frameText.owed : '')
    // A win is added on the screen only when the game has shown it.
    const isShown = !round.isOver || books.past.some(({ roundId }) => roundId === round.roundId)
    setBalance(panel, books, balance, isShown ? 0 : round.winAmount)
    return round
  } catch (error) {
    sounds.lose()
    await recovery.begin(error)
    return null
  }
}

/** A round that ended unseen is shown to its end before anything else. */
async function applySnapshot(
  { panel, view, unseen }: Parts,
  books: Books,
  { round, beside, history, freeRounds, balance, isOwed, refusedWins }: Snapshot,
  finish: (round: RoundView) => void,
): Promise<void> {
  const game = view()
  const [last] = history
  const missed = round === null && last && unseen.isUnseen(last) ? last : null
  remember(books, missed ? history.slice(1) : history, game)
  panel.setFree(freeRounds)
  setBalance(panel, books, balance, missed?.winAmount ?? 0)
  if (refusedWins.length > 0) setStatus(refusedText(refusedWins), true)
  else setStatus(isOwed ? frameText.owed : round || missed ? frameText.resumed : '')
  if (!missed) {
    game?.show(round, beside)
    if (last && !round) game?.rest?.(last)
    return
  }
  if (game?.replay) await game.replay(missed)
  else game?.show(missed)
  finish(missed)
}

function finishRound({ panel, outcome, unseen, view }: Parts, books: Books, round: RoundView) {
  if (books.past.some(({ roundId }) => roundId === round.roundId)) return
  unseen.clear()
  books.figures.add(round)
  remember(books, [round], view())
  if (books.balance !== null) panel.setBalance(books.balance)
  outcome.show(round)
}

function refusedText(wins: Snapshot['refusedWins']): string {
  const told = wins.map(({ roundId, amount }) => `${coinText(amount)} (${roundId})`)
  return `${frameText.refusedWin} ${told.join(', ')}`
}

function setBalance(panel: Panel, books: Books, amount: number | null, hiddenAmount: number): void {
  if (amount === null) return
  books.balance = amount
  panel.setBalance(amount - hiddenAmount)
  if (hiddenAmount > 0) holdBalance(amount - hiddenAmount)
}

function remember(books: Books, rounds: RoundView[], view: GameView | null): void {
  const isNew = ({ roundId }: RoundView) => !rounds.some((round) => round.roundId === roundId)
  books.past = [...rounds, ...books.past.filter(isNew)].slice(0, remembered)
  const shown = books.past.slice(0, chips).map((round) => {
    const isWon = round.winAmount > round.stakeAmount
    return make('span', view?.chip(round) ?? '', isWon ? 'chip won' : 'chip')
  })
  byId('strip', HTMLElement).replaceChildren(...shown)
}
