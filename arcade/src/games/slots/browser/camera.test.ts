import { expect, test } from 'vitest'
import { aim, isTravelling, middleOf, newCamera, viewOf, wide } from './camera.ts'

test('it travels to what it is aimed at, and back from wherever it is', () => {
  const camera = newCamera()
  expect([viewOf(camera, 50), isTravelling(camera, 50)]).toEqual([wide, false])
  const reel = { x: 0.9, y: 0.5, zoom: 1.1 }
  aim(camera, reel, 1000)
  expect([viewOf(camera, 1000), isTravelling(camera, 1100)]).toEqual([wide, true])
  expect([viewOf(camera, 2000), isTravelling(camera, 2000)]).toEqual([reel, false])
  aim(camera, wide, 2000)
  const way = [0, 100, 200, 400, 600].map((ms) => viewOf(camera, 2000 + ms).zoom)
  expect(way).toEqual(way.toSorted((one, other) => other - one))
  expect([way[0], way.at(-1)]).toEqual([1.1, 1])
})

test('the middle of cells is found across reels and rows', () => {
  expect(middleOf([0], 5, 3)).toEqual({ x: 0.1, y: 0.5 / 3 })
  expect(middleOf([1, 4, 7, 10, 13], 5, 3)).toEqual({ x: 0.5, y: 0.5 })
})
