import { expect, test } from 'vitest'
import { addShown, listPopups, type Notice } from './popup-notices.ts'

const notice = (id: number, isH5Pop: 0 | 1, sort: number) => ({ id, isH5Pop, sort }) as Notice
const notices = [notice(1, 1, 3), notice(2, 0, 1), notice(3, 1, 2)]

test('the pop-up holds the notices marked for it, by sort', () => {
  expect(listPopups(notices, []).map(({ id }) => id)).toEqual([3, 1])
})

test('what was closed stays closed; a new notice shows again', () => {
  const shown = addShown([], listPopups(notices, []))
  expect(listPopups(notices, shown)).toEqual([])
  expect(listPopups([...notices, notice(4, 1, 9)], shown).map(({ id }) => id)).toEqual([4])
})
