import type { EntryFigure, ReportFigure } from '@parlour/contract/report-figures.ts'
import { reportFigures } from '@parlour/contract/report-figures.ts'
import type { PlayerAccount, TransferCode } from '../wallet/index.ts'

type Counted = { account: PlayerAccount; codes: readonly TransferCode[]; sign: 1 | -1 }

/**
 * What each figure counts: transfers as the player's account saw them. A player's loss is the
 * house's income, hence the signs. What a figure takes back on a later day is of that day.
 */
export const counted: Record<ReportFigure, Counted> = {
  staked: { account: 'coin', codes: ['bet', 'bet_rollback'], sign: -1 },
  won: { account: 'coin', codes: ['win', 'resettled_up', 'resettled_down'], sign: 1 },
  bonusCost: { account: 'coin', codes: ['reward', 'bonus_given_up'], sign: 1 },
  deposited: { account: 'coin', codes: ['deposit'], sign: 1 },
  sentBack: { account: 'coin', codes: ['deposit_refund', 'chargeback'], sign: -1 },
  withdrawn: { account: 'held', codes: ['withdrawal_paid', 'withdrawal_reversed'], sign: -1 },
  fees: { account: 'held', codes: ['withdrawal_fee', 'withdrawal_fee_back'], sign: -1 },
  adjusted: { account: 'coin', codes: ['adjustment_in', 'adjustment_out'], sign: 1 },
}

const workedOut = { ggr: ['staked', 'won'], ngr: ['staked', 'won', 'bonusCost'] } as const

/** Which entries a figure is made of; what is worked out of others has those of them all. */
export function entriesOf(figure: EntryFigure): Pick<Counted, 'account' | 'codes'> {
  if (figure !== 'ggr' && figure !== 'ngr') return counted[figure]
  return { account: 'coin', codes: workedOut[figure].flatMap((part) => counted[part].codes) }
}

export type Sum = { account: string; code: string; entries: number; amount: number }
export type Figures = Record<ReportFigure, number> & { ggr: number; ngr: number }

export function toFigures(sums: readonly Sum[]): Figures {
  const figures = Object.fromEntries(
    reportFigures.map((figure) => {
      const { account, codes, sign } = counted[figure]
      const total = sums
        .filter((sum) => sum.account === account && codes.some((code) => code === sum.code))
        .reduce((all, { amount }) => all + amount, 0)
      // Nought has no sign.
      return [figure, total === 0 ? 0 : sign * total]
    }),
  ) as Record<ReportFigure, number>
  const ggr = figures.staked - figures.won
  return { ...figures, ggr, ngr: ggr - figures.bonusCost }
}
