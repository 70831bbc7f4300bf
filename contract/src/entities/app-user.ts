import { z } from 'zod'
import {
  amount,
  count,
  id,
  label,
  maskedPhone,
  moment,
  positiveAmount,
  siteLink,
} from '../schemas.ts'

/** The player as the player sees themself. There is no password here and never will be. */
export const appUser = z
  .object({
    id,
    uuid: label(64),
    account: label(50),
    accountType: z.literal([0, 1, 2]).describe('0 username, 1 phone, 2 social sign-in'),
    nickname: z.string().max(40),
    avatar: count.max(999).describe('Number of one of the site’s avatars'),
    avatarOther: siteLink.nullable().describe('Address of a picture from a social account'),
    facebookAccount: z.string().max(128).nullable(),
    googleAccount: z.string().max(128).nullable(),
    lineAccount: z.string().max(128).nullable(),
    mobile: maskedPhone.nullable(),
    hasPassword: z.boolean().describe('False for who only ever came by a social sign-in'),
    hasAuthenticator: z.boolean().describe('An authenticator app is set up as second step'),
    hasPasskey: z.boolean(),
    hasSafeboxPassword: z.boolean(),
    hasKyc: z.boolean(),
    hasUserOther: z.boolean(),
    hidesWins: z.boolean().describe('Wins of this player are not shown to others'),
    coin: amount,
    lottery: amount.describe('Points, in hundredths'),
    safebox: amount,
    totalRecharge: amount,
    firstRecharge: z.boolean().describe('True once a first deposit has been credited'),
    regPeriod: count.describe('Whole days since registration'),
    vip: count.max(99),
    vipExp: amount.describe('Wagered since the present VIP level was reached'),
    userLevel: count.max(99),
    bet: amount.describe('Wagered in the whole life of the account'),
    pid: id.nullable().describe('The superior’s player id'),
  })
  .meta({ id: 'AppUser' })

export const bankCard = z
  .object({
    id,
    bankId: id,
    bankName: label(80),
    bankNameEn: label(80),
    shortBankName: label(20),
    accountName: label(100),
    cardNum: label(40).describe('All but the last four digits are hidden'),
    isDefault: z.boolean(),
    usableFrom: moment.describe(
      'From when withdrawals to it are allowed: a new or changed card waits',
    ),
  })
  .meta({ id: 'BankCard' })

/** Coins, split into what can leave and what is still to be wagered. */
export const walletSummary = z
  .object({
    coin: amount,
    locked: amount,
    withdrawable: amount,
    safebox: amount,
    turnoverLeft: amount.describe('Sum of what is left to wager over all open requirements'),
  })
  .meta({ id: 'WalletSummary' })

export const turnoverRequirement = z
  .object({
    requirementId: id,
    source: label(40).describe('`deposit`, `coupon`, `points`, `mail`, or the name of an activity'),
    amount: positiveAmount,
    betRate: count,
    required: amount,
    wagered: amount,
    canGiveUp: z.boolean().describe('Only a bonus can be given up; a deposit cannot'),
    createTime: moment,
  })
  .meta({ id: 'TurnoverRequirement' })

export const dotFlags = z
  .object({
    hasTask: z.boolean(),
    hasMail: z.boolean(),
    hasSignUpBonus: z.boolean(),
    hasFund: z.boolean(),
    hasAgent: z.boolean(),
    hasFreeBonus: z.boolean(),
  })
  .meta({ id: 'DotFlags' })
