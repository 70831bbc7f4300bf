import type { CallInput } from '../../calls/send.ts'
import { mostLevel } from '../withdrawals/filters.ts'

type Wanted = CallInput<'listPlayers'>
export const filterNames = [
  'level',
  'netFrom',
  'netTo',
  'seenWithin',
  'unseenFor',
  'source',
  'country',
  'joinedFrom',
  'joinedTo',
  'stakedFrom',
  'stakedTo',
] as const
export const dayNames = ['joinedFrom', 'joinedTo', 'stakedFrom', 'stakedTo'] as const
export type Filters = Pick<Wanted, (typeof filterNames)[number]>
export type PlayerState = NonNullable<Wanted['state']>
export const states: PlayerState[] = ['active', 'frozen', 'closed']

/** What the address asks for; what it says wrongly is left out. */
export function readFilters(params: URLSearchParams): Filters {
  const whole = (name: string, least: number, most: number) => {
    const written = params.get(name)
    const value = Number(written)
    const isRight = Number.isSafeInteger(value) && value >= least && value <= most
    return written && isRight ? { [name]: value } : {}
  }
  const source = params.get('source')
  const country = params.get('country')
  const days = dayNames.flatMap((name) => {
    const day = params.get(name)
    return day !== null && isDay.test(day) ? [[name, day] as const] : []
  })
  return {
    ...whole('level', 1, mostLevel),
    ...whole('netFrom', -mostAmount, mostAmount),
    ...whole('netTo', -mostAmount, mostAmount),
    ...whole('seenWithin', 1, mostDays),
    ...whole('unseenFor', 1, mostDays),
    ...(source && { source }),
    ...(country && /^[A-Z]{2}$/.test(country) && { country }),
    ...Object.fromEntries(days),
  }
}

export const mostDays = 3650
const isDay = /^\d{4}-\d\d-\d\d$/
const mostAmount = 10 ** 13
