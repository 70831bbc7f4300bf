import type { Tx } from '../frame/db.ts'
import { sql } from '../frame/db.ts'

type Act = {
  act: string
  subject: string
  /** What exactly: two people agree only on the same. */
  content: object
  operatorId: number
  neededApprovals: number
}
export type Agreed = { approvals: number; neededApprovals: number; isEnough: boolean }

/**
 * One operator's yes to an act that may want two people. Once enough have said it, the act is to be
 * done in the same transaction, and what was said is used up.
 */
export async function agree(tx: Tx, asked: Act): Promise<Agreed | 'alreadyApproved'> {
  const { act, subject, operatorId, neededApprovals } = asked
  if (neededApprovals <= 1) return { approvals: 1, neededApprovals: 1, isEnough: true }
  const content = JSON.stringify(asked.content)
  await tx.run(sql`select pg_advisory_xact_lock(hashtext(${`agreement:${act}:${subject}`}))`)
  const isNew =
    await tx.run(sql`insert into operator_agreements (act, subject, content, operator_id)
    values (${act}, ${subject}, ${content}, ${operatorId}) on conflict do nothing`)
  if (!isNew) return 'alreadyApproved'
  const { approvals } = await tx.row<{ approvals: number }>(sql`
    select count(*) as approvals from operator_agreements
    where act = ${act} and subject = ${subject} and content = ${content}`)
  const isEnough = approvals >= neededApprovals
  if (isEnough)
    await tx.run(sql`delete from operator_agreements
      where act = ${act} and subject = ${subject}`)
  return { approvals, neededApprovals, isEnough }
}
