import type { consoleCalls } from '@parlour/contract/operator/console.ts'
import { makeNonce } from '../players/index.ts'
import { addAudit } from './audit.ts'
import type { ConsoleContext, ConsoleHandlers } from './console-context.ts'
import { signedIn } from './console-context.ts'
import {
  addOperatorPasskey,
  findPasskeyOperator,
  listOperatorPasskeys,
  listTaken,
  removeOperatorPasskey,
} from './passkeys.ts'
import { endOtherSessionsOf, noteProof, startOperatorSession } from './sessions.ts'

type PasskeyCalls = Pick<
  typeof consoleCalls,
  | 'beginPasskey'
  | 'signInByPasskey'
  | 'proveByPasskey'
  | 'listOperatorPasskeys'
  | 'addOperatorPasskey'
  | 'removeOperatorPasskey'
>

export const passkeyHandlers = {
  async beginPasskey({ app }) {
    return { nonce: makeNonce(app.config.PARLOUR_SECRET).nonce }
  },
  async signInByPasskey(ctx, { passkey }) {
    const { app, address, setToken, error } = ctx
    const token = await app.database.transaction(async (tx) => {
      const operatorId = await findPasskeyOperator(tx, deskOf(ctx), passkey)
      return operatorId === null ? null : startOperatorSession(tx, operatorId, address)
    })
    if (token === null) throw error('passkeyRefused')
    setToken(token)
    return {}
  },
  async proveByPasskey(ctx, { passkey }) {
    const { app, session, error } = ctx
    const { operator, tokenHash } = signedIn(session)
    const isProved = await app.database.transaction(async (tx) => {
      const operatorId = await findPasskeyOperator(tx, deskOf(ctx), passkey)
      if (operatorId !== operator.operatorId) return false
      await noteProof(tx, tokenHash)
      return true
    })
    if (!isProved) throw error('passkeyRefused')
    return {}
  },
  async listOperatorPasskeys({ app, session }) {
    const { operatorId } = signedIn(session).operator
    return {
      passkeyList: await listOperatorPasskeys(app.database, operatorId),
      takenList: await listTaken(app.database),
    }
  },
  async addOperatorPasskey(ctx, made) {
    const { app, session, address, error } = ctx
    const { operatorId, name: subject, isProved } = signedIn(session).operator
    if (!isProved) throw error('proofStale')
    const refusal = await app.database.transaction(async (tx) => {
      const refused = await addOperatorPasskey(tx, deskOf(ctx), operatorId, made)
      const detail = { passkey: made.name, address }
      if (!refused) await addAudit(tx, { operatorId, action: 'addPasskey', subject, detail })
      return refused
    })
    if (refusal) throw error(refusal)
    return {}
  },
  async removeOperatorPasskey({ app, session, address, error }, { passkeyId }) {
    const { operator, tokenHash } = signedIn(session)
    const { operatorId, name: subject, isProved } = operator
    if (!isProved) throw error('proofStale')
    const passkey = await app.database.transaction(async (tx) => {
      const removed = await removeOperatorPasskey(tx, operatorId, passkeyId)
      if (removed === null) return null
      // Who has it may be in by it.
      await endOtherSessionsOf(tx, operatorId, tokenHash)
      const detail = { passkey: removed, address }
      await addAudit(tx, { operatorId, action: 'removePasskey', subject, detail })
      return removed
    })
    if (passkey === null) throw error('unknownPasskey')
    return {}
  },
} satisfies ConsoleHandlers<PasskeyCalls>

function deskOf({ app, origin }: Pick<ConsoleContext<never>, 'app' | 'origin'>) {
  return { origin, secret: app.config.PARLOUR_SECRET }
}
