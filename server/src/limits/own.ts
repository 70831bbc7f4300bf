import type { Sql } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import type { OwnRows } from '../frame/module.ts'

export const ownLimits: OwnRows = {
  tells: {
    limits: (queries, { playerId }) =>
      queries.rows(sql`select kind, period, is_by_house as "isByHouse", amount, set_at as "setAt",
        raise_amount as "raiseAmount", raise_from as "raiseFrom" from limits_set
        where player_id = ${playerId} order by kind, period`),
    limitChanges: (queries, { playerId }) =>
      queries.rows(sql`select what, kind, period, amount, is_by_house as "isByHouse", until, at
        from limits_changes where player_id = ${playerId} order by change_id desc limit 5000`),
    care: (queries, { playerId }) =>
      queries.rows(sql`select check_minutes as "checkMinutes", reviewed_at as "reviewedAt",
        care_level as level, ${ownSigns('care_signs')} as signs, care_judged_at as "judgedAt"
        from limits_players where player_id = ${playerId}`),
    careCases: (queries, { playerId }) =>
      queries.rows(sql`select state, ${ownSigns('signs')} as signs, opened_at as "openedAt",
        due_at as "dueAt" from limits_cases
        where player_id = ${playerId} order by case_id desc limit 5000`),
  },
  async forgets(tx, playerId) {
    await tx.run(sql`delete from limits_marks where player_id = ${playerId}`)
    await tx.run(sql`delete from limits_set where player_id = ${playerId}`)
    await tx.run(sql`delete from limits_players where player_id = ${playerId}`)
  },
}

/** Without the one that would tell that somebody else is excluded. */
function ownSigns(column: 'signs' | 'care_signs'): Sql {
  const text = `jsonb_path_query_array(${column}, '$[*] ? (@.sign != "sameAsExcluded")')`
  return { text, values: [] }
}
