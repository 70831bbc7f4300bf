import type { Tx } from '@parlour/server/frame/db.ts'
import { sql } from '@parlour/server/frame/db.ts'

/** Everything that goes wrong besides the kills, and how often it did. */
export type Troubles = {
  isOn: boolean
  poisons: number
  poisonedAtMs: number
  holds: number
  months: number
}

export function createTroubles(): Troubles {
  return { isOn: false, poisons: 0, poisonedAtMs: 0, holds: 0, months: 0 }
}

export const poisonMark = 'poison-'

/** The database refuses entries with such a key, as it would a value no column can hold. */
export async function armPoison(tx: Tx): Promise<void> {
  await tx.run(sql`create function refuse_poison() returns trigger language plpgsql as $$
    begin raise exception 'poison' using errcode = '22003'; end $$`)
  await tx.run({
    text: `create trigger refuse_poison before insert on wallet_entries for each row
      when (new.key like '${poisonMark}%') execute function refuse_poison()`,
    values: [],
  })
}
