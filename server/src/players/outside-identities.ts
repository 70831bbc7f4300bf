import type { Queries, Tx } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import { takeName } from '../frame/taken-names.ts'

/** Who a player is at somebody else's: a provider of sign-ins and the name it has for them. */
type OutsideIdentity = { provider: string; subject: string }

export function findByIdentity(queries: Queries, { provider, subject }: OutsideIdentity) {
  return queries.find<{ playerId: number; isActive: boolean }>(sql`
    select i.player_id as "playerId", p.state <> 'closed' as "isActive"
    from player_identities i join players p using (player_id)
    where i.provider = ${provider} and i.subject = ${subject}`)
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
