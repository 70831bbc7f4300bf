import type { RoundView } from '../../../client/api.ts'
import { coinText, timesText } from '../../../client/amounts.ts'
import { make } from '../../../client/page.ts'
import { locale, pageAddress } from '../../../client/texts.ts'
import type { SettledSlip, Told } from './settled-slips.ts'
import { settledSlips } from './settled-slips.ts'
import { words } from './words.ts'

/** All settled slips, the newest day first; each day leads to its proof. */
export function slipsBody(past: RoundView[]): Node[] {
  const days = past.flatMap((round) => {
    const slips = settledSlips(round.table as Told)
    return slips.length > 0 ? [dayHead(round), ...slips.map(slipCard)] : []
  })
  return [make('h3', words.slips), ...days]
}

function dayHead({ roundId, table, stakeAmount, winAmount }: RoundView): HTMLElement {
  const link = make('a', '', 'row')
  link.href = pageAddress(`/rounds/${roundId}`)
  link.target = '_blank'
  const day = `${words.day} ${(table as Told).outcome?.day}`
  const sums = `${coinText(stakeAmount)} → ${coinText(winAmount)}`
  link.append(make('b', day), make('span', sums, 'number'))
  return link
}

function slipCard({ legs, stake, price, back }: SettledSlip): HTMLElement {
  const list = make('dl', '', 'pairs')
  for (const { match, bet, isRight } of legs)
    list.append(
      make('dt', `${match} · ${bet[locale]}`),
      make('dd', isRight ? `✓ ${words.right}` : `✕ ${words.wrong}`),
    )
  const sum = `${coinText(stake)} × ${timesText(price)}`
  list.append(make('dt', sum), make('dd', `${words.back} ${coinText(back)}`, 'number'))
  return list
}
