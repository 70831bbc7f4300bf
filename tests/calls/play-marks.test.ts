import type { Sql } from '@parlour/server/frame/db.ts'
import { sql } from '@parlour/server/frame/db.ts'
import { playGate } from '@parlour/server/play/gate.ts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openRound } from '../conformance/client.ts'
import type { PlayStack } from '../stack/play-stack.ts'
import { startPlay } from '../stack/play-stack.ts'

// A lane keeps what it knows of a player. Whatever changes it, by whoever, is known to the next
// bet: each of these is changed behind the server's back.

let stack: PlayStack
beforeAll(async () => {
  stack = await startPlay(inject('clusterUrl'))
})
afterAll(async () => {
  await stack.expectCleanLedger()
  await stack.stop()
})

type Change = [what: string, change: (playerId: number) => Sql, answer: string]
const changes: Change[] = [
  [
    'frozen',
    (id) => sql`update players set state = 'frozen' where player_id = ${id}`,
    'accountFrozen',
  ],
  [
    'without consent',
    (id) => sql`delete from player_consents where player_id = ${id}`,
    'termsOutdated',
  ],
  [
    'papers due',
    (id) => sql`insert into identity_checks (player_id, due_at) values (${id}, now())
      on conflict (player_id) do update set due_at = now()`,
    'kycDue',
  ],
  [
    'a pause',
    (id) => sql`update limits_players set pause_kind = 'stop', pause_from = now(),
      pause_ends_at = now() + interval '1 day' where player_id = ${id}`,
    'timedOut',
  ],
  [
    'a reality check',
    (id) => sql`update limits_players set check_at = now() where player_id = ${id}`,
    'realityCheckDue',
  ],
  [
    'the game closed',
    (id) => sql`update play_sessions set closed_at = now() where player_id = ${id}`,
    'tokenExpired',
  ],
  [
    'its time over',
    (id) => sql`update play_sessions set expires_at = now() where player_id = ${id}`,
    'tokenExpired',
  ],
  [
    'the launch gone',
    (id) => sql`delete from play_sessions where player_id = ${id}`,
    'tokenExpired',
  ],
  [
    'signed out',
    (id) => sql`update sessions set ended_at = now() where player_id = ${id}`,
    'tokenExpired',
  ],
  [
    'unseen for a week',
    (id) => sql`update sessions set seen_at = now() - interval '8 days' where player_id = ${id}`,
    'tokenExpired',
  ],
  [
    'a lower ceiling',
    (id) => sql`update play_sessions set stake_ceiling = 1 where player_id = ${id}`,
    'stakeCeiling',
  ],
]

test.each(changes)('the next bet knows: %s', async (_what, change, answer) => {
  const game = await stack.open()
  expect(await openRound(game).askBet()).toMatchObject({ status: 0 })
  expect(await openRound(game).askBet()).toMatchObject({ status: 0 })
  expect(await stack.app.database.run(change(game.playerId))).toBeGreaterThan(0)
  const { error, message } = await openRound(game).askBet()
  expect([error, message]).toContain(answer)
})

test('settings of the site are known to the next bet of everybody', async () => {
  const game = await stack.open()
  await openRound(game).askBet()
  const save = (version: string) =>
    stack.app.database.run(sql`insert into site_settings (settings, author)
      values (${JSON.stringify({ termsVersion: version })}::jsonb, 'test')`)
  await save('7')
  expect(await openRound(game).askBet()).toMatchObject({ message: 'termsOutdated' })
  await save('1')
  expect(await openRound(game).askBet()).toMatchObject({ status: 0 })
})

test('what ends by itself is kept no longer than that', async () => {
  const { playerId } = await stack.open()
  const until = { text: playGate.until ?? '', values: [] }
  const minutes = async () =>
    (
      await stack.app.database.row<{ minutes: number }>(sql`
        select round(extract(epoch from ${until} - now()) / 60)::int as minutes from players
        where player_id = ${playerId}`)
    ).minutes
  // The first reality check of the sitting.
  expect(await minutes()).toBe(60)
  const soon = (table: string, column: string, at: number) =>
    stack.app.database.run({
      text: `update ${table} set ${column} = now() + $2 * interval '1 minute' where player_id = $1`,
      values: [playerId, at],
    })
  await soon('play_sessions', 'expires_at', 50)
  expect(await minutes()).toBe(50)
  await stack.app.database.run(sql`insert into identity_checks (player_id, due_at)
    values (${playerId}, now() + interval '40 minutes')
    on conflict (player_id) do update set due_at = excluded.due_at`)
  expect(await minutes()).toBe(40)
  await soon('limits_players', 'rest_until', 30)
  expect(await minutes()).toBe(30)
  await soon('limits_players', 'pause_ends_at', 20)
  expect(await minutes()).toBe(20)
})
