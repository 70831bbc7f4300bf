import type { FreeRounds, RoundView, Snapshot } from './api.ts'
import type { GameView, Move, Option } from './game-client.ts'
import { optionRow } from './options.ts'
import { button, byId } from './page.ts'
import { coinText } from './amounts.ts'
import { balanceName, frameText } from './texts.ts'

export type Panel = {
  fill: (view: GameView) => void
  refresh: () => void
  stakeAmount: () => number
  changeStake: (steps: number) => void
  setStake: (amount: number) => void
  /** The largest step that this much pays for; null when there is none. */
  stakeWithin: (amount: number) => number | null
  option: (key: string) => string
  setBalance: (amount: number) => void
  /** What the last round won; null while one is played. */
  setWin: (round: RoundView | null) => void
  setBusy: (isBusy: boolean) => void
  /** Rounds to be played without a stake; null when there are none left. */
  setFree: (free: FreeRounds | null) => void
  free: () => FreeRounds | null
  setAuto: (text: string | null) => void
}

const ladder = [1, 2, 5, 10, 20, 50, 100, 200, 300, 500, 1000].map((coins) => coins * 100)

export function openPanel(snapshot: Snapshot): Panel {
  const { balance, minStake, maxStake, freeRounds, mayAutoplay } = snapshot
  const steps = ladder.filter((amount) => amount >= minStake && amount <= maxStake)
  const chosen = new Map<string, string>()
  let stake = steps[Math.min(3, steps.length - 1)] ?? minStake
  let view: GameView | null = null
  let isBusy = false
  let autoText: string | null = null
  let free = freeRounds
  const refresh = () => {
    const { label, isOn } = view?.primary() ?? { label: '', isOn: false }
    const primary = byId('primary', HTMLButtonElement)
    primary.textContent = autoText ?? (free ? `${label} · ${freeText(free)}` : label)
    primary.disabled = autoText === null && (isBusy || !isOn)
    const isFixed = isBusy || autoText !== null || (view?.isOpen() ?? false)
    const isGiven = free !== null
    for (const part of ['.stake button', '.options button', '.options input', '#auto']) {
      for (const item of document.querySelectorAll<HTMLButtonElement | HTMLInputElement>(part))
        item.disabled = isFixed || (isGiven && part === '.stake button')
    }
    byId('stake-amount', HTMLElement).textContent = coinText(free?.stakeAmount ?? stake)
    showMoves(view, isBusy)
  }
  const setStake = (amount: number) => {
    const whole = Math.round(amount / 100) * 100
    stake = Math.max(minStake, Math.min(maxStake, whole))
    refresh()
  }
  const changeStake = (by: number) => {
    if (isBusy || autoText !== null || free || view?.isOpen()) return
    const above = steps.find((amount) => amount > stake) ?? maxStake
    const below = steps.findLast((amount) => amount < stake) ?? minStake
    setStake(by > 0 ? above : below)
  }
  const panel: Panel = {
    fill(game) {
      view = game
      for (const option of game.options) chosen.set(option.key, option.start)
      byId('options', HTMLElement).replaceChildren(...optionRows(game, chosen, refresh))
      byId('stake', HTMLElement).hidden = game.setsOwnStake ?? false
      byId('auto', HTMLElement).hidden = game.playRound === undefined || !mayAutoplay
    },
    refresh,
    stakeAmount: () => free?.stakeAmount ?? stake,
    free: () => free,
    setFree(left) {
      free = left
      refresh()
    },
    changeStake,
    setStake,
    stakeWithin: (amount) => steps.findLast((step) => step <= amount) ?? null,
    option: (key) => chosen.get(key) ?? '',
    setBalance: showBalance,
    setWin: showWin,
    setBusy: (busy) => {
      isBusy = busy
      refresh()
    },
    setAuto(text) {
      autoText = text
      refresh()
    },
  }
  nameParts(balance)
  listenStake(panel, () => stake)
  return panel
}

function optionRows(game: GameView, chosen: Map<string, string>, refresh: () => void) {
  const choose = ({ key, leavesTable }: Option, value: string) => {
    chosen.set(key, value)
    if (!leavesTable) game.show(null)
    refresh()
  }
  return game.options.map((option) =>
    optionRow(option, {
      picked: () => chosen.get(option.key) ?? '',
      choose: (value) => choose(option, value),
    }),
  )
}

function listenStake({ changeStake, setStake }: Panel, stake: () => number): void {
  onPress('stake-less', () => changeStake(-1))
  onPress('stake-more', () => changeStake(1))
  onPress('stake-half', () => setStake(stake() / 2))
  onPress('stake-double', () => setStake(stake() * 2))
}

function onPress(id: string, act: () => void): void {
  byId(id, HTMLElement).addEventListener('click', act)
}

function showBalance(amount: number): void {
  byId('balance', HTMLElement).textContent = coinText(amount)
}

/** Only more than the stake is coloured as a win. */
function showWin(round: RoundView | null): void {
  const win = byId('win-amount', HTMLElement)
  win.textContent = round ? coinText(round.winAmount) : '–'
  win.classList.toggle('won', round !== null && round.winAmount > round.stakeAmount)
}

/** The same buttons stay in place, so that a focused one keeps the focus. */
function showMoves(view: GameView | null, isBusy: boolean): void {
  const row = byId('moves', HTMLElement)
  const moves = view?.moves?.() ?? []
  const keys = moves.map(({ key }) => key).join(' ')
  // While a round is open they stand where the stake was, which is fixed then.
  row.toggleAttribute('data-open', view?.isOpen() ?? false)
  if (row.dataset.keys !== keys) {
    row.dataset.keys = keys
    const buttonFor = ({ key, label }: Move) =>
      button(label, 'move-button', () =>
        row.dispatchEvent(new CustomEvent('move', { detail: key })),
      )
    row.replaceChildren(...moves.map(buttonFor))
  }
  for (const [at, item] of [...row.children].entries()) {
    if (!(item instanceof HTMLButtonElement)) continue
    item.disabled = isBusy || !moves[at]?.isOn
    item.textContent = moves[at]?.label ?? ''
  }
  const words = view?.describe?.()
  const canvas = byId('stage', HTMLElement)
  if (words !== undefined) canvas.ariaLabel = `${document.title}: ${words}`
}

function freeText({ roundsLeft }: FreeRounds): string {
  return `${frameText.free} ${roundsLeft}`
}

function nameParts(balance: number | null): void {
  if (balance !== null) showBalance(balance)
  byId('stake-label', HTMLElement).textContent = frameText.stake
  byId('balance-label', HTMLElement).textContent = balanceName()
  byId('win-label', HTMLElement).textContent = frameText.won
  byId('stake-less', HTMLElement).ariaLabel = `${frameText.stake} −`
  byId('stake-more', HTMLElement).ariaLabel = `${frameText.stake} +`
  byId('stake-half', HTMLElement).ariaLabel = `${frameText.stake} ½`
  byId('stake-double', HTMLElement).ariaLabel = `${frameText.stake} ×2`
}
