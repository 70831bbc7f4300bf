import { checkWays } from '../slots/check.ts'
import { paytable } from './paytable.ts'

/** Spins again from the words and the published strips alone. */
export const check = checkWays(paytable)
