import { only } from '../frame/pins.ts'

/**
 * The pause that runs, a check that waits for its answer and what bets are judged by, as an SQL
 * expression over the row `players`: one more look at a key where the gate reads its facts anyway.
 */
export const pauseFact = `coalesce((
  select jsonb_build_object(
    'pause', case when pause_ends_at is null or pause_ends_at > now() then pause_kind end,
    'isCheckDue', coalesce(check_at <= now() or rest_until > now(), false),
    'isInCare', care_level = 'act', 'ceilings', ceilings)
  from limits_players where limits_players.player_id = players.player_id
    ${only('limits_players')}),
  '{"pause": null, "isCheckDue": false, "isInCare": false, "ceilings": null}')`

/** When the next of these moments comes: then the fact is another one. */
export const pauseUntil = `(
  select least(case when pause_ends_at > now() then pause_ends_at end,
    case when check_at > now() then check_at end, case when rest_until > now() then rest_until end)
  from limits_players where limits_players.player_id = players.player_id
    ${only('limits_players')})`

/** As they are written; null of who limits no play. */
export function ceilingsIn(fact: unknown): string | null {
  return (fact as { ceilings?: string | null }).ceilings ?? null
}
