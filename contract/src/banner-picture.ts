/** How wide a banner is shown: nearly the window's width, and half of a wide one. */
export const bannerSizes = '(min-width: 1024px) 50vw, 92vw'

/** The sizes in which the house's own banners are drawn; any other picture comes as it is. */
export function bannerSet(image: string): string | undefined {
  const own = /^(\/art\/banner\/[\w-]+)\.avif$/.exec(image)?.[1]
  return own === undefined ? undefined : `${own}@s.avif 1000w, ${own}.avif 1280w`
}
