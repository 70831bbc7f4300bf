import { expect, test, vi } from 'vitest'
import type { Translate } from '../../i18n/texts.ts'

vi.stubGlobal('localStorage', { getItem: () => null })
const { fieldText } = await import('./field-text.ts')

const t: Translate = (key) => key
const coupons = { action: 'grantReward', content: { itemId: 1001, amount: 5 } }
const coins = { action: 'grantReward', content: { itemId: 2001, amount: 5_00 } }
const minutes = { action: 'setHouseLimit', content: { kind: 'time', before: 90, amount: 120 } }
const money = { action: 'setHouseLimit', content: { kind: 'deposit', before: 90_00 } }
const mail = { action: 'sendMail', content: {} }

test.each([
  [coupons, 'amount', 5, '5 form.unit.pieces'],
  [coins, 'amount', 5_00, '5.00'],
  [minutes, 'amount', 120, '120 form.unit.minutes'],
  [minutes, 'before', 90, '90 form.unit.minutes'],
  [money, 'before', 90_00, '90.00'],
  [money, 'amount', null, 'form.unset'],
  [{ action: 'approveWithdrawal', content: {} }, 'amount', 60_000_00, '60,000.00'],
  [{ action: 'confirmDeposit', content: {} }, 'arrived', 450_50, '450.50'],
  [mail, 'sendTime', null, 'ap.atOnce'],
  [mail, 'conditions', [], 'ml.everybody'],
  [
    mail,
    'conditions',
    [
      { field: 'deposited', is: 'atLeast', value: 1_000_00 },
      { field: 'verified', is: 'yes', value: 0 },
      { field: 'lastDeposit', is: 'within', value: 30 },
    ],
    'ml.field.deposited ml.is.atLeast 1,000.00; ml.field.verified ml.is.yes; ' +
      'ml.field.lastDeposit ml.is.within 30 ml.days',
  ],
  [{ action: 'setFreeze', content: {} }, 'isFrozen', false, 'false'],
])('of %o, %s is told as it is meant', (proposed, name, value, text) => {
  expect(fieldText(t, proposed, [name, value])).toBe(text)
})
