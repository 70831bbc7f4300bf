import type { Snapshot } from './api.ts'
import type { GameView } from './game-client.ts'
import { make, pairs } from './page.ts'
import { coinText, timesText } from './amounts.ts'
import { frameText, locale } from './texts.ts'

type Parts = { snapshot: Snapshot; view: GameView }

/** How it is played, what it pays and returns, and what happens when something goes wrong. */
export function rulesBody({ snapshot, view }: Parts): Node[] {
  const pages = JSON.parse(document.body.dataset.pages ?? '[]') as Record<'th' | 'en', string>[]
  const { minStake, maxStake, returnToPlayer } = snapshot
  const percent = (returnToPlayer.numerator / returnToPlayer.denominator) * 100
  return [
    ...pages.map((page) => make('p', page[locale])),
    pairs([
      [frameText.returnToPlayer, `${percent.toFixed(2)}%`],
      [frameText.exactReturn, `${Number(percent.toFixed(8))}%`],
      [frameText.mostTimes, timesText(view.mostTimes)],
      [frameText.limits, `${coinText(minStake)} – ${coinText(maxStake)}`],
    ]),
    make('p', frameText.returnNote, 'note'),
    make('h3', frameText.payouts),
    pairs(view.payRows()),
    make('h3', frameText.goodToKnow),
    ...frameText.rules.map((rule) => make('p', rule, 'note')),
    make('p', frameText.care, 'care'),
    make('p', frameText.keys, 'note'),
  ]
}
