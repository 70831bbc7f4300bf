import { expect, test } from 'vitest'
import { toSpread } from './spread-words.ts'

const [now, today, moment] = ['2026-11-17 09:00:00+00', '2026-11-17', '2026-11-17 09:00:01+00']
const clock = { 'now()': now, current_date: today, 'clock_timestamp()': moment }

function listen() {
  const asked: string[] = []
  const query = async (text: string) => {
    asked.push(text)
    return { rows: [clock] }
  }
  return { asked, query }
}

test('what writes is given the moment as a value, asked for once', async () => {
  const runner = listen()
  const text = `update limits_players set check_from = now(), check_at = case
    when rest_until > now() then clock_timestamp() end, day = current_date where player_id = $1`
  const { text: words, values } = await toSpread(runner, { text, values: [7] })
  expect(words.replaceAll(/\s+/g, ' ')).toBe(
    `update limits_players set check_from = $2::timestamptz, check_at = case when rest_until > ` +
      `$2::timestamptz then $3::timestamptz end, day = $4::date where player_id = $1`,
  )
  expect(values).toEqual([7, now, moment, today])
  expect(runner.asked).toHaveLength(1)
})

test('what only reads asks the clock itself, and no question is without a column', async () => {
  const runner = listen()
  const text = `select from sessions where seen_at > now() and exists (select from players)`
  const { text: words } = await toSpread(runner, { text, values: [] })
  expect(words).toBe(
    `select 1 from sessions where seen_at > now() and exists (select 1 from players)`,
  )
  expect(runner.asked).toEqual([])
})

test('a lock taken while reading is no writing', async () => {
  const runner = listen()
  await toSpread(runner, { text: `select now() from players for update of p`, values: [] })
  expect(runner.asked).toEqual([])
})
