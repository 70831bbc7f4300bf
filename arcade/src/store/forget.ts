import { atOnce } from './group.ts'
import type { Store } from './open.ts'

/** Forgets what was played before then: of a store that holds play money and nothing else. */
export function forgetBefore(store: Store, ms: number): void {
  const old = '(select round_id from rounds where acted_at < ?)'
  atOnce(store, () => {
    store.exec('drop trigger if exists shots_are_kept')
    for (const text of [
      `delete from shots where round_id in ${old}`,
      `delete from stakes where round_id in ${old}`,
      'delete from rounds where acted_at < ?',
      'delete from payouts where next_try_at < ?',
      'delete from sessions where opened_at < ?',
      `delete from shared_rounds where opened_at < ? and phase = 'over'
        and seed_id not in (select seed_id from rounds)`,
    ])
      store.prepare(text).run(ms)
    store
      .prepare(
        `delete from seeds where player_id not in (select player_id from sessions)
          and seed_id not in (select seed_id from rounds)
          and seed_id not in (select seed_id from shared_rounds)`,
      )
      .run()
  })
}
