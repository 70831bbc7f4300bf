import { expect, test } from 'vitest'
import { z } from 'zod'
import type { ActivityName } from './activity-types.ts'
import { call } from './call.ts'
import type { Call, Calls, ErrorOf, InputOf, OutputOf } from './call.ts'
import { sessionState } from './entities/session-state.ts'
import { calls } from './index.ts'
import type { CallName } from './index.ts'
import { readJsonText } from './json-text.ts'
import { playerStateKeys } from './player-state.ts'

/** The compiler runs these tests: each line marked as a mistake must stay one. */

type Like = typeof calls.gameLike

test('a call keeps its own types', () => {
  const input: InputOf<Like> = { id: 1, like: 1 }
  const error: ErrorOf<Like> = 'alreadySo'
  const isPublic: true = calls.appConfig.public
  const writes: true = calls.gameLike.writes
  const errcode: 1004 = calls.gameLike.errors.alreadySo
  expect([input.like, error, isPublic, writes, errcode]).toEqual([1, 'alreadySo', true, true, 1004])
})

test('mistakes with a call do not compile', () => {
  // @ts-expect-error a like is 0 or 1
  const like: InputOf<Like> = { id: 1, like: 2 }
  // @ts-expect-error propId is required
  const claim: InputOf<typeof calls.appRechargeBonusCollection9Receive> = {}
  // @ts-expect-error an error the call does not declare
  const error: ErrorOf<Like> = 'soldOut'
  // @ts-expect-error there is no such call
  const name: CallName = 'gameLove'
  // @ts-expect-error a call needs a sentence about it
  const silent = call('silent', { input: z.strictObject({}), output: z.object({}) })
  expect([like, claim, error, name, silent]).toHaveLength(5)
})

test('mistakes with an answer do not compile', () => {
  const lists = { jackpotList: [], newYearList: [], winList: [] }
  const answer: OutputOf<typeof calls.lobbyTips> = lists
  // @ts-expect-error an answer without one of its fields
  const half: OutputOf<typeof calls.lobbyTips> = { jackpotList: [] }
  // @ts-expect-error a status the contract does not know
  const status: OutputOf<
    typeof calls.appRechargeBonusCollection9
  >['appRechargeBonusCollection9']['itemStatus'] = 3
  expect([answer, half, status]).toHaveLength(3)
})

function modeOf(answer: OutputOf<typeof calls.appConfig>) {
  // @ts-expect-error only a changed config has a mode
  const early = answer.mode
  return answer.changed ? answer.mode : early
}

test('an unchanged site config has nothing but its version', () => {
  expect(modeOf({ changed: false, gameListVersion: '1' })).toBeUndefined()
})

test('text that is JSON remembers what is inside', () => {
  const taskData: OutputOf<typeof calls.getTaskUser>['taskData'] = '[]'
  const tasks = readJsonText(taskData)
  const statuses: (0 | 1 | 2)[] = tasks.map((task) => task.status)
  // @ts-expect-error a task has no such field
  const missing = tasks.map((task) => task.price)
  expect([...statuses, ...missing]).toEqual([])
})

test('groups and names are checked', () => {
  const group = { gameLike: calls.gameLike } satisfies Calls
  const anyCall: Call = group.gameLike
  // @ts-expect-error an activity the house does not have
  const activity: ActivityName = 'Raffle'
  expect([anyCall.path, activity]).toEqual(['gameLike', 'Raffle'])
})

test('the names of a player’s state are exactly those of the answer', () => {
  expect(playerStateKeys.toSorted()).toEqual(Object.keys(sessionState).toSorted())
})
