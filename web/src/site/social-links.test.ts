import { expect, test } from 'vitest'
import { listSocialLinks } from './social-links.ts'

test('a network shows only when it has an address', () => {
  const text = JSON.stringify([
    { id: 'telegram02', url: 'https://chat.example/lobby' },
    { id: 'youtube02', url: '' },
    { id: 'instagram02', url: 'https://chat.example/art', name: 'Our gallery' },
  ])
  expect(listSocialLinks(text)).toEqual([
    { id: 'telegram02', url: 'https://chat.example/lobby', name: 'Telegram' },
    { id: 'instagram02', url: 'https://chat.example/art', name: 'Our gallery' },
  ])
})

test.each([undefined, '', 'not json', '{}'])('nothing is shown of %j', (text) => {
  expect(listSocialLinks(text)).toEqual([])
})
