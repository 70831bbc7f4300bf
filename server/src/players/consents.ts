import type { Queries, Tx } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import { only } from '../frame/pins.ts'

export async function noteConsent(
  tx: Tx,
  consent: { playerId: number; termsVersion: string; address: string },
): Promise<void> {
  await tx.run(sql`insert into player_consents (player_id, terms_version, is_of_age, address)
    values (${consent.playerId}, ${consent.termsVersion}, true, ${consent.address})
    on conflict do nothing`)
}

export async function hasAccepted(
  queries: Queries,
  playerId: number,
  termsVersion: string,
): Promise<boolean> {
  const found = await queries.find(sql`select from player_consents
    where player_id = ${playerId} and terms_version = ${termsVersion}`)
  return found !== null
}

/** What a player agreed to, as an SQL expression over the row `players`. */
export const consentFact = `(
  select jsonb_build_object('acceptedTerms', coalesce(jsonb_agg(terms_version), '[]'),
    'isOfAge', coalesce(bool_and(is_of_age), false))
  from player_consents where player_consents.player_id = players.player_id
    ${only('player_consents')})`
