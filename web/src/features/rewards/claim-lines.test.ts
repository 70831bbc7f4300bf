import { expect, test } from 'vitest'
import { listRefused, sumLines, wageringOf } from './claim-lines.ts'

const coin = (count: number, betRate: number) => ({ id: 2001, count, betRate })

test('money is added up, and what has to be wagered for it; points are not', () => {
  const lines = [{ items: [coin(2_00, 2)] }, { items: [coin(26_00, 3), coin(5_00, 0)] }]
  const points = { items: [{ id: 2002, count: 900_00, betRate: 0 }] }
  expect(sumLines([...lines, points])).toEqual({ worth: 33_00, toWager: 82_00 })
  expect(sumLines([])).toEqual({ worth: 0, toWager: 0 })
})

test('of points and coupons alone nothing is said of withdrawing', () => {
  const others = [2002, 1001].map((id) => ({ items: [{ id, count: 1_00, betRate: 0 }] }))
  expect(wageringOf(sumLines(others))).toBeNull()
  expect(wageringOf(sumLines([...others, { items: [coin(5_00, 0)] }]))).toBe('reward.wagerNone')
  expect(wageringOf(sumLines([...others, { items: [coin(5_00, 3)] }]))).toBe('reward.wagerAll')
})

test('what was refused stays, with its reason', () => {
  const propList = [coin(1_00, 1)]
  const paid = { source: 'Tasks', key: 'a', propList, refusal: null }
  const refused = { source: 'mail', key: '7', propList: [], refusal: 'ended' as const }
  const answer = { code: 200, errcode: 0, resultList: [paid, refused], propList }
  expect(listRefused(answer)).toEqual(new Map([['mail 7', 'ended']]))
})
