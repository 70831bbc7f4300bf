import type { GameDescriptor } from './descriptor.ts'
import { fish } from './games/fish.ts'
import { live } from './games/live.ts'
import { poker } from './games/poker.ts'
import { quick } from './games/quick.ts'
import { slots } from './games/slots.ts'
import { sports } from './games/sports.ts'

export { brands } from './games/brands.ts'
export type { Brand, GameDescriptor, GameType } from './descriptor.ts'

/** Every game of the lobby. Names are invented or are the names of generic games. */
export const games: readonly GameDescriptor[] = [
  ...slots,
  ...fish,
  ...poker,
  ...sports,
  ...live,
  ...quick,
]
