import { expect, test } from 'vitest'
import { addShown, listPopups, type Notice } from './popup-notices.ts'

const notice = (id: number, isH5Pop: 0 | 1, sort: number, clickAction = '/about') =>
  ({ id, isH5Pop, sort, clickType: 1, clickAction }) as Notice
const player = { hasMobile: true, activityMap: {}, isResting: false }
const notices = [notice(1, 1, 3), notice(2, 0, 1), notice(3, 1, 2)]

test('the pop-up holds the notices marked for it, by sort', () => {
  expect(listPopups(notices, [], player).map(({ id }) => id)).toEqual([3, 1])
})

test('what was closed stays closed; a new notice shows again', () => {
  const shown = addShown([], listPopups(notices, [], player))
  expect(listPopups(notices, shown, player)).toEqual([])
  expect(listPopups([...notices, notice(4, 1, 9)], shown, player).map(({ id }) => id)).toEqual([4])
})

test('a player is not told of what is closed to them', () => {
  const news = [notice(1, 1, 1, '39'), notice(2, 1, 2)]
  expect(listPopups(news, [], player).map(({ id }) => id)).toEqual([2])
})

test('nothing pops up for who takes a break', () => {
  expect(listPopups(notices, [], { ...player, isResting: true })).toEqual([])
})

test('nothing pops up for a visitor', () => {
  expect(listPopups(notices, [], { ...player, activityMap: null })).toEqual([])
})
