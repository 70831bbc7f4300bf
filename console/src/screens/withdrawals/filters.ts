import { waitingReasons } from '@parlour/contract/operator/withdrawal-views.ts'
import type { CallInput } from '../../calls/send.ts'

export type Filters = Pick<CallInput<'listWithdrawals'>, 'why' | 'from' | 'to' | 'bank' | 'level'>
export const filterNames = ['why', 'from', 'to', 'bank', 'level'] as const

/** What the address asks for; what it says wrongly is left out. */
export function readFilters(params: URLSearchParams): Filters {
  const why = waitingReasons.find((one) => one === params.get('why'))
  const bank = params.get('bank')
  const whole = (name: string, most: number) => {
    const value = Number(params.get(name) ?? 0)
    return Number.isSafeInteger(value) && value > 0 && value <= most ? value : undefined
  }
  const [from, to] = [whole('from', mostAmount), whole('to', mostAmount)]
  const level = whole('level', mostLevel)
  return {
    ...(why && { why }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    ...(bank && { bank }),
    ...(level !== undefined && { level }),
  }
}

export const mostLevel = 100
const mostAmount = 10 ** 13
