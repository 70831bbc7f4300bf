import { lastDays } from '@parlour/server/frame/calendar.ts'
import { sql } from '@parlour/server/frame/db.ts'
import { makeOperator } from '@parlour/server/operators/index.ts'
import { sumCareDay } from '@parlour/server/reports/care.ts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { operatorDoor, type Stack, startStack } from '../../stack/stack.ts'

let stack: Stack
beforeAll(async () => {
  stack = await startStack({ clusterUrl: inject('clusterUrl') })
})
afterAll(() => stack.stop())

const timeZone = 'Asia/Bangkok'

// In a house of its own: a day that is summed up is not counted again, whatever comes to lie in it.
test('care is reported by day: a day that is over from its sums, today as it stands', async () => {
  const { playerId } = await stack.signIn()
  const { database } = stack.app
  const token = database.transaction((tx) => makeOperator(tx, 'reader', ['reports.read']))
  const reader = operatorDoor(stack.url, token)
  await database.run(sql`insert into limits_changes (player_id, what, at)
    select ${playerId}, what, now() - interval '3 days'
    from unnest(array['timeOut', 'exclusion', 'raised']) as what`)
  await database.run(sql`insert into limits_cases (player_id, signs, due_at)
    values (${playerId}, '[]', now() + interval '1 day')`)
  while (await database.transaction((tx) => sumCareDay(tx, timeZone)));
  const { days } = await database.row<{ days: number }>(sql`
    select count(*) as days from report_care_days`)
  expect(days).toBeGreaterThanOrEqual(2)
  const [from = '', , , to = ''] = lastDays(timeZone, 4)
  const { dayList, total } = await reader.ok('getCareReport', { from, to })
  expect(dayList[0]).toMatchObject({ day: from, breaks: 1, exclusions: 1, limitsRaised: 1 })
  expect(dayList.at(-1)).toMatchObject({ day: to, casesOpened: 1 })
  expect(total).toMatchObject({ exclusions: 1, casesOpened: 1 })
  expect(await reader.refused('getCareReport', { from: to, to: from })).toBe('badRange')
})
