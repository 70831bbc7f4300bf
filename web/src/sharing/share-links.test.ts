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
