import { createHash } from 'node:crypto'
import type { z } from 'zod'
import type { Queries, Tx } from '../frame/db.ts'
import type { Change } from './diff-paths.ts'
import type { Editable } from './edits.ts'

type Row<Content> = { id: number; content: Content }

/** Something that is listed to players, row by row. */
export type RowKind<Content extends object> = {
  name: string
  schema: (queries: Queries) => Promise<z.ZodType<Content>>
  list: (queries: Queries) => Promise<Row<Content>[]>
  /** Null adds a row, where one can be added. */
  save: (tx: Tx, id: number | null, content: Content) => Promise<void>
  canAdd: boolean
  titleOf: (content: Content) => { name: string; isOn: boolean }
  wantsTwo: (changes: Change[]) => boolean
}

/** A row as something to be edited; null where there is none. */
export async function rowOf<Content extends object>(
  queries: Queries,
  kind: RowKind<Content>,
  id: number | null,
): Promise<Editable | null> {
  const find = async (tx: Queries) => (await kind.list(tx)).find((row) => row.id === id) ?? null
  if (id === null ? !kind.canAdd : !(await find(queries))) return null
  return {
    subject: `${kind.name}:${id ?? 'new'}`,
    schema: await kind.schema(queries),
    async readNewest(tx) {
      const content = id === null ? null : (await find(tx))?.content
      return content ? { version: versionOf(content), content } : { version: 0, content: {} }
    },
    async save(tx, { content }) {
      await kind.save(tx, id, content as Content)
      return versionOf(content)
    },
    wantsTwo: kind.wantsTwo,
  }
}

/** Rows have no versions of their own: the content itself tells whether it was changed. */
export function versionOf(content: object): number {
  return createHash('sha256').update(JSON.stringify(content)).digest().readUIntBE(0, 5)
}
