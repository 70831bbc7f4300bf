import type { Queries } from '../../frame/db.ts'
import { sql } from '../../frame/db.ts'
import { readSettings } from '../../frame/settings.ts'
import type { Terms } from './statement.ts'

export async function readTerms(queries: Queries): Promise<Terms> {
  const { currency } = (await readSettings(queries)).settings
  return { currency, ...(await queries.row<{ now: Date }>(sql`select now() as now`)) }
}
