import type { Spot } from '../../../client/cards/paint-felt.ts'
import { paintCloth, paintPlace } from '../../../client/cards/paint-felt.ts'
import type { Brush } from '../../../client/stage.ts'

export type Felt = {
  cardWidth: number
  dealer: (at: number, count: number) => Spot
  own: (at: number, count: number) => Spot
  dealerLine: number
  ownLine: number
  /** Between both rows; null where there is no room for words. */
  middle: number | null
  shoe: Spot
}

const stripHeight = 44
const pillSpace = 40
const most = 3

/** Dealer above, player below, side by side, as large as the room allows. */
export function feltOf({ width, height }: Brush): Felt {
  const room = height - stripHeight
  const widest = Math.min((width - 24) / (most * 1.08), 168)
  const cardWidth = Math.max(38, Math.min(widest, (room - pillSpace * 2 - 18) / 2.8))
  const tall = cardWidth * 1.4
  const spare = Math.max(0, room - tall * 2 - pillSpace * 2 - 12)
  const dealerY = stripHeight + 6 + spare * 0.16 + tall / 2
  const ownY = height - spare * 0.16 - pillSpace - tall / 2
  const across = (y: number) => (at: number, count: number) => ({
    x: width / 2 + (at - (count - 1) / 2) * cardWidth * 1.08,
    y,
  })
  const dealerLine = dealerY + tall / 2 + pillSpace / 2
  const gap = ownY - tall / 2 - dealerLine - pillSpace / 2
  return {
    cardWidth,
    dealer: across(dealerY),
    own: across(ownY),
    dealerLine,
    ownLine: ownY + tall / 2 + pillSpace / 2,
    middle: gap < 56 ? null : dealerLine + pillSpace / 2 + gap / 2,
    shoe: { x: width + cardWidth, y: stripHeight },
  }
}

export function paintFelt(brush: Brush, felt: Felt, cloth: string[], words: string[]): void {
  const { context, width } = brush
  paintCloth(brush, cloth)
  if (felt.middle === null) return
  context.fillStyle = 'rgb(255 217 122 / 0.85)'
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  for (const [at, text] of words.entries()) {
    context.font = `${at === 0 ? '700 16px' : '500 14px'} Anuphan, sans-serif`
    context.fillText(text, width / 2, felt.middle - 11 + at * 23, width - 24)
  }
}

/** Before the first card: where both hands will lie. */
export function paintPlaces(brush: Brush, { cardWidth, dealer, own }: Felt, count: number): void {
  for (let at = 0; at < count; at++) {
    paintPlace(brush, { ...dealer(at, count), width: cardWidth })
    paintPlace(brush, { ...own(at, count), width: cardWidth })
  }
}
