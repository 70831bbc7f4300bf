import { afterEach, expect, test, vi } from 'vitest'
import { hasSound, keepSound, playWin } from './win-sound.ts'

const started: number[] = []

/** Hears when tones begin. */
class FakeContext {
  currentTime = 10
  destination = {}
  resume = () => Promise.resolve()
  createOscillator = () => ({
    frequency: { setValueAtTime: () => undefined },
    connect: (next: unknown) => next,
    start: (at: number) => started.push(at),
    stop: () => undefined,
  })
  createGain = () => ({
    gain: {
      setValueAtTime: () => undefined,
      linearRampToValueAtTime: () => undefined,
      exponentialRampToValueAtTime: () => undefined,
    },
    connect: (next: unknown) => next,
  })
}

afterEach(() => {
  keepSound(false)
  started.length = 0
  vi.unstubAllGlobals()
})

test('a reward is silent until sound is asked for, and again when it is no longer', () => {
  vi.stubGlobal('AudioContext', FakeContext)
  playWin()
  expect(started).toEqual([])
  keepSound(true)
  expect(hasSound()).toBe(true)
  playWin()
  expect(started).toHaveLength(4)
  expect(started).toEqual(started.toSorted())
  keepSound(false)
  playWin()
  expect(started).toHaveLength(4)
})

test('a browser without sound goes on without it', () => {
  keepSound(true)
  expect(playWin).not.toThrow()
  expect(started).toEqual([])
})
