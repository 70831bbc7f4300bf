import type { ResultPart, ResultWords } from '@parlour/contract/wallet-protocol.ts'
import type { ToldResult } from '../games/result-words.ts'
import type { Html, Locale } from './html.ts'
import { html } from './html.ts'
import type { Row } from './paper.ts'
import { listOf } from './paper.ts'

/** What a game tells of its round, as cells and lists. */
export function partsOf({ names = {}, parts }: ToldResult, locale: Locale): Html[] {
  const say = (words: ResultWords) => (typeof words === 'string' ? words : words[locale])
  return parts.map((part) => partOf(part, names, say))
}

type Say = (words: ResultWords) => string

function partOf(part: ResultPart, names: Record<string, ResultWords>, say: Say): Html {
  const { title, grid = [], lit = [], facts = [] } = part
  const width = grid[0]?.length ?? 0
  const rows = grid.map((row, down) => {
    const cells = row.map((cell, along) => {
      const isLit = lit.includes(down * width + along)
      return html`<td class="${looksOf(cell, isLit)}">${say(names[cell] ?? cell)}</td>`
    })
    return html`<tr>
      ${cells}
    </tr>`
  })
  const table = html`<div class="cells">
    <table class="${wideness(width)}">
      ${rows}
    </table>
  </div>`
  const list = facts.map(({ name, value }): Row => [say(name), say(value)])
  return html`${title && html`<h3>${say(title)}</h3>`}${width > 0 && table}${
    facts.length > 0 && listOf(list)
  }`
}

function looksOf(cell: string, isLit: boolean): string {
  // A card, a gem or an arrow: one sign that is read at a glance.
  const isSign = /^(10|[2-9JQKA])?[^\w\s.×]$/u.test(cell)
  return [isSign && 'sign', /[♦♥]/.test(cell) && 'red', isLit && 'lit'].filter(Boolean).join(' ')
}

/** Long rows, such as the way of a ball, scroll rather than shrink to nothing. */
function wideness(cells: number): string {
  if (cells > 12) return 'widest'
  return cells > 6 ? 'wide' : ''
}
