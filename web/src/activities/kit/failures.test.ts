import { promotionCalls } from '@parlour/contract/activities/index.ts'
import { pointCalls } from '@parlour/contract/activities/points.ts'
import { expect, test, vi } from 'vitest'
import { CallFailure } from '../../calls/failures.ts'
import { isRefusal } from './failures.ts'

vi.mock('../../calls/api.ts', () => import('../../calls/failures.ts'))
vi.mock('../../i18n/texts.ts', () => ({}))
vi.mock('./activities-store.ts', () => ({}))

const calls = Object.entries({ ...promotionCalls, ...pointCalls })

test.each(calls)('whatever %s refuses by has words', (name, call) => {
  const answer = { code: 200, errcode: 1 }
  const isTold = (error: string) => isRefusal(new CallFailure(name, { ...answer, error }))
  expect(Object.keys(call.errors).filter((error) => !isTold(error))).toEqual([])
})
