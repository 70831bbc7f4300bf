import type { Api, RoundView } from './api.ts'
import { Refused } from './api.ts'
import type { GameView, Table } from './game-client.ts'
import { byId, make } from './page.ts'
import type { Panel } from './panel.ts'
import type { Sounds } from './sounds.ts'
import type { Stage } from './stage.ts'
import { coinText, frameText, problemText } from './texts.ts'

export type TableFrame = {
  forGame: Table
  /** One thing at a time; shows what a finished round won. */
  run(what: () => Promise<RoundView | null> | null): Promise<RoundView | null>
  remember(rounds: RoundView[]): void
  past(): RoundView[]
  /** As far as the wallet has told since the launch. */
  balance(): number | null
}

type Parts = {
  api: Api
  panel: Panel
  sounds: Sounds
  stage: Stage
  view: () => GameView | null
}

const chips = 12
const recoverable = ['offline', 'failed', 'noBet', 'alreadyBet', 'unknownFreeRounds']

export function openTable(parts: Parts): TableFrame {
  const { api, panel, sounds, stage, view } = parts
  let isBusy = false
  let past: RoundView[] = []
  let balance: number | null = null
  const remember = (rounds: RoundView[]) => {
    const isNew = ({ roundId }: RoundView) => !rounds.some((round) => round.roundId === roundId)
    past = [...rounds, ...past.filter(isNew)].slice(0, 20)
    showChips(past, view())
  }
  const act = async (action: object): Promise<RoundView | null> => {
    try {
      const free = panel.free()
      const answer = await api.act(free ? { ...action, freeRoundsId: free.freeRoundsId } : action)
      panel.setFree(answer.freeRounds)
      byId('status', HTMLElement).textContent = ''
      const { round } = answer
      balance = answer.balance
      // A win is added on the screen only when the game has shown it.
      if (balance !== null) panel.setBalance(balance - (round.isOver ? round.winAmount : 0))
      return round
    } catch (error) {
      await recover(parts, remember, error)
      return null
    }
  }
  const finish = (round: RoundView) => {
    remember([round])
    if (balance !== null) panel.setBalance(balance)
    showWin(round)
  }
  return {
    forGame: {
      stakeAmount: panel.stakeAmount,
      option: panel.option,
      act,
      wake: stage.wake,
      refresh: panel.refresh,
      sounds,
      hear: (take) => api.hear(take),
      settle(round, nowAmount) {
        if (nowAmount !== null) balance = nowAmount
        finish(round)
        panel.refresh()
      },
    },
    async run(what) {
      if (isBusy) return null
      isBusy = true
      panel.setBusy(true)
      byId('win', HTMLElement).classList.remove('shown')
      try {
        const round = await what()
        if (round?.isOver) finish(round)
        return round
      } finally {
        isBusy = false
        panel.setBusy(false)
        stage.wake()
      }
    },
    remember,
    past: () => past,
    balance: () => balance,
  }
}

/** The server knows how the round stands; ask instead of guessing. */
async function recover(
  { api, panel, sounds, view }: Parts,
  remember: (rounds: RoundView[]) => void,
  error: unknown,
): Promise<void> {
  const name = error instanceof Refused ? error.message : 'failed'
  byId('status', HTMLElement).textContent = problemText(name)
  sounds.lose()
  if (!recoverable.includes(name)) return
  try {
    const snapshot = await api.snapshot()
    view()?.show(snapshot.round)
    panel.setFree(snapshot.freeRounds)
    if (snapshot.balance !== null) panel.setBalance(snapshot.balance)
    // The round may have happened although its answer was lost.
    const resumed = await (view()?.resume?.(snapshot.history) ?? null)
    if (resumed) remember([resumed])
  } catch {
    // Still no line: the message says so, and the next press asks again.
  }
}

function showChips(past: RoundView[], view: GameView | null): void {
  const shown = past.slice(0, chips).map((round) => {
    const isWon = round.winAmount > round.stakeAmount
    return make('span', view?.chip(round) ?? '', isWon ? 'chip won' : 'chip')
  })
  byId('strip', HTMLElement).replaceChildren(...shown)
}

/** Getting back less than the stake is no win and is not dressed up as one. */
function showWin({ winAmount, stakeAmount }: RoundView): void {
  const win = byId('win', HTMLElement)
  if (winAmount <= stakeAmount) return
  win.replaceChildren(make('span', frameText.won), make('b', `+${coinText(winAmount)}`, 'number'))
  win.classList.add('shown')
}
