import type { Store } from '../store/open.ts'

/** A row of the store as it stands, as JSON; null when it is gone. */
export type KeptRow = { place: string; key: string; content: string | null }

type Table = {
  name: string
  /** What a row is found by: where it lies, or its key in a table without that. */
  ids: string[]
  columns: string[]
}

/** What a store has written since it was last asked. */
export type Notes = {
  /** More than so many. */
  hasAny(beyond?: number): boolean
  /** The rows as they stand, of the oldest notes: the caller does it in one transaction. */
  take(limit?: number): KeptRow[]
}

/** From here on the store notes which rows are written, in the transaction that writes them. */
export function watchRows(store: Store): Notes {
  const tables = new Map(tablesOf(store).map((table) => [table.name, table]))
  store.exec('create temp table changed (place text not null, key text not null)')
  for (const { name, ids } of tables.values())
    for (const [event, side] of events) {
      const key = `json_array(${ids.map((id) => `${side}.${id}`).join(', ')})`
      store.exec(
        `create temp trigger ${name}_${event} after ${event} on main.${name}
         begin insert into changed values ('${name}', ${key}); end`,
      )
    }
  return {
    hasAny: (beyond = 0) =>
      store.prepare('select 1 from changed limit 1 offset ?').get(beyond) !== undefined,
    take(limit = -1) {
      const noted = store
        .prepare('select rowid at, place, key from changed order by rowid limit ?')
        .all(limit)
      store.prepare('delete from changed where rowid <= ?').run(Number(noted.at(-1)?.at ?? 0))
      const once = new Map(
        noted.map(({ place, key }) => [JSON.stringify([place, key]), [String(place), String(key)]]),
      )
      return [...once.values()].map(([place = '', key = '']) => {
        const table = tables.get(place)
        const found = table && store.prepare(readOne(table)).get({ key })
        return { place, key, content: found ? String(found.content) : null }
      })
    },
  }
}

/** As if all of them had just been written. */
export function noteAll(store: Store): void {
  for (const { name, ids } of tablesOf(store))
    store.exec(`insert into changed select '${name}', json_array(${ids.join(', ')}) from ${name}`)
}

/** Old ones go first: what has become of several rows together keeps every rule of the tables. */
export function putRows(store: Store, rows: readonly KeptRow[]): void {
  store.exec('pragma defer_foreign_keys = on')
  store.exec('create temp table if not exists coming (place text, key text, content text)')
  const stage = store.prepare('insert into coming values (?, ?, ?)')
  for (const { place, key, content } of rows) stage.run(place, key, content)
  const tables = tablesOf(store)
  for (const { name, ids } of tables)
    store.exec(
      `delete from ${name} where (${ids.join(', ')}) in
         (select ${ids.map(partOfKey).join(', ')} from coming where place = '${name}')`,
    )
  for (const { name, columns } of tables) {
    const values = columns.map((column) =>
      column === 'rowid' ? partOfKey('rowid', 0) : `content ->> '$.${column}'`,
    )
    store.exec(
      `insert into ${name} (${columns.join(', ')}) select ${values.join(', ')}
       from coming where place = '${name}' and content is not null`,
    )
  }
  store.exec('delete from coming')
}

const events = [
  ['insert', 'new'],
  ['update', 'new'],
  ['delete', 'old'],
] as const

function tablesOf(store: Store): Table[] {
  return store
    .prepare(
      `select name, wr from pragma_table_list
       where schema = 'main' and type = 'table' and name not like 'sqlite%' order by name`,
    )
    .all()
    .map(({ name, wr }) => tableOf(store, String(name), wr === 1))
}

function tableOf(store: Store, name: string, isWithoutRowid: boolean): Table {
  const all = store.prepare('select name, type, pk from pragma_table_info(?)').all(name)
  const columns = all.map((column) => String(column.name))
  const keys = all.filter(({ pk }) => Number(pk) > 0)
  if (isWithoutRowid) return { name, columns, ids: keys.map((column) => String(column.name)) }
  const [key] = keys
  // Such a key is the place where its row lies.
  if (keys.length === 1 && key?.type === 'INTEGER')
    return { name, columns, ids: [String(key.name)] }
  // Some lists are in the order in which rows came.
  return { name, columns: ['rowid', ...columns], ids: ['rowid'] }
}

function readOne({ name, ids, columns }: Table): string {
  const parts = columns.flatMap((column) => (column === 'rowid' ? [] : [`'${column}', ${column}`]))
  const found = ids.map((id, at) => `${id} = :key ->> '$[${at}]'`)
  return `select json_object(${parts.join(', ')}) content from ${name} where ${found.join(' and ')}`
}

function partOfKey(_id: string, at: number): string {
  return `key ->> '$[${at}]'`
}
