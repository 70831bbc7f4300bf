import { z } from 'zod'
import { amount, id, label, maskedPhone, moment, orderId } from '../schemas.ts'
import { operatorCall } from './operator-call.ts'

const most = 5

/** The one box: the shape of what is written picks what is looked up. */
export const operatorFindCalls = {
  findAnything: operatorCall('findAnything', {
    about:
      'Finds players by id, mobile, its last four digits or the beginning of a name, and orders ' +
      'by the beginning of their number. What one may not read is null, never empty.',
    permission: null,
    input: z.strictObject({ search: label(60) }),
    output: z.object({
      playerList: z
        .array(
          z.object({
            playerId: id,
            playerName: label(100),
            maskedMobile: maskedPhone.nullable(),
            state: z.literal(['active', 'frozen', 'closed']),
          }),
        )
        .max(most)
        .nullable(),
      orderList: z
        .array(
          z.object({
            orderId,
            kind: z.literal(['deposit', 'withdrawal']),
            playerId: id,
            amount,
            status: label(40),
            createTime: moment,
          }),
        )
        .max(most)
        .nullable(),
    }),
  }),
}
