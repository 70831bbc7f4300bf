import { expect, test } from 'vitest'
import { timeText } from '../../i18n/format.ts'
import type { Game } from '../../games/lists.ts'
import { listBigWins } from './big-wins.ts'

const byId = new Map([[101, { id: 101 } as Game]])
const tips = {
  jackpotList: [
    { gameId: 101, phone: '098•••4521', timestamp: 1000, amount: 500 },
    { gameId: 999, phone: '098•••0000', timestamp: 9000, amount: 700 },
  ],
  winList: [],
  newYearList: [{ phone: '081•••1111', timestamp: 2000, amount: 8800 }],
}

test('wins open their game; a game that is not shown has no row', () => {
  expect(listBigWins(tips, byId, false)).toMatchObject([
    { gameId: 101, phone: '098•••4521', href: '/lobby/home?game=101' },
  ])
})

test('a win that is told in both lists has one row', () => {
  const [large] = tips.jackpotList
  const winList = [{ ...large!, timestamp: 990, times: 1200 }]
  expect(listBigWins({ ...tips, winList }, byId, false)).toMatchObject([{ times: 1200 }])
})

test('New Year wins join only while New Year is open, newest first', () => {
  const rows = listBigWins(tips, byId, true)
  expect(rows.map(({ href }) => href)).toEqual(['/activity/newYear', '/lobby/home?game=101'])
})

test('without an answer there are no rows', () => {
  expect(listBigWins(null, byId, true)).toEqual([])
})

test.each([
  [new Date(2026, 0, 1, 0, 0, 5), 'AM 12:00:05'],
  [new Date(2026, 0, 1, 9, 7, 0), 'AM 9:07:00'],
  [new Date(2026, 0, 1, 12, 0, 0), 'PM 12:00:00'],
  [new Date(2026, 0, 1, 23, 59, 59), 'PM 11:59:59'],
])('times read as AM or PM h:mm:ss', (at, shown) => {
  expect(timeText(at)).toBe(shown)
})
