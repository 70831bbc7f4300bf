import { z } from 'zod'
import { coinField, daysField } from './config-fields.ts'

/** When an invited player counts, for every activity that rewards invites. */
export const inviteeConfig = z.strictObject({
  minDeposit: coinField('Deposited').default(100_00),
  minWagered: coinField('Wagered').default(200_00),
  withinDays: daysField('Days after registering').default(30),
})
export type InviteeConfig = z.output<typeof inviteeConfig>
