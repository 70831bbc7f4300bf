/// <reference lib="dom" />
import type { Snapshot } from './api.ts'
import type { GameView, Option } from './game-client.ts'
import { button, byId, make } from './page.ts'
import { coinText, frameText } from './texts.ts'

export type Panel = {
  fill: (view: GameView) => void
  refresh: () => void
  stakeAmount: () => number
  changeStake: (steps: number) => void
  option: (key: string) => string
  setBalance: (amount: number) => void
  setBusy: (isBusy: boolean) => void
  setAuto: (text: string | null) => void
}

const ladder = [1, 2, 5, 10, 20, 50, 100, 200, 300, 500, 1000].map((coins) => coins * 100)

export function openPanel({ balance, minStake, maxStake }: Snapshot): Panel {
  const steps = ladder.filter((amount) => amount >= minStake && amount <= maxStake)
  const chosen = new Map<string, string>()
  let stake = steps[Math.min(3, steps.length - 1)] ?? minStake
  let view: GameView | null = null
  let isBusy = false
  let autoText: string | null = null
  const refresh = () => {
    const { label, isOn } = view?.primary() ?? { label: '', isOn: false }
    const primary = byId('primary', HTMLButtonElement)
    primary.textContent = autoText ?? label
    primary.disabled = autoText === null && (isBusy || !isOn)
    const isFixed = isBusy || autoText !== null || (view?.isOpen() ?? false)
    for (const part of ['.stake button', '.options button', '#auto']) {
      for (const item of document.querySelectorAll<HTMLButtonElement>(part)) item.disabled = isFixed
    }
    byId('stake-amount', HTMLElement).textContent = coinText(stake)
  }
  const setStake = (amount: number) => {
    const whole = Math.round(amount / 100) * 100
    stake = Math.max(minStake, Math.min(maxStake, whole))
    refresh()
  }
  const changeStake = (by: number) => {
    if (isBusy || autoText !== null || view?.isOpen()) return
    const above = steps.find((amount) => amount > stake) ?? maxStake
    const below = steps.findLast((amount) => amount < stake) ?? minStake
    setStake(by > 0 ? above : below)
  }
  const panel: Panel = {
    fill(game) {
      view = game
      for (const option of game.options) chosen.set(option.key, option.start)
      const rows = game.options.map((option) => optionRow(option, chosen, refresh, game))
      byId('options', HTMLElement).replaceChildren(...rows)
    },
    refresh,
    stakeAmount: () => stake,
    changeStake,
    option: (key) => chosen.get(key) ?? '',
    setBalance: (amount) => (byId('balance', HTMLElement).textContent = coinText(amount)),
    setBusy(busy) {
      isBusy = busy
      refresh()
    },
    setAuto(text) {
      autoText = text
      refresh()
    },
  }
  if (balance !== null) panel.setBalance(balance)
  nameParts()
  byId('stake-less', HTMLElement).addEventListener('click', () => changeStake(-1))
  byId('stake-more', HTMLElement).addEventListener('click', () => changeStake(1))
  byId('stake-half', HTMLElement).addEventListener('click', () => setStake(stake / 2))
  byId('stake-double', HTMLElement).addEventListener('click', () => setStake(stake * 2))
  return panel
}

function nameParts(): void {
  byId('stake-label', HTMLElement).textContent = frameText.stake
  byId('balance-label', HTMLElement).textContent = frameText.balance
  byId('auto', HTMLElement).textContent = frameText.auto
  byId('stake-less', HTMLElement).ariaLabel = `${frameText.stake} −`
  byId('stake-more', HTMLElement).ariaLabel = `${frameText.stake} +`
}

function optionRow(
  { key, label, choices }: Option,
  chosen: Map<string, string>,
  refresh: () => void,
  view: GameView,
): HTMLElement {
  const group = make('div', '', 'segments')
  group.role = 'group'
  group.ariaLabel = label
  const mark = () => {
    for (const [at, item] of [...group.children].entries()) {
      item.ariaPressed = String(choices[at]?.value === chosen.get(key))
    }
  }
  for (const { value, label: text } of choices) {
    const choose = () => {
      chosen.set(key, value)
      mark()
      view.show(null)
      refresh()
    }
    group.append(button(text, 'segment number', choose))
  }
  mark()
  const row = make('div', '', 'option')
  row.append(make('span', label, 'label'), group)
  return row
}
