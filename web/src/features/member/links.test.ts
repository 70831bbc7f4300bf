import { expect, test } from 'vitest'
import { listMemberLinks } from './links.ts'

const hrefs = (hasMobile: boolean) =>
  listMemberLinks({ hasMobile, service: '/service' }).map(({ href }) => href)

test('binding a phone is offered only to a player without one', () => {
  expect(hrefs(false)).toContain('/lobby/bind')
  expect(hrefs(true)).not.toContain('/lobby/bind')
})

test('the hub leads to what the menu beside it does not name', () => {
  expect(hrefs(true)).toEqual([
    '/profile/task',
    '/lobby/email',
    '/walletsPassword',
    '/lobby/favorites',
    '/service',
    '/profile/more',
  ])
})
