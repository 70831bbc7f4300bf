import { z } from 'zod'
import { call } from '../call.ts'
import { bankCard } from '../entities/app-user.ts'
import { gateErrors } from '../gate.ts'
import { id, label, listedId, walletPassword } from '../schemas.ts'

const details = {
  bankId: listedId,
  accountName: label(100).regex(/^\P{Cc}+$/u),
  cardNum: z.string().regex(/^[0-9]{6,30}$/),
}

const cardErrors = {
  unknownBank: 1001,
  cardTaken: 1002,
  nameMismatch: 1003,
  cardMalformed: 1004,
  tooManyTries: 1010,
  signInStale: gateErrors.signInStale,
} as const

const cards = z.object({ appUserBank: bankCard, appUserBankList: z.array(bankCard).max(20) })

export const bankCardCalls = {
  addBankInfo: call('addBankInfo', {
    about: 'Binds a bank card to the account.',
    writes: true,
    wantsProof: true,
    input: z.strictObject(details),
    output: cards,
    errors: { ...cardErrors, tooManyCards: 1005 },
  }),
  modifyBankInfo: call('modifyBankInfo', {
    about: 'Changes a bound bank card, or makes it the default; withdrawals to it then wait.',
    writes: 'late',
    wantsProof: true,
    input: z.strictObject({
      id,
      ...z.strictObject(details).partial().shape,
      isDefault: z.literal(true).optional(),
      walletPassword,
    }),
    output: cards,
    errors: {
      ...cardErrors,
      unknownCard: 1006,
      walletPasswordWrong: 1007,
      walletPasswordLocked: 1008,
      walletPasswordUnset: 1009,
    },
  }),
}
