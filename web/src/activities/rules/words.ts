import type { promotionConfigs } from '@parlour/contract/activities/index.ts'
import type { CallInput } from '../../calls/api.ts'
import type { Translate } from '../../i18n/texts.ts'

export type RuleName = CallInput<'activityRules'>['name']
export type ConfigOf<N extends RuleName> = (typeof promotionConfigs)[N]['_zod']['output']

/** What rules are written with. */
export type Words = {
  t: Translate
  money: (hundredths: number) => string
  /** How many times any deposit is to be wagered. */
  depositRate: number
  /** Parts of a million as a percentage. */
  share: (perMillion: number) => string
  /** `12-18` as a day of the year. */
  yearDay: (monthAndDay: string) => string
  /** 1 is Monday. */
  weekday: (day: number) => string
}

export type RuleTable = { caption: string; head: string[]; rows: string[][] }
export type Rules = {
  lines: string[]
  tables?: RuleTable[]
  /** Its rewards hang on invites that count. */
  needsInvites?: true
}

/** The rules of a promotion in words, with the numbers of its config. */
export type WriteRules<N extends RuleName> = (config: ConfigOf<N>, words: Words) => Rules
