/** Address of a built picture, e.g. `artUrl('item/coin.webp')`. */
export function artUrl(path: string): string {
  return `/art/${path}`
}

/** The same as an AVIF of a third of the weight, where many small ones stand together. */
export function smallArtUrl(path: `${'activity' | 'category' | 'item'}/${string}`): string {
  return artUrl(`${path}@s.avif`)
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

/** A game's card in three sizes of AVIF, the PNG at its public path, and its square thumbnail. */
export function gameArt(gameId: number | string, place: GameArtPlace = {}): GameArt {
  const { root = ownRoot, version } = place
  const query = version === undefined ? '' : `?v=${version}`
  const card = `${root}/gameIconV2/${gameId}`
  const png = `${card}.png${query}`
  // Another host promises the PNG alone.
  if (root !== ownRoot) return { png, thumb: png }
  return {
    avifSet: [
      `${card}.avif${query} 240w`,
      `${card}@m.avif${query} 360w`,
      `${card}@l.avif${query} 480w`,
    ].join(', '),
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
