import { z } from 'zod'

/** Of what an operator did. */
export const isProposed = z.boolean().describe('Asked of a second person, and not done')
