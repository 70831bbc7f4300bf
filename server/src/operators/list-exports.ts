import type { Cell } from '@parlour/contract/csv.ts'
import { byteOrderMark, toCsvLine } from '@parlour/contract/csv.ts'
import { operatorCalls } from '@parlour/contract/operator/index.ts'
import type { operatorListExportCalls } from '@parlour/contract/operator/list-exports.ts'
import type { InputOf } from '@parlour/contract/call.ts'
import { mostExportRows } from '@parlour/contract/report-figures.ts'
import { momentUnit } from '@parlour/contract/schemas.ts'
import { toJSONSchema } from 'zod'
import type { App } from '../frame/module.ts'
import { readMobiles } from '../players/index.ts'
import { endWords } from '../reports/index.ts'
import type { Operator } from './operators.ts'
import type { AnyOperatorHandler } from './run.ts'
import { runOperatorCall } from './run.ts'

export type ListExport = InputOf<typeof operatorListExportCalls.startListExport> & {
  /** With whole numbers, as two people agreed. */
  isUnmasked?: boolean
}

type Asked = {
  app: App
  operator: Operator
  handlers: Record<string, AnyOperatorHandler>
  wanted: ListExport
  /** Other than in tests, the most a file may have. */
  mostRows?: number
}

export const pageRows = 100

/**
 * A list as a file, page by page, by the list's own call and so with its own rights: what the
 * screen does not show, the file does not either.
 */
export async function* writeListExport(asked: Asked): AsyncGenerator<string> {
  const { mostRows = mostExportRows } = asked
  let cursor: string | null = null
  for (let written = 0; written < mostRows; written += pageRows) {
    const limit = Math.min(pageRows, mostRows - written)
    const { lines, next }: ListPage = await writeListPage(asked, { cursor, limit })
    yield* lines
    if (next === null || next === cursor) return
    cursor = next
  }
  yield endLine(mostRows)
}

type ListPage = { lines: string[]; rows: number; next: string | null }
type Cut = { cursor: string | null; limit: number }

/** One page of a list as lines of a file; the first has the columns above it. */
export async function writeListPage(asked: Asked, cut: Cut): Promise<ListPage> {
  const { list, isUnmasked = false } = asked.wanted
  const { rows: shown, nextCursor } = await readPage(asked, cut)
  const rows = isUnmasked ? await unmask(asked.app, shown) : shown
  const columns = columnsOf(list)
    .map((column) => (isUnmasked && column.name === masked ? { ...column, name: whole } : column))
    .flatMap((column) => unfold(column, rows))
  const head = byteOrderMark + toCsvLine(columns.map(({ name }) => name))
  const lines = rows.map((row) => toCsvLine(columns.map((column) => cellOf(column, row))))
  return {
    lines: cut.cursor === null ? [head, ...lines] : lines,
    rows: rows.length,
    next: nextCursor,
  }
}

/** What a file says that does not hold the whole list. */
export function endLine(mostRows: number): string {
  return toCsvLine([endWords(mostRows)])
}

type Row = Record<string, unknown>
const [masked, whole] = ['maskedMobile', 'mobile']

/** Players with their numbers as they are. */
async function unmask({ database }: App, rows: Row[]): Promise<Row[]> {
  const mobiles = await readMobiles(
    database,
    rows.map(({ playerId }) => Number(playerId)),
  )
  return rows.map((row) => ({ ...row, [whole]: mobiles.get(Number(row['playerId'])) ?? null }))
}

async function readPage({ app, operator, handlers, wanted }: Asked, { cursor, limit }: Cut) {
  const { list, filters } = wanted
  const takes = takesOf(list)
  const paging = {
    ...(takes.includes('limit') && { limit }),
    ...(cursor !== null && { cursor }),
  }
  const body = { ...filters, ...paging }
  const asked = { name: list, handlers, body, operator, mayBeOld: true }
  const answer = (await runOperatorCall(app, asked)) as Row
  const rows = (answer[listNameOf(list)] ?? []) as Row[]
  return { rows, nextCursor: (answer['nextCursor'] as string | null | undefined) ?? null }
}

type Node = {
  properties?: Record<string, Node>
  items?: Node
  unit?: string
  anyOf?: Node[]
  $ref?: string
}
type Column = { name: string; unit: string | undefined; of?: string }

/** What one row of the list has, as its call says it. */
function columnsOf(list: ListExport['list']): Column[] {
  const answer = schemaOf(list, 'output')
  const row = resolve(answer, answer.properties?.[listNameOf(list)]?.items ?? {})
  return Object.entries(row.properties ?? {}).map(([name, node]) => ({ name, unit: unitOf(node) }))
}

/** What a form is about stands in columns of its own; such lists come in one page. */
function unfold(column: Column, rows: Row[]): Column[] {
  if (column.name !== 'content') return [column]
  const names = new Set(rows.flatMap((row) => Object.keys(row['content'] as Row)))
  return Array.from(names, (name) => ({ name, unit: undefined, of: 'content' }))
}

function unitOf({ unit, anyOf = [] }: Node): string | undefined {
  return unit ?? anyOf.find((one) => one.unit !== undefined)?.unit
}

/** The one list in a list's answer. */
function listNameOf(list: ListExport['list']): string {
  const names = Object.keys(schemaOf(list, 'output').properties ?? {})
  const found = names.find((name) => name.endsWith('List'))
  if (found === undefined) throw new Error(`${list} answers no list`)
  return found
}

function takesOf(list: ListExport['list']): string[] {
  return Object.keys(schemaOf(list, 'input').properties ?? {})
}

type Whole = Node & { $defs?: Record<string, Node> }

function schemaOf(list: ListExport['list'], side: 'input' | 'output'): Whole {
  return toJSONSchema(operatorCalls[list][side], { io: side }) as Whole
}

function resolve({ $defs = {} }: Whole, node: Node): Node {
  return node.$ref === undefined ? node : ($defs[node.$ref.slice('#/$defs/'.length)] ?? {})
}

function cellOf({ name, unit, of }: Column, row: Row): Cell {
  const value = of === undefined ? row[name] : (row[of] as Row)[name]
  if (value === null || value === undefined) return null
  if (typeof value === 'number') {
    if (unit === 'hundredths') return { hundredths: value }
    return unit === momentUnit ? new Date(value).toISOString() : value
  }
  return typeof value === 'string' ? value : JSON.stringify(value)
}
