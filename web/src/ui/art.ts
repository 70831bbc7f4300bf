/** Address of a built picture, e.g. `artUrl('item/coin.webp')`. */
export function artUrl(path: string): string {
  return `/art/${path}`
}

export type GameArt = {
  /** Absent where only the public path is sure to exist. */
  avifSet?: string | undefined
  png: string
  thumb: string
}

export type GameArtPlace = {
  /** The address under which game pictures stand. */
  root?: string
  /** Part of the address, so that a changed picture is fetched anew. */
  version?: number
}

const ownRoot = '/art'

/** A game's card in two sizes of AVIF, the PNG at its public path, and its square thumbnail. */
export function gameArt(gameId: number | string, place: GameArtPlace = {}): GameArt {
  const { root = ownRoot, version } = place
  const query = version === undefined ? '' : `?v=${version}`
  const card = `${root}/gameIconV2/${gameId}`
  const png = `${card}.png${query}`
  // Another host promises the PNG alone.
  if (root !== ownRoot) return { png, thumb: png }
  return {
    avifSet: `${card}.avif${query} 240w, ${card}@l.avif${query} 480w`,
    png,
    thumb: `${root}/thumb/${gameId}.webp${query}`,
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
