import { afterEach, expect, test, vi } from 'vitest'
import type { Api, Snapshot } from './api.ts'
import { Refused } from './api.ts'
import { openRecovery } from './recovery.ts'

vi.mock('./status.ts', () => ({ setProblem: () => undefined, setStatus: () => undefined }))
vi.mock('./texts.ts', () => ({}))
vi.stubGlobal('addEventListener', () => undefined)
afterEach(() => vi.clearAllMocks())

/** A page that hears this, and how often it then asked how the round stands. */
async function hear(name: string): Promise<number> {
  const apply = vi.fn(async () => undefined)
  const api = { snapshot: async () => ({}) as Snapshot } as unknown as Api
  const alone = (what: () => Promise<void>) => what()
  await openRecovery({ api, apply, alone, tellBroke: () => undefined }).begin(new Refused(name))
  return apply.mock.calls.length
}

test.each([
  'notNow',
  'alreadyPicked',
  'alreadyBet',
  'nothingToTake',
  'noBet',
  'alreadyOut',
  'busy',
])(
  'another page of the same player has acted (%s): this one asks how the round stands',
  async (name) => expect(await hear(name)).toBe(1),
)

test('what a player has to read stays to be read', async () => {
  expect([await hear('settling'), await hear('stakeOutOfRange')]).toEqual([0, 0])
})
