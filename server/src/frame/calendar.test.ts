import { expect, test } from 'vitest'
import { lastDays } from './calendar.ts'

test('the last days end with today by the site’s clock, over the end of a month', () => {
  const evening = Date.parse('2027-02-28T18:00:00Z')
  expect(lastDays('UTC', 2, evening)).toEqual(['2027-02-27', '2027-02-28'])
  expect(lastDays('Asia/Bangkok', 3, evening)).toEqual(['2027-02-27', '2027-02-28', '2027-03-01'])
})
