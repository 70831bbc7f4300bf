import { activityTypes } from '@parlour/contract/activity-types.ts'
import { expect, test } from 'vitest'
import { hrefOf } from './links.ts'

test.each([
  [0, '', null],
  [0, '39', null],
  [1, '39', '/activity/firstCharge'],
  [1, '0', '/lobby/wallets/deposit'],
  [1, String(activityTypes.LadderRecharge), '/lobby/wallets/deposit'],
  [1, '10000', '/profile/task'],
  [1, '/lobby/notice', '/lobby/notice'],
  [1, '999', null],
  [2, '101', '/start?gameId=101'],
  [2, '101&to=//evil.example', null],
  [3, 'https://news.example/a?b=1', 'https://news.example/a?b=1'],
])('kind %i with "%s" leads to %s', (clickType, clickAction, href) => {
  expect(hrefOf(clickType, clickAction)).toBe(href)
})

test.each([
  'javascript:alert(1)',
  'http://news.example',
  'data:text/html,hello',
  '//evil.example',
  'https://name:secret@evil.example',
  'news.example',
])('an outside link to "%s" is not followed', (address) => {
  expect(hrefOf(3, address)).toBeNull()
})

test.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)'])(
  'a page of ours is never "%s"',
  (path) => {
    expect(hrefOf(1, path)).toBeNull()
  },
)

test('every activity but an outside link has a page', () => {
  for (const [name, type] of Object.entries(activityTypes))
    if (name !== 'OutLink') expect(hrefOf(1, String(type)), name).toMatch(/^\//)
})
