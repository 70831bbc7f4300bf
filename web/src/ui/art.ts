/** Address of a built picture, e.g. `artUrl('item/coin.webp')`. */
export function artUrl(path: string): string {
  return `/art/${path}`
}

export interface GameArt {
  webpSet: string
  png: string
  thumb: string
}

/** A game's card in both WebP sizes, the PNG at its public path, and its square thumbnail. */
export function gameArt(gameId: number | string): GameArt {
  const card = artUrl(`gameIconV2/${gameId}`)
  return {
    webpSet: `${card}.webp 330w, ${card}@l.webp 480w`,
    png: `${card}.png`,
    thumb: artUrl(`thumb/${gameId}.webp`),
  }
}

export type ItemArt =
  | 'chest'
  | 'coin'
  | 'coupon-fixed'
  | 'coupon-general'
  | 'coupon-give'
  | 'gift-blue'
  | 'ny-active'
  | 'ny-box'
  | 'ny-firework'
  | 'ny-lottery'
  | 'percent'
  | 'percent-fixed'
  | 'points'
  | 'red-packet'
  | 'sign-6004'
  | 'sign-6005'
  | 'sign-6006'
  | 'sign-6007'
  | 'spin-token'

export function itemArt(item: ItemArt): string {
  return artUrl(`item/${item}.webp`)
}

export type StateArt = 'age21' | 'empty-favorites' | 'empty-list' | 'maintenance' | 'offline'

export function stateArt(state: StateArt): string {
  return artUrl(`state/${state}.webp`)
}
