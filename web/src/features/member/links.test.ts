import { expect, test } from 'vitest'
import { listMemberLinks } from './links.ts'

const hrefs = (hasMobile: boolean) =>
  listMemberLinks({ hasMobile, service: '/service' }).map(({ href }) => href)

test('binding a phone is offered only to a player without one', () => {
  expect(hrefs(false)).toContain('/lobby/bind')
  expect(hrefs(true)).not.toContain('/lobby/bind')
})

test('the hub leads to profile, bank, level, tasks, records and favorites', () => {
  expect(hrefs(true)).toEqual(
    expect.arrayContaining([
      '/lobby/profile',
      '/profile/bank',
      '/profile/vip',
      '/profile/task',
      '/lobby/record/transaction',
      '/record/bets',
      '/lobby/favorites',
      '/lobby/email',
      '/service',
    ]),
  )
})
