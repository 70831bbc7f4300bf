import { expect, test } from 'vitest'
import { findOwnLink, listShareLinks } from './share-links.ts'

const origin = 'https://play.example'
const shareUrlMap = {
  telegram: '/register?invite=AB12&from=telegram',
  line: '/register?invite=AB12&from=line',
  copy: '/register?invite=AB12&from=copy',
  pigeon: '/register?invite=AB12&from=pigeon',
}

test('each known channel of the map carries its own link, whole and encoded', () => {
  const links = listShareLinks({ shareUrlMap, origin, words: 'มา & ดู' })
  expect(links.map(({ channel }) => channel)).toEqual(['line', 'telegram'])
  const telegram = new URL(links[1]?.href ?? '')
  expect(telegram.searchParams.get('url')).toBe(
    'https://play.example/register?invite=AB12&from=telegram',
  )
  expect(telegram.searchParams.get('text')).toBe('มา & ดู')
})

test('the link to copy is the one made for it, or any other', () => {
  expect(findOwnLink({ shareUrlMap, origin })).toBe(
    'https://play.example/register?invite=AB12&from=copy',
  )
  expect(findOwnLink({ shareUrlMap: { line: '/register?invite=X' }, origin })).toBe(
    'https://play.example/register?invite=X',
  )
  expect(findOwnLink({ shareUrlMap: {}, origin })).toBeNull()
})

test.each([
  ['facebook', 'www.facebook.com'],
  ['telegram', 't.me'],
  ['twitter', 'twitter.com'],
  ['youtube', 'www.youtube.com'],
  ['instagram', 'www.instagram.com'],
])('a share on %s opens that place and no other, with its own link to copy', (only, host) => {
  const all = ['facebook', 'telegram', 'twitter', 'youtube', 'instagram', 'copy']
  const map = Object.fromEntries(all.map((name) => [name, `/register?invite=A&from=${name}`]))
  const links = listShareLinks({ shareUrlMap: map, origin, words: '', only })
  expect(links.map(({ href }) => new URL(href).host)).toEqual([host])
  expect(findOwnLink({ shareUrlMap: map, origin, only })).toContain(`from=${only}`)
})

test('places that take no link are not among the ways to pass one on', () => {
  const map = { youtube: '/register', instagram: '/register', twitter: '/register' }
  const links = listShareLinks({ shareUrlMap: map, origin, words: '' })
  expect(links.map(({ channel }) => channel)).toEqual(['twitter'])
})
