import { z } from 'zod'
import { call } from '../call.ts'
import { gateErrors } from '../gate.ts'
import { closingObstacles } from '../closing.ts'
import { label, moment, nothing } from '../schemas.ts'

const stale = { signInStale: gateErrors.signInStale }

/** What a player may have and end: a copy of what is kept about them, and the account itself. */
export const ownAccountCalls = {
  getClosing: call('getClosing', {
    about: 'Answers what stands in the way of closing the account, and when a copy may be made.',
    input: nothing,
    output: z.object({
      account: label(64),
      obstacleList: z.array(z.literal(closingObstacles)).max(closingObstacles.length),
      exportFrom: moment.nullable().describe('When the next copy may be made; null at once'),
    }),
  }),
  exportAccount: call('exportAccount', {
    about: 'Makes a copy of everything kept about the player, but secrets; once a day.',
    writes: 'late',
    wantsProof: true,
    input: nothing,
    output: z.object({
      fileName: label(100),
      text: z.string().max(50_000_000).describe('The file: JSON'),
    }),
    errors: { ...stale, exportedToday: 1001 },
  }),
  closeAccount: call('closeAccount', {
    about: 'Closes the account for good, once nothing in it is open.',
    writes: true,
    wantsProof: true,
    input: z.strictObject({ account: label(64).describe('Typed once more, to be sure') }),
    output: z.object({ closedTime: moment }),
    errors: {
      ...stale,
      accountMismatch: 1001,
      accountFrozen: 1002,
      roundOpen: 1003,
      depositOpen: 1004,
      withdrawalOpen: 1005,
      debtOpen: 1006,
      balanceLeft: 1007,
    },
  }),
}
