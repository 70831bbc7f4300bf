/** A card is a number from 0 to 51: rank is card % 13 (0 deuce … 12 ace), suit is card / 13. */
export const rankNames = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A']
export const suitNames = ['♣', '♦', '♥', '♠']

export function rankOf(card: number): number {
  return card % 13
}

export function suitOf(card: number): number {
  return Math.floor(card / 13)
}

export function cardText(card: number): string {
  return `${rankNames[rankOf(card)]}${suitNames[suitOf(card)]}`
}

export function isRed(card: number): boolean {
  return suitOf(card) === 1 || suitOf(card) === 2
}
