import { expect, test } from 'vitest'
import { readBalanceNews } from './balances.ts'

test('news of a balance changes the player’s coins, points and safe box', () => {
  const news = {
    coin: 150_00,
    points: 20_00,
    safebox: 5_00,
    seqs: { coin: 7, points: 2, safebox: 1 },
  }
  expect(readBalanceNews({}, news).changed).toEqual({
    coin: 150_00,
    lottery: 20_00,
    safebox: 5_00,
  })
})

test('what the news does not mention stays', () => {
  expect(readBalanceNews({}, { coin: 1, seqs: { coin: 1 } }).changed).toEqual({ coin: 1 })
})

test('older news that comes late is not believed', () => {
  const { seen } = readBalanceNews({}, { coin: 300_00, seqs: { coin: 9 } })
  expect(readBalanceNews(seen, { coin: 100_00, seqs: { coin: 8 } }).changed).toEqual({})
  expect(readBalanceNews(seen, { coin: 200_00, seqs: { coin: 10 } }).changed).toEqual({
    coin: 200_00,
  })
})
