import { randomBytes } from 'node:crypto'
import type { Role } from '@parlour/contract/operator/roles.ts'
import type { Queries, Tx } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import type { App } from '../frame/module.ts'
import { checkPassword, findStep, hashPassword } from '../players/index.ts'
import { addAudit } from './audit.ts'
import { openAuthenticator, presentCode, sealAuthenticator } from './authenticator.ts'
import { hashToken, requireName } from './operators.ts'
import { removeAllPasskeys } from './passkeys.ts'
import { endSessionsOf, noteProof, startOperatorSession } from './sessions.ts'

const linkMinutes = 30
const secretBytes = 20
const mostFailures = 5
const pauseMinutes = 15

/** Makes somebody an operator. A known name is refused: a new link for them is another act. */
export async function addOperator(tx: Tx, name: string, role: Role): Promise<number | null> {
  requireName(name)
  const made = await tx.find<{ operatorId: number }>(sql`
    insert into operators (name, permissions, role) values (${name}, '{}', ${role})
    on conflict (name) do nothing returning operator_id as "operatorId"`)
  if (!made) return null
  const line = { action: 'operator:add', subject: name, detail: { role } }
  await addAudit(tx, { operatorId: made.operatorId, ...line })
  return made.operatorId
}

/** A link good once, for half an hour; those before it are good no more. */
export async function makeLink(tx: Tx, operatorId: number, secret: string): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const sealed = sealAuthenticator(secret, operatorId, randomBytes(secretBytes))
  await tx.run(sql`delete from operator_links where operator_id = ${operatorId}`)
  await tx.run(sql`insert into operator_links (token_hash, operator_id, sealed_secret, expires_at)
    values (${hashToken(token)}, ${operatorId}, ${sealed},
      now() + ${linkMinutes} * interval '1 minute')`)
  return token
}

type Link = { operatorId: number; name: string; role: Role; sealedSecret: Buffer }

/** Whose link it is, as long as it is good. Looking does not use it. */
export function findLink(queries: Queries, token: string): Promise<Link | null> {
  return queries.find<Link>(sql`
    select operator_id as "operatorId", name, role, l.sealed_secret as "sealedSecret"
    from operator_links l join operators using (operator_id)
    where l.token_hash = ${hashToken(token)} and used_at is null and expires_at > now()
    and is_active`)
}

type Entry = { code: string; password: string; address: string }

/** The link is used up by a password and the first code of the new authenticator. */
export async function acceptLink(app: App, token: string, entry: Entry) {
  const passwordHash = await hashPassword(entry.password, { line: 'entry' })
  return app.database.transaction(
    async (tx): Promise<{ token: string } | 'linkUsed' | 'wrongCode'> => {
      const link = await findLink(tx, token)
      if (!link) return 'linkUsed'
      const step = findStep(
        {
          secret: openAuthenticator(app.config.PARLOUR_SECRET, link),
          lastStep: 0,
          now: Date.now(),
        },
        entry.code,
      )
      if (step === null) return 'wrongCode'
      const isFirst = await tx.run(sql`update operator_links set used_at = now()
      where token_hash = ${hashToken(token)} and used_at is null`)
      if (!isFirst) return 'linkUsed'
      const { operatorId, sealedSecret, name } = link
      await tx.run(sql`update operators set password_hash = ${passwordHash},
      sealed_secret = ${sealedSecret}, last_step = ${step}, failures = 0
      where operator_id = ${operatorId}`)
      await removeAllPasskeys(tx, operatorId)
      await endSessionsOf(tx, operatorId)
      const detail = { address: entry.address }
      await addAudit(tx, { operatorId, action: 'acceptLink', subject: name, detail })
      return { token: await startOperatorSession(tx, operatorId, entry.address) }
    },
  )
}

type Known = {
  operatorId: number
  passwordHash: string | null
  sealedSecret: Buffer | null
  lastStep: number
  isPaused: boolean
}

/** Name, password and code together; which of them was wrong is not told. */
export async function signInOperator(app: App, name: string, entry: Entry) {
  const known = await app.database.find<Known>(sql`${knownColumns}
    where name = ${name} and is_active`)
  const isRight = await checkPassword(known?.passwordHash ?? null, entry.password, {
    line: 'entry',
  })
  if (!known) return 'wrongEntry'
  return app.database.transaction(
    async (tx): Promise<{ token: string } | 'wrongEntry' | 'tooManyTries'> => {
      const outcome = await tryCode(tx, { app, ...known, code: isRight ? entry.code : '' })
      if (outcome !== 'right') return outcome === 'wrongCode' ? 'wrongEntry' : outcome
      return { token: await startOperatorSession(tx, known.operatorId, entry.address) }
    },
  )
}

/** The second factor once more, for what is dangerous. */
export function proveOperator(
  app: App,
  { operatorId, tokenHash, code }: { operatorId: number; tokenHash: Buffer; code: string },
) {
  return app.database.transaction(async (tx) => {
    const outcome = await tryCode(tx, { app, operatorId, code })
    if (outcome === 'right') await noteProof(tx, tokenHash)
    return outcome
  })
}

/** In a demo nobody needs a phone: what the authenticator would show now. */
export async function readDemoCode(app: App, operatorId: number): Promise<string | null> {
  if (app.config.PARLOUR_MODE !== 'demo') return null
  const known = await app.database.find<Known>(sql`${knownColumns}
    where operator_id = ${operatorId}`)
  if (!known?.sealedSecret) return null
  const { sealedSecret } = known
  const plain = openAuthenticator(app.config.PARLOUR_SECRET, { operatorId, sealedSecret })
  return presentCode(plain, known.lastStep)
}

async function tryCode(
  tx: Tx,
  { app, operatorId, code }: { app: App; operatorId: number; code: string },
): Promise<'right' | 'wrongCode' | 'tooManyTries'> {
  const known = await tx.row<Known>(sql`${knownColumns} where operator_id = ${operatorId}
    for update`)
  const { sealedSecret } = known
  if (known.isPaused || !sealedSecret) return 'tooManyTries'
  const secret = openAuthenticator(app.config.PARLOUR_SECRET, { operatorId, sealedSecret })
  const step = findStep({ secret, lastStep: known.lastStep, now: Date.now() }, code)
  if (step === null) {
    await tx.run(sql`update operators set failed_at = now(), failures = case
      when failed_at > now() - ${pauseMinutes} * interval '1 minute' then failures + 1 else 1 end
      where operator_id = ${operatorId}`)
    return 'wrongCode'
  }
  await tx.run(sql`update operators set failures = 0, last_step = ${step}
    where operator_id = ${operatorId}`)
  return 'right'
}

const knownColumns = sql`select operator_id as "operatorId", password_hash as "passwordHash",
  sealed_secret as "sealedSecret", last_step as "lastStep", (failures >= ${mostFailures}
    and failed_at > now() - ${pauseMinutes} * interval '1 minute') as "isPaused"
  from operators`
