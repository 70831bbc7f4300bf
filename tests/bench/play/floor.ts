import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Database } from '@parlour/server/frame/db.ts'
import { sql } from '@parlour/server/frame/db.ts'

/**
 * The smallest honest bet, one commit a call: its account is locked, a repeat gets the first
 * answer, a key is not used for two different bets, and the balance has to suffice.
 */
export async function layFloor(database: Database): Promise<void> {
  await database.run(sql`create table floor_accounts (player_id bigint primary key,
    balance bigint not null check (balance >= 0)) with (fillfactor = 70)`)
  await database.run(sql`create table floor_entries (player_id bigint not null, key text not null,
    amount bigint not null, balance bigint not null, at timestamptz not null default now(),
    primary key (player_id, key))`)
  await database.run(sql`insert into floor_accounts
    select player_id, 1000000000000 from generate_series(1, 400) as player_id`)
  await database.run(sql`create function floor_bet(who bigint, named text, staked bigint)
    returns bigint language plpgsql as $$
    declare
      account floor_accounts;
      done floor_entries;
    begin
      select * into account from floor_accounts where player_id = who for update;
      select * into done from floor_entries where player_id = who and key = named;
      if done.key is not null then
        if done.amount <> -staked then raise 'another bet has this key'; end if;
        return done.balance;
      end if;
      if account.balance < staked then return null; end if;
      update floor_accounts set balance = balance - staked where player_id = who;
      insert into floor_entries (player_id, key, amount, balance)
      values (who, named, -staked, account.balance - staked);
      return account.balance - staked;
    end $$`)
}

export function hasPgbench(): boolean {
  return spawnSync('pgbench', ['--version']).status === 0
}

type Load = { seconds: number; callers: number }

/** Bets that pgbench made in the time, through as many connections as there are callers. */
export async function drivePgbench(url: string, { seconds, callers }: Load): Promise<number> {
  const script = path.join(tmpdir(), `parlour-floor-${process.pid}.sql`)
  writeFileSync(
    script,
    `\\set who random(1, 400)
\\set named random(1, 9000000000000000)
select floor_bet(:who, (:named)::text, 100);\n`,
  )
  const words = ['-n', '-M', 'prepared', '-c', String(callers), '-T', String(seconds)]
  const child = spawn('pgbench', [...words, '-f', script, url])
  let said = ''
  child.stdout.on('data', (part: Buffer) => (said += part.toString()))
  child.stderr.on('data', (part: Buffer) => (said += part.toString()))
  await once(child, 'close')
  rmSync(script)
  const [, rate] = /tps = ([\d.]+)/.exec(said) ?? []
  if (rate === undefined) throw new Error(`pgbench: ${said.slice(-500)}`)
  return Number(rate) * seconds
}
