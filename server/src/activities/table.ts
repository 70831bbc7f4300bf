import type { Promotion } from './engine/promotion.ts'
import { bind } from './bind/index.ts'
import { firstCharge } from './first-charge/index.ts'
import { invitee } from './invitee/index.ts'
import { notice } from './notice/index.ts'
import { outLink } from './out-link/index.ts'

/** Every promotion the engine runs: a line each. */
export const promotions: readonly Promotion[] = [bind, firstCharge, invitee, notice, outLink]
