import type pg from 'pg'
import { openPool } from '../store/pool.ts'
import type { KeptRow } from './rows.ts'

/** Whose turn it is, and how far what is kept has come. */
export type Turn = {
  /** Counts the leaders. */
  term: number
  /** Counts what was kept. */
  number: number
  /** Of the tables that the rows are of; 0 before anything was kept. */
  version: number
  /** What was deleted before is forgotten: who has seen less begins anew. */
  floor: number
  /** Nobody has said for so long that it leads. */
  isFree: boolean
}

export type Appending = {
  term: number
  number: number
  version: number
  rows: KeptRow[]
  /** From now on the rows of this version are the ones that count. */
  isWhole: boolean
}

/** The arcade's truth in PostgreSQL: rows by place and key, each with the number it was kept by. */
export type Keeper = {
  look(): Promise<Turn>
  /** Rows kept since, as they were at one moment; answers how far that is. */
  read(since: number, take: (rows: KeptRow[]) => void): Promise<Turn>
  /** True for the one who leads from now on. */
  takeTurn(term: number): Promise<boolean>
  /** For the rows of another version, none of which counts before all are there. */
  makeRoom(term: number, version: number): Promise<boolean>
  /** All or nothing, and only while it is still this one's turn. Safe to be said twice. */
  append(given: Appending): Promise<boolean>
  /** What was deleted long ago. */
  forget(term: number, before: number): Promise<void>
  release(term: number): Promise<void>
  close(): Promise<void>
}

/** Silent for so long, a leader is taken for dead. */
export const leaseMs = 3_000
const answerMs = 2_000
const rowsAPage = 2_000

export function openKeeper(url: string): Keeper {
  const pool = openPool(url, 'arcade', answerMs)
  let isPrepared = false
  const query = async (text: string, values: unknown[] = []) => {
    if (!isPrepared) await prepare(pool)
    isPrepared = true
    return pool.query(text, values)
  }
  return {
    look: async () => toTurn((await query(turnText)).rows[0]),
    read: (since, take) => readNews(pool, since, take),
    async takeTurn(term) {
      const { rowCount } = await query(
        `update arcade.turn set term = term + 1, beat_at = clock_timestamp()
         where term = $1 and ${isFree}`,
        [term],
      )
      return rowCount === 1
    },
    makeRoom: (term, version) => makeRoom(pool, term, version),
    async append({ term, number, version, rows, isWhole }) {
      const lists = [
        rows.map(({ place }) => place),
        rows.map(({ key }) => key),
        rows.map(({ content }) => content),
      ]
      const { rowCount } = await query(appendText(version), [
        term,
        number,
        isWhole ? version : null,
        ...lists,
      ])
      if (rowCount === 1) return true
      // Said before, and only its answer was lost: nobody else counts on in this term.
      const turn = toTurn((await query(turnText)).rows[0])
      return turn.term === term && turn.number === number + 1
    },
    async forget(term, before) {
      const { version } = toTurn((await query(turnText)).rows[0])
      await query(
        `with mine as (update arcade.turn set floor = $2 where term = $1 returning floor)
         delete from ${rowsOf(version)} kept using mine
         where kept.content is null and kept.number <= mine.floor`,
        [term, before],
      )
    },
    async release(term) {
      await query(`update arcade.turn set beat_at = '-infinity' where term = $1`, [term])
    },
    close: () => pool.end(),
  }
}

const isFree = `beat_at < clock_timestamp() - interval '${leaseMs} milliseconds'`
const turnText = `select term, number, version, floor, ${isFree} is_free from arcade.turn`

/** The turn's one row is locked until the rows are there: numbers are seen in their order. */
const appendText = (version: number) => `
  with mine as (
    update arcade.turn set number = number + 1, version = coalesce($3, version),
      beat_at = clock_timestamp()
    where term = $1 and number = $2 returning number
  ), kept as (
    insert into ${rowsOf(version)} (place, key, content, number)
    select given.*, mine.number from mine, unnest($4::text[], $5::text[], $6::text[]) given
    on conflict (place, key) do update set content = excluded.content, number = excluded.number
  )
  select number from mine`

/** A page at a time, of one moment. */
async function readNews(
  pool: pg.Pool,
  since: number,
  take: (rows: KeptRow[]) => void,
): Promise<Turn> {
  const client = await pool.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    const { rows } = await client.query(turnText)
    const turn = toTurn(rows[0])
    if (turn.version > 0) {
      const news = `select place, key, content from ${rowsOf(turn.version)}`
      await client.query(`declare news cursor for ${news} where number > ${since}`)
    }
    while (turn.version > 0) {
      const page = await client.query<KeptRow>(`fetch ${rowsAPage} from news`)
      if (page.rows.length === 0) break
      take(page.rows)
    }
    await client.query('commit')
    client.release()
    return turn
  } catch (error) {
    client.release(true)
    throw error
  }
}

/** Each version of the tables has its own. */
function rowsOf(version: number): string {
  return `arcade.rows_${version}`
}

/** Empty whatever a leader that died had begun. What the version before had stays until then. */
async function makeRoom(pool: pg.Pool, term: number, version: number): Promise<boolean> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const mine = await client.query(
      'select version from arcade.turn where term = $1 and version <> $2 for update',
      [term, version],
    )
    const { rows: others } = await client.query(
      `select relname from pg_class where relnamespace = 'arcade'::regnamespace
       and relkind = 'r' and relname ~ '^rows_\\d+$' and relname <> $1`,
      [`rows_${mine.rows[0]?.version}`],
    )
    if (mine.rowCount === 1) {
      for (const { relname } of others) await client.query(`drop table arcade.${relname}`)
      await client.query(`
        create table ${rowsOf(version)} (
          place text, key text, content text, number bigint not null, primary key (place, key)
        );
        create index on ${rowsOf(version)} (number);
        create index on ${rowsOf(version)} (number) where content is null`)
    }
    await client.query('commit')
    client.release()
    return mine.rowCount === 1
  } catch (error) {
    client.release(true)
    throw error
  }
}

/** By one at a time, and by nobody who finds them there: that one may need no right to make any. */
async function prepare(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query(
    `select to_regclass('arcade.turn') is not null is_there,
       to_regclass('arcade.rows') is not null is_old`,
  )
  if (rows[0]?.is_old) await pool.query(nameByVersion)
  if (rows[0]?.is_there) return
  await pool.query(`
    begin;
    select pg_advisory_xact_lock(hashtext('arcade.turn'));
    create schema if not exists arcade;
    create table if not exists arcade.turn (
      is_only boolean primary key default true check (is_only), term bigint not null default 0,
      number bigint not null default 0, version integer not null default 0,
      floor bigint not null default 0, beat_at timestamptz not null default '-infinity'
    );
    insert into arcade.turn default values on conflict do nothing;
    commit`)
}

/** Before each version had its own rows, they were of one table. */
const nameByVersion = `
  do $$ begin
    lock table arcade.turn;
    if to_regclass('arcade.rows') is not null then
      execute 'alter table arcade.rows rename to rows_' || (select version from arcade.turn);
    end if;
  end $$`

function toTurn(row: Record<string, unknown> | undefined): Turn {
  if (!row) throw new Error('arcade.turn has lost its row')
  return {
    term: Number(row.term),
    number: Number(row.number),
    version: Number(row.version),
    floor: Number(row.floor),
    isFree: row.is_free === true,
  }
}
