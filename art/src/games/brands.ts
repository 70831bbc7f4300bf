/** The invented studios. A game's `brand` is one of these. */
export const brands = [
  'Marigold',
  'Sunreel',
  'Lollybit',
  'Dustline',
  'Bluefin',
  'Jadewater',
  'Tablecraft',
  'Siam Table',
  'Fullpitch',
  'Nine Rounds',
  'Salon Live',
  'Neon Stage',
  'Quickbit',
  'Lantern Row',
] as const
