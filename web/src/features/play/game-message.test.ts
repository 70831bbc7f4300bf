import { gameMessages } from '@parlour/contract/wallet-protocol.ts'
import { expect, test } from 'vitest'
import { findMessage, readGameId, sandboxFor } from './game-message.ts'

const gameUrl = 'https://games.example/play/101?token=x'
const origin = 'https://games.example'
const source = {}
const game = { url: gameUrl, window: source }

test.each([...gameMessages])('hears the game say %s', (message) => {
  expect(findMessage({ origin, source, data: { parlour: message } }, game)).toBe(message)
})

test.each([
  [{ origin: 'https://evil.example', source, data: { parlour: 'leave' } }],
  [{ origin, source: {}, data: { parlour: 'leave' } }],
  [{ origin, source, data: { parlour: 'pay' } }],
  [{ origin, source, data: 'leave' }],
  [{ origin, source, data: null }],
])('does not hear %o', (said) => {
  expect(findMessage(said, game)).toBeNull()
})

test('a game of another site keeps its storage, one of our own does not', () => {
  expect(sandboxFor(gameUrl, 'https://lobby.example')).toBe(
    'allow-scripts allow-same-origin allow-popups',
  )
  expect(sandboxFor(gameUrl, origin)).toBe('allow-scripts allow-popups')
})

test.each([
  ['?gameId=101', 101],
  ['?gameId=0', null],
  ['?gameId=1e3', null],
  ['?gameId=-4', null],
  ['', null],
])('%s asks for %s', (search, gameId) => {
  expect(readGameId(search)).toBe(gameId)
})
