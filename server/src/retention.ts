import type { Tx } from './frame/db.ts'
import { sql } from './frame/db.ts'
import type { Job } from './frame/schedule.ts'

/** Rows go when this moment of theirs lies so many days back: all of them, or those of a kind. */
type Swept = { after: string; days: number; only?: string }

/** Why a table's rows are not swept by age. */
const ofThePlayer = 'bounded for each player; goes with the account'
const ofTheHouse = 'written by operators or by a release'
const books = 'the books: kept for as long as the law asks'
const elsewhere = 'has a job of its own'

/**
 * How long every table keeps its rows: the one list. A table that strangers or mere use can fill
 * has a number of days here.
 */
export const retention: Record<string, Swept | string> = {
  client_events: { after: 'received_at', days: 30 },
  game_hours: { after: 'hour', days: 3 },
  game_weeks: { after: 'week', days: 60 },
  game_wins: { after: 'won_at', days: 7 },
  idempotency_keys: { after: 'created_at', days: 2 },
  limits_marks: { after: 'hour', days: 40 },
  login_failures: { after: 'at', days: 1 },
  message_images: { after: 'created_at', days: 365 },
  message_lines: { after: 'created_at', days: 365 },
  message_notes: { after: 'created_at', days: 90 },
  message_pushes: { after: 'created_at', days: 2 },
  otp_codes: { after: 'created_at', days: 7 },
  password_keys: { after: 'created_at', days: 3 },
  play_provider_hours: { after: 'hour', days: 30 },
  play_sessions: { after: 'expires_at', days: 30 },
  session_notices: { after: 'created_at', days: 90 },
  sessions: { after: 'ended_at', days: 90 },
  short_links: { after: 'created_at', days: 365 },
  site_big_wins: { after: 'won_at', days: 90 },
  operator_keys: { after: 'used_at', days: 31 },
  operator_links: { after: 'expires_at', days: 1 },
  operator_rights: { after: 'until', days: 90 },
  operator_sessions: { after: 'seen_at', days: 90 },
  operator_drafts: { after: 'saved_at', days: 30 },
  operator_files: { after: 'expires_at', days: 0 },
  operator_takes: { after: 'taken_at', days: 1 },
  mailing_receivers: { after: 'sent_at', days: 30 },
  operator_previews: { after: 'expires_at', days: 0 },
  report_exports: { after: 'expires_at', days: 0 },
  player_taken_tries: { after: 'tried_at', days: 1 },
  used_nonces: { after: 'expires_at', days: 0 },
  // A trigger refuses every other row of it.
  wallet_void_bets: {
    after: 'at',
    days: 90,
    only: `reason not in ('betRolledBack', 'impossible')`,
  },

  event_dead_letters: 'few, and each waits for a person',
  event_deliveries: elsewhere,
  events: elsewhere,
  activity_heard: elsewhere,
  identity_image_links: elsewhere,
  operator_file_parts: elsewhere,
  play_big_wins: elsewhere,
  report_past_slices: elsewhere,
  report_slices: elsewhere,

  activity_budgets: ofTheHouse,
  activity_configs: ofTheHouse,
  backups: 'one row a kind',
  commits_together: ofTheHouse,
  cashier_banks: ofTheHouse,
  mailing_letters: ofTheHouse,
  taken_names: ofThePlayer,
  mailing_segments: ofTheHouse,
  cashier_channels: ofTheHouse,
  event_consumers: ofTheHouse,
  game_brands: ofTheHouse,
  game_platforms: ofTheHouse,
  game_types: ofTheHouse,
  games: ofTheHouse,
  migrations: ofTheHouse,
  operator_audit_checks: ofTheHouse,
  operator_passkeys: ofTheHouse,
  operator_views: ofTheHouse,
  operators: ofTheHouse,
  play_examinations: 'one row a provider',
  play_providers: ofTheHouse,
  play_switches: ofTheHouse,
  scheduled_jobs: ofTheHouse,
  secret_checks: ofTheHouse,
  site_banners: ofTheHouse,
  site_notices: ofTheHouse,
  site_pictures: ofTheHouse,
  site_settings: ofTheHouse,
  site_texts: ofTheHouse,
  site_videos: ofTheHouse,

  activity_commission_runs: 'a row a day',
  report_care_days: 'a row a day',
  report_cohorts: 'some rows a week',
  report_day_players: 'a row a day',
  report_marks: 'one row',
  activity_day_stakes: 'taken out when the day is computed',

  activity_days: ofThePlayer,
  activity_players: ofThePlayer,
  activity_waiting: ofThePlayer,
  cashier_cards: ofThePlayer,
  cashier_holds: ofThePlayer,
  cashier_passwords: ofThePlayer,
  cashier_past_cards: ofThePlayer,
  cashier_payers: ofThePlayer,
  cashier_totals: ofThePlayer,
  game_history: ofThePlayer,
  game_likes: ofThePlayer,
  identity_checks: ofThePlayer,
  identity_images: ofThePlayer,
  identity_uploads: ofThePlayer,
  limits_players: ofThePlayer,
  limits_set: ofThePlayer,
  mails: ofThePlayer,
  message_browsers: ofThePlayer,
  message_talks: ofThePlayer,
  message_wishes: ofThePlayer,
  player_consents: ofThePlayer,
  player_devices: ofThePlayer,
  player_identities: ofThePlayer,
  player_keys: ofThePlayer,
  player_marks: 'one for each player; taken away, a number would come twice',
  player_passkeys: ofThePlayer,
  player_recovery_codes: ofThePlayer,
  player_second_steps: ofThePlayer,
  player_team_members: ofThePlayer,
  player_teams: ofThePlayer,
  player_traits: ofThePlayer,
  players: ofThePlayer,
  report_players: ofThePlayer,

  activity_claims: books,
  activity_commission_days: books,
  activity_commissions: books,
  activity_draws: books,
  cashier_deposits: books,
  cashier_payments: books,
  cashier_provider_events: books,
  cashier_statement_lines: books,
  cashier_steps: books,
  cashier_withdrawals: books,
  limits_case_notes: books,
  limits_cases: books,
  limits_changes: books,
  limits_returns: books,
  operator_approvals: books,
  operator_audit: books,
  operator_groups: books,
  operator_notes: books,
  play_free_rounds: books,
  play_refused_wins: books,
  play_resettlements: books,
  play_rounds: books,
  report_days: books,
  reward_coupons: books,
  reward_grants: books,
  reward_props: books,
  wallet_accounts: books,
  wallet_checkpoints: ofThePlayer,
  wallet_closings: books,
  wallet_days: books,
  wallet_entries: books,
  wallet_filed_keys: books,
  wallet_requirements: books,
}

const rowsAtOnce = 10_000
const mostBatches = 20

/** Takes out what has been kept long enough, in bites that no other writer waits long for. */
export const sweepOldRows: Job = {
  name: 'retention.sweep',
  everyMs: 600_000,
  async run(tx) {
    for (const [table, kept] of Object.entries(retention))
      if (typeof kept !== 'string') await sweep(tx, table, kept)
  },
}

async function sweep(tx: Tx, table: string, kept: Swept): Promise<void> {
  const { after, days, only = 'true' } = kept
  const [rows, moment, kind] = [table, after, only].map((text) => ({ text, values: [] }))
  const isOld = sql`${moment} < now() - ${days} * interval '1 day' and ${kind}`
  // Rows on several machines have no place in common to be counted by.
  const before = new Date(Date.now() - days * 86_400_000).toISOString()
  if (tx.isSpread)
    return void (await tx.run(sql`delete from ${rows} where ${moment} < ${before} and ${kind}`))
  for (let batch = 0; batch < mostBatches; batch++) {
    const gone = await tx.run(sql`delete from ${rows} where ctid = any(array(
      select ctid from ${rows} where ${isOld} limit ${rowsAtOnce}))`)
    if (gone < rowsAtOnce) return
  }
}
