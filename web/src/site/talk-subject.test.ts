import { expect, test } from 'vitest'
import { findSubject, talkPath } from './talk-subject.ts'

test.each([{ orderId: 'DP8000-1' }, { roundId: 'a b&c' }, {}])('%o is found again', (subject) => {
  const { search } = new URL(talkPath(subject), 'https://example.com')
  expect(findSubject(search)).toEqual(subject)
})
