import type { Advice, GameView } from './game-client.ts'
import { icon } from './icons.ts'
import { byId } from './page.ts'
import { setStatus } from './status.ts'
import { frameText } from './texts.ts'

/** The button that says what to do, in games whose odds are known exactly. */
export function openAdvice(view: GameView): void {
  const element = byId('advice', HTMLButtonElement)
  element.hidden = view.advise === undefined
  element.replaceChildren(icon('advice'))
  element.ariaLabel = frameText.advice
  element.title = frameText.advice
  element.addEventListener('click', () => giveAdvice(view))
}

export function giveAdvice(view: GameView): void {
  const advice = view.advise?.() ?? null
  setStatus(advice ? adviceText(advice) : frameText.noAdvice)
}

export function adviceText({ best, others }: Advice): string {
  const costs = others.map(({ label, cost }) => `${label} ${frameText.costs(percent(cost))}`)
  return [`${frameText.best} ${best}`, ...costs].join(' · ')
}

/** Never nothing where there is something. */
function percent(share: number): string {
  const hundredths = share * 100
  return hundredths > 0 && hundredths < 0.005 ? '< 0.01' : hundredths.toFixed(2)
}
