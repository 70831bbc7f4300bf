import { z } from 'zod'

/** Stakes are whole coins: a multiplier in hundredths then never needs rounding. */
export const wholeStake = z.int().positive().multipleOf(100)
