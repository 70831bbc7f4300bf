import { beforeEach, expect, test, vi } from 'vitest'
import { usePlayAhead } from './play-ahead.ts'

const asked: string[] = []
const player = { isLoggedIn: true }

vi.mock('react', () => ({ useEffect: (act: () => void) => act() }))
vi.mock('../browser/when-idle.ts', () => ({ whenIdle: (work: () => void) => work() }))
vi.mock('../session/store.ts', () => ({ useIsLoggedIn: () => player.isLoggedIn }))
vi.mock('./game-sheet.ts', () => ({ loadGameSheet: async () => void asked.push('sheet') }))
vi.mock('./navigator.ts', () => ({ preload: (path: string) => void asked.push(path) }))

beforeEach(() => {
  asked.length = 0
  player.isLoggedIn = true
  vi.stubGlobal('navigator', {})
})

test("a player's lobby has the way into a game before it is touched", () => {
  usePlayAhead()
  expect(asked).toEqual(['sheet', '/start?gameId=1'])
})

test('who saves data is sent nothing that was not asked for', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  usePlayAhead()
  expect(asked).toEqual([])
})

test('nor is a visitor, who cannot play yet', () => {
  player.isLoggedIn = false
  usePlayAhead()
  expect(asked).toEqual([])
})
