import type { Queries, Tx } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import { takeName } from '../frame/taken-names.ts'

/** Who a player is at somebody else's: a provider of sign-ins and the name it has for them. */
type OutsideIdentity = { provider: string; subject: string }

export async function findByIdentity(
  queries: Queries,
  { provider, subject }: OutsideIdentity,
): Promise<number | null> {
  const found = await queries.find<{ playerId: number }>(sql`
    select player_id as "playerId" from player_identities
    where provider = ${provider} and subject = ${subject}`)
  return found?.playerId ?? null
}

export async function addIdentity(
  tx: Tx,
  playerId: number,
  { provider, subject, name }: OutsideIdentity & { name: string },
): Promise<void> {
  if (!(await takeName(tx, playerId, 'outside', `${provider}:${subject}`)))
    throw new Error('this sign-in of an outside provider is another player’s')
  await tx.run(sql`insert into player_identities (player_id, provider, subject, name)
    values (${playerId}, ${provider}, ${subject}, ${name})`)
}
