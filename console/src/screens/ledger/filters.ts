import { transferCodes } from '@parlour/contract/operator/transfer-codes.ts'
import type { CallInput } from '../../calls/send.ts'

type Account = NonNullable<CallInput<'listLedger'>['account']>
export const accounts: Account[] = ['coin', 'held', 'points', 'receivable', 'safebox']

export type Filters = Pick<
  CallInput<'listLedger'>,
  'code' | 'least' | 'most' | 'fromDay' | 'toDay'
> & { account: Account }
export const filterNames = ['code', 'least', 'most', 'fromDay', 'toDay'] as const

/** What the address asks for; what it says wrongly is left out. */
export function readFilters(params: URLSearchParams): Filters {
  const code = transferCodes.find((one) => one === params.get('code'))
  const [least, most] = [readSum(params.get('least')), readSum(params.get('most'))]
  const [fromDay, toDay] = [readDay(params.get('fromDay')), readDay(params.get('toDay'))]
  return {
    account: accounts.find((one) => one === params.get('account')) ?? 'coin',
    ...(code && { code }),
    ...(least !== null && { least }),
    ...(most !== null && { most }),
    ...(fromDay !== null && { fromDay }),
    ...(toDay !== null && { toDay }),
  }
}

const mostAmount = 10 ** 13

function readSum(text: string | null): number | null {
  const value = Number(text ?? 0)
  return Number.isSafeInteger(value) && value > 0 && value <= mostAmount ? value : null
}

function readDay(text: string | null): string | null {
  const isDay = text !== null && /^(?:19|20|21)\d\d-\d\d-\d\d$/.test(text)
  return isDay && !Number.isNaN(Date.parse(text)) ? text : null
}
