import { expect, test } from 'vitest'
import { listWall } from './wall.ts'

const open = { id: 101, maintain: 0 }
const closed = { id: 102, maintain: 1 }

test('the wall before sign-in shows games of the lobby that can be played, and no others', () => {
  expect(listWall([open, closed]).map(({ id }) => id)).toEqual(Array(9).fill(101))
  expect(listWall([closed])).toEqual([])
})

test('it has nine places, and the first games of the lobby stand there', () => {
  const many = Array.from({ length: 20 }, (_, at) => ({ id: at, maintain: 0 }))
  expect(listWall(many).map(({ id }) => id)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
})
