import { z } from 'zod'
import { priceField, turnoverField } from './config-fields.ts'

/** Paid once for a first sign-in from the installed app. Its call is actionLog. */
export const appDownloadConfig = z.strictObject({
  bonus: priceField('Bonus').default(20_00),
  minDeposit: priceField('Smallest deposit').default(100_00),
  betRate: turnoverField.default(5),
})
