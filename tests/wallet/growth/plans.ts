import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '@parlour/server/frame/db.ts'
import { sql } from '@parlour/server/frame/db.ts'

/** What one statement really did, as PostgreSQL itself tells of it. */
type Node = {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows'?: number
  'Actual Loops'?: number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  'Shared Hit Blocks'?: number
  'Shared Read Blocks'?: number
  Plans?: Node[]
}
type Told = { 'Query Text': string; Plan: Node }

export type Work = {
  statements: number
  /** Rows that were looked at, whether they were wanted or not. */
  rows: number
  /** Pages of tables and indexes that were touched. */
  pages: number
  /** Large tables that were read from end to end. */
  seqScans: string[]
}

/** By these, sessions that begin after `tellPlans` tell of every plan with what it cost. */
export const planSettings = [
  'auto_explain.log_min_duration=0',
  'auto_explain.log_analyze=on',
  'auto_explain.log_buffers=on',
  'auto_explain.log_timing=off',
  'auto_explain.log_format=json',
  'log_line_prefix=%d ',
]

export async function tellPlans(database: Database, isOn: boolean): Promise<void> {
  const change = isOn ? 'set session_preload_libraries = auto_explain' : 'reset all'
  await database.run({ text: `alter system ${change}`, values: [] })
  await database.run(sql`select pg_reload_conf()`)
}

export type Plans = ReturnType<typeof listenToPlans>

/** Reads the plans out of PostgreSQL's own log. */
export function listenToPlans() {
  let isOn = false
  let text: string | null = null
  let told: Told[] = []
  const finish = () => {
    if (text !== null) told.push(JSON.parse(text) as Told)
    text = null
  }
  return {
    log(line: string): void {
      if (text !== null && line.startsWith('\t')) text += line
      else {
        finish()
        if (isOn && line.endsWith(' plan:')) text = ''
      }
    },
    /** All that is asked of the database meanwhile. By the name it asks, `mark` is told apart. */
    async during(act: () => Promise<unknown>, mark: (name: string) => Promise<unknown>) {
      told = []
      isOn = true
      await act()
      const name = `mark-${performance.now()}`
      await mark(name)
      while (!told.some((one) => one['Query Text'].includes(name))) {
        await pause(5)
        await mark('again')
      }
      isOn = false
      return addUp(told.filter((one) => !one['Query Text'].includes('mark')))
    },
  }
}

/** Below it, reading all of a table is right. */
const largeRows = 20_000

function addUp(told: Told[]): Work {
  const nodes = told.flatMap(({ Plan }) => flatten(Plan))
  const seqScans = nodes
    .filter((node) => node['Node Type'] === 'Seq Scan' && rowsOf(node) > largeRows)
    .map((node) => node['Relation Name'] ?? '')
  return {
    statements: told.length,
    rows: nodes.reduce((sum, node) => sum + (node['Relation Name'] ? rowsOf(node) : 0), 0),
    pages: told.reduce((sum, { Plan }) => sum + pagesOf(Plan), 0),
    seqScans: [...new Set(seqScans)],
  }
}

function flatten(node: Node): Node[] {
  return [node, ...(node.Plans ?? []).flatMap(flatten)]
}

function rowsOf(node: Node): number {
  const { 'Actual Rows': kept = 0, 'Actual Loops': loops = 1 } = node
  const { 'Rows Removed by Filter': filtered = 0, 'Rows Removed by Index Recheck': lost = 0 } = node
  return Math.round((kept + filtered + lost) * loops)
}

function pagesOf(node: Node): number {
  return (node['Shared Hit Blocks'] ?? 0) + (node['Shared Read Blocks'] ?? 0)
}
