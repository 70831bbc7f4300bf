import type { GameContent } from '@parlour/contract/operator/offer-forms.ts'
import type { Queries, Tx } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import { noteCatalogueChange } from './catalogue.ts'

/** Games as operators edit them, also those that are off. */
export async function listGameRows(queries: Queries) {
  const rows = await queries.rows<GameContent & { id: number }>(sql`
    select game_id as id, is_on as "isOn", sort, name, name_en as "nameEn", is_hot as "isHot",
      is_new as "isNew", is_maintained as "isMaintained", counted_percent as "countedPercent",
      floor(extract(epoch from closes_at) * 1000)::bigint as "closesAt",
      floor(extract(epoch from reopens_at) * 1000)::bigint as "reopensAt"
    from games order by sort, game_id`)
  return rows.map(({ id, ...content }) => ({ id, content }))
}

export async function saveGame(tx: Tx, id: number | null, content: GameContent): Promise<void> {
  const { isOn, sort, name, nameEn, isHot, isNew, isMaintained } = content
  const { countedPercent, closesAt, reopensAt } = content
  // Opened before its maintenance was to end: the plan is over, or it would close again at once.
  const isEarly = sql`(is_maintained and not ${isMaintained}::boolean
    and to_timestamp(${closesAt}::bigint / 1000.0) <= now())`
  await tx.run(sql`update games set is_on = ${isOn}, sort = ${sort}, name = ${name},
    name_en = ${nameEn}, is_hot = ${isHot}, is_new = ${isNew}, is_maintained = ${isMaintained},
    counted_percent = ${countedPercent},
    closes_at = case when ${isEarly} then null
      else to_timestamp(${closesAt}::bigint / 1000.0) end,
    reopens_at = case when ${isEarly} then null
      else to_timestamp(${reopensAt}::bigint / 1000.0) end where game_id = ${id}`)
  // A tab stands there as soon as there is something under it.
  await tx.run(sql`update game_types set is_on = true where not is_on and ${isOn}
    and type_id = (select type_id from games where game_id = ${id})`)
  await noteCatalogueChange(tx)
}
