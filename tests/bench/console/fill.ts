import type { Database } from '@parlour/server/frame/db.ts'

/**
 * One row of every thing that lists are made of, for each player, and a tenth of the players in
 * every queue: far more than people would ever let wait. By one connection that checks no foreign
 * keys, and with the indexes made afterwards: row by row, ten million would take hours. Accounts
 * are opened as ever.
 */
export async function fill(database: Database, players: number): Promise<void> {
  const client = database.openClient({})
  await client.connect()
  const run = async (text: string) => (await client.query<Record<string, string>>(text)).rows
  await run(patient)
  const indexes = await run(secondary)
  for (const { name } of indexes) await run(`drop index ${name}`)
  for (let from = 1; from <= players; from += step)
    for (const statement of ofPlayers(players, from, Math.min(players, from + step - 1)))
      await run(statement)
  for (const statement of ofQueues()) await run(statement)
  for (const { made } of indexes) await run(made ?? '')
  await run('alter table players enable trigger players_open_accounts')
  await run('vacuum analyze')
  await client.end()
}

const step = 500_000
const patient = `set statement_timeout = 0; set session_replication_role = replica;
  set maintenance_work_mem = '1GB';
  alter table players enable always trigger players_open_accounts`
const tables = `'players', 'player_devices', 'cashier_totals', 'sessions', 'player_traits',
  'identity_checks', 'cashier_statement_lines'`
/** Those that no constraint stands on. */
const secondary = `select i.indexrelid::regclass as name, pg_get_indexdef(i.indexrelid) as made
  from pg_index i where i.indrelid::regclass::text in (${tables})
  and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`

function ofPlayers(players: number, from: number, to: number): string[] {
  const some = `from players where player_id between
    (select min(player_id) from players where account = 'player${from}')
    and (select max(player_id) from players where account = 'player${to}')`
  const country = `(array['TH', 'MY', 'LA'])[1 + player_id % 3]`
  const seen = `now() - player_id % 400 * interval '1 day'`
  return [
    `insert into players (account, nickname, invite_code, mobile, state, registered_from,
        created_at)
      select 'player' || n, 'name' || md5(n::text), upper(lpad(to_hex(n), 8, '0')),
        '668' || lpad(n::text, 8, '0'), case when n % 1000 = 0 then 'frozen' else 'active' end,
        '10.' || n % 250 || '.' || n / 250 % 250 || '.0',
        now() - (${players} - n) * interval '1 second'
      from generate_series(${from}, ${to}) as n`,
    `insert into player_devices (player_id, device, household)
      select player_id, 'device ' || player_id / 2, 'home ' || player_id / 2 ${some}`,
    `insert into cashier_totals (player_id, deposited)
      select player_id, player_id % 1000 * 100 ${some}`,
    `insert into sessions (token_hash, cookie_hash, player_id, country, seen_at)
      select decode(md5('token' || player_id), 'hex'), '', player_id, ${country}, ${seen} ${some}
      order by 1`,
    `insert into player_traits (player_id, level, net_deposit, seen_at, source, country)
      select player_id, player_id % 10, (player_id % 2000 - 500) * 100, ${seen},
        'site' || player_id % 50 || '.example', ${country} ${some}`,
  ]
}

function ofQueues(): string[] {
  const some = `from players where player_id % 10 = 0`
  const ago = `now() - player_id % 100000 * interval '1 second'`
  // As they came: the oldest first.
  const inTurn = `${some} order by player_id % 100000 desc`
  return [
    `insert into identity_checks (player_id, state, submitted_at)
      select player_id, 'submitted', ${ago} ${inTurn}`,
    `insert into cashier_channels (channel_id, family, variant, name, icon, needs_bank, min_amount,
        max_amount)
      values (4, 'manual', 'bank', 'bank', '/art/item/coin.webp', false, 10000, 20000000)`,
    `insert into cashier_deposits (player_id, order_id, channel_id, channel_name, family, variant,
        amount, status, created_at, expires_at, grace_seconds)
      select player_id, 'DP' || player_id || '-0', 4, 'bank', 'manual', 'bank', 10000, 'awaiting',
        ${ago}, now() + interval '1 day', 60 ${inTurn}`,
    `insert into cashier_statement_lines (channel_id, line_key, at, amount, reference)
      select 4, 'line' || player_id, ${ago}, 10000, 'ref' || player_id ${inTurn}`,
  ]
}
