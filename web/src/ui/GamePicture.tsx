import type { ComponentProps } from 'react'
import type { GameArt } from './art.ts'

type GamePictureProps = Omit<ComponentProps<'img'>, 'src' | 'srcSet'> & {
  art: GameArt
  /** How wide it is shown, so that no larger file comes. */
  sizes: string
}

/** A game's card as a picture without words: small where its host has made it small. */
export function GamePicture({ art, sizes, ...image }: GamePictureProps) {
  return (
    <picture>
      {art.avifSet !== undefined && <source type="image/avif" srcSet={art.avifSet} sizes={sizes} />}
      <img src={art.png} alt="" width="330" height="440" decoding="async" {...image} />
    </picture>
  )
}
