import { expect, test } from 'vitest'
import { listWays } from './ways.ts'

test('a way that leads back to the service page is not offered there', () => {
  const chat = { url: 'https://chat.example/room', isOut: true, icon: '/chat.webp', name: 'Chat' }
  expect(listWays([{ ...chat, url: '/service' }, chat])).toEqual([chat])
})
