import { expect, test } from 'vitest'
import { StopReason } from '../stop-reason.ts'
import { commands } from './commands.ts'

const read = (word: string, ...words: string[]) => commands[word]?.read(words)

test.each([
  ['game', '101', 'onn', 'a reason'],
  ['provider', 'arcade', 'On', 'a reason'],
  ['set-activity', 'vip', '3', 'config.json'],
])('%s: what is neither on nor off switches nothing', (word, ...words) => {
  expect(() => read(word, ...words)).toThrow(StopReason)
})

test('on and off are what they say', () => {
  expect(read('game', '101', 'on', 'open')).toMatchObject({ gameId: 101, isOn: true })
  expect(read('game', '101', 'off', 'shut')).toMatchObject({ gameId: 101, isOn: false })
})

test('minutes that are no number do not take a limit away', () => {
  const limit = (amount: string) => read('limit-player', '7', 'time', 'day', amount, 'agreed')
  expect(() => limit('60min')).toThrow('Minutes look like 60, not 60min.')
  expect(limit('60')).toMatchObject({ amount: 60 })
  expect(limit('-')).toMatchObject({ amount: null })
})
