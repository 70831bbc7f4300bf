import { buzz } from './awake.ts'
import { isGain } from './gain.ts'
import type { RoundView } from './api.ts'
import type { Celebration } from './celebration.ts'
import type { GameView } from './game-client.ts'
import { byId, make } from './page.ts'
import type { Panel } from './panel.ts'
import { coinText } from './amounts.ts'
import { isReduced } from './stage.ts'
import { frameText } from './texts.ts'

export type Outcome = {
  /** What a finished round brought: to see, to read and to hear. */
  show(round: RoundView): void
  /** A new round begins. */
  clear(): void
}

export function openOutcome(
  panel: Panel,
  celebration: Celebration,
  view: () => GameView | null,
): Outcome {
  const win = byId('win', HTMLElement)
  const said = byId('said', HTMLElement)
  return {
    show(round) {
      panel.setWin(round)
      const told = view()?.tellResult?.(round)
      said.textContent = [told, resultText(round)].filter(Boolean).join('. ')
      const isLarge = celebration.start(round)
      if (isGain(round)) buzz(isLarge ? [40, 60, 40, 60, 90] : [35], isReduced)
      const place = view()?.winPlace ?? 'middle'
      if (isLarge || place === 'game' || !isGain(round)) return
      const amount = make('b', `+${coinText(round.winAmount)}`, 'number')
      win.replaceChildren(make('span', frameText.won), amount)
      win.className = `win ${place} shown`
    },
    clear() {
      panel.setWin(null)
      win.classList.remove('shown')
      said.textContent = ''
      celebration.end()
    },
  }
}

function resultText({ winAmount, stakeAmount }: RoundView): string {
  if (winAmount === 0) return frameText.noWin
  return `${winAmount > stakeAmount ? frameText.won : frameText.gotBack} ${coinText(winAmount)}`
}
