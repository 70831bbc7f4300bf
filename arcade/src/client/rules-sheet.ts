import type { Snapshot } from './api.ts'
import type { GameView, PayTable } from './game-client.ts'
import { make, pairs } from './page.ts'
import { chanceText, coinText, timesText } from './amounts.ts'
import { frameText, locale } from './texts.ts'

/** How one plays for the chance of the largest win to be what is stated. */
const playedBy = {
  th: {
    bestPlay: 'เมื่อเล่นดีที่สุดทุกครั้ง',
    oneShot: 'เมื่อยิงทั้งถุงในนัดเดียวใส่ปลาที่จ่ายสูงสุด',
  },
  en: {
    bestPlay: 'with the best play throughout',
    oneShot: 'with the whole purse in one shot at the fish that pays most',
  },
}[locale]

type Parts = { snapshot: Snapshot; view: GameView }

/** How it is played, what it pays and returns, and what happens when something goes wrong. */
export function rulesBody({ snapshot, view }: Parts): Node[] {
  const pages = JSON.parse(document.body.dataset.pages ?? '[]') as Record<'th' | 'en', string>[]
  const { minStake, maxStake, returnToPlayer, leastReturn } = snapshot
  const percent = percentOf(returnToPlayer)
  const least = leastReturn ? `${percentOf(leastReturn).toFixed(2)}% – ` : ''
  const exact: [string, string][] = [[frameText.exactReturn, `${Number(percent.toFixed(8))}%`]]
  return [
    ...pages.map((page) => make('p', unbroken(page[locale]))),
    pairs([
      [frameText.returnToPlayer, `${least}${percent.toFixed(2)}%`],
      ...(least ? [] : exact),
      [frameText.mostTimes, mostText(view)],
      ...spreadRows(view),
      [frameText.limits, `${coinText(minStake)} – ${coinText(maxStake)}`],
    ]),
    make('p', frameText.returnNote, 'note'),
    make('h3', frameText.payouts),
    ...(view.payTable ? [payTable(view.payTable())] : []),
    pairs(view.payRows()),
    make('h3', frameText.goodToKnow),
    ...frameText.rules.map((rule) => make('p', rule, 'note')),
    make('p', frameText.care, 'care'),
    make('p', view.keys ?? frameText.keys, 'note'),
  ]
}

/** A browser would break this word into the two that it is made of. */
function unbroken(text: string): string {
  return text.replaceAll('เดิมพัน', 'เดิม\u2060พัน')
}

function percentOf({ numerator, denominator }: Snapshot['returnToPlayer']): number {
  return (numerator / denominator) * 100
}

function mostText({ most: { times, chance, by } }: GameView): string {
  const told = [timesText(times), chanceText(chance)]
  return [...told, ...(by ? [playedBy[by]] : [])].join('\n')
}

function spreadRows({ spread }: GameView): [string, string][] {
  if (!spread) return []
  const { overStake, tenTimes, hundredTimes, deviation } = spread
  return [
    [unbroken(frameText.overStake), `${Number((overStake * 100).toPrecision(4))}%`],
    [frameText.tenTimes, chanceText(tenTimes)],
    [frameText.hundredTimes, chanceText(hundredTimes)],
    [frameText.deviation, deviation.toFixed(2)],
  ]
}

function payTable({ caption, counts, rows }: PayTable): HTMLElement {
  const table = make('table', '', 'pay-table')
  table.append(make('caption', caption))
  const head = table.createTHead().insertRow()
  for (const count of ['', ...counts]) {
    const cell = make(count ? 'th' : 'td', count, 'number')
    if (count) cell.setAttribute('scope', 'col')
    head.append(cell)
  }
  const body = table.createTBody()
  for (const { symbol, pays } of rows) {
    const row = body.insertRow()
    const name = make('th')
    name.scope = 'row'
    name.append(symbol)
    row.append(name, ...pays.map((pay) => make('td', pay, 'number')))
  }
  return table
}
