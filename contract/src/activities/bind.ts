import { z } from 'zod'
import { daysField, priceField, turnoverField } from './config-fields.ts'

/** Paid once for a mobile bound by code. Its call is bindAccount. */
export const bindConfig = z.strictObject({
  bonus: priceField('Bonus').default(10_00),
  withinDays: daysField('Days after registering').default(30),
  betRate: turnoverField.default(5),
})
