import { games } from '@parlour/arcade/games/index.ts'
import { launching } from '@parlour/server/seed/catalogue.ts'
import { demoTitles } from '@parlour/server/seed/titles.ts'
import { expect, test } from 'vitest'

test('the demo offers every game of the arcade, and no other', () => {
  const numbers = games.map(({ catalogueId }) => catalogueId)
  expect(numbers.toSorted((one, other) => one - other)).toEqual(launching)
})

test.each(games)('$id has one name in the lobby and in the game', ({ catalogueId, name }) => {
  const title = demoTitles.find(([id]) => id === catalogueId)
  expect(title?.slice(3)).toEqual([name.th, name.en])
})
