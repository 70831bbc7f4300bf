import { z } from 'zod'
import { call } from '../call.ts'
import { done, flag, listedId } from '../schemas.ts'

export const gameCalls = {
  gameLike: call('gameLike', {
    about: 'Marks a game as a favorite, or takes the mark away.',
    writes: true,
    input: z.strictObject({ id: listedId, like: flag }),
    output: done,
    errors: { unknownGame: 1001, alreadySo: 1004 },
  }),
}
