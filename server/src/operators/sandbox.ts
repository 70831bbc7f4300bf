import type { Permission } from '@parlour/contract/operator/operator-call.ts'
import { listPendingDeposits, listPendingWithdrawals } from '../cashier/index.ts'
import { listPendingKyc } from '../identity/index.ts'
import type { Queries } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import { CallError } from '../frame/failures.ts'
import type { App } from '../frame/module.ts'
import type { Job } from '../frame/schedule.ts'
import { operatorHandlers } from './handlers.ts'
import type { Operator } from './operators.ts'
import { ensureOperator } from './operators.ts'
import { isAnybodyThere } from './sessions.ts'
import { runOperatorCall } from './run.ts'

/** A large withdrawal wants two people, so there are two of them. */
const names = ['sandbox', 'sandbox-second']
const permissions: Permission[] = ['deposits.decide', 'withdrawals.decide', 'kyc.decide']
const waitSeconds = 12
/** What waits for longer is there to be looked at: the demo's past leaves some of it. */
const longestSeconds = 600
const batch = 200

type Decision =
  | { call: 'confirmDeposit'; input: { orderId: string } }
  | { call: 'approveWithdrawal'; input: { orderId: string } }
  | { call: 'decideKyc'; input: { playerId: number; decision: 'verified' } }

/**
 * In the demo nobody sits at the operators' desk, until somebody signs in there. Until then, with
 * SANDBOX_DECIDES, the sandbox says yes after a short while to what would wait for a person:
 * through the operators' own calls, so that each decision has its line in the audit under its name.
 */
export function sandboxJobs(app: App): Job[] {
  if (!app.config.SANDBOX_DECIDES) return []
  return [{ name: 'operators.sandbox', everyMs: 3_000, run: () => decideAll(app) }]
}

async function decideAll(app: App): Promise<void> {
  const decisions = await listDecisions(app.database)
  if (decisions.length === 0 || (await isAnybodyThere(app.database))) return
  for (const name of names) {
    const operator = await app.database.transaction((tx) => ensureOperator(tx, name, permissions))
    for (const decision of decisions) await decide(app, operator, decision)
  }
}

/** What the first of the two has decided, the second finds decided. */
async function decide(app: App, operator: Operator, { call, input }: Decision): Promise<void> {
  const asked = { name: call, handlers: operatorHandlers, body: input, operator }
  try {
    await runOperatorCall(app, asked)
  } catch (error) {
    if (!(error instanceof CallError)) throw error
  }
}

async function listDecisions(queries: Queries): Promise<Decision[]> {
  const { now } = await queries.row<{ now: Date }>(sql`select now() as now`)
  const isDue = (at: Date) => {
    const waited = (now.getTime() - at.getTime()) / 1_000
    return waited > waitSeconds && waited < longestSeconds
  }
  const deposits = await listPendingDeposits(queries, batch)
  const withdrawals = await listPendingWithdrawals(queries, batch)
  const people = await listPendingKyc(queries, { limit: batch })
  return [
    ...deposits
      .filter(({ status, createdAt }) => status === 'awaiting' && isDue(createdAt))
      .map(({ orderId }) => ({ call: 'confirmDeposit' as const, input: { orderId } })),
    ...withdrawals
      .filter(({ createdAt }) => isDue(createdAt))
      .map(({ orderId }) => ({ call: 'approveWithdrawal' as const, input: { orderId } })),
    ...people
      .filter(({ submittedAt }) => isDue(submittedAt))
      .map(({ playerId }) => ({ call: 'decideKyc' as const, input: verified(playerId) })),
  ]
}

const verified = (playerId: number) => ({ playerId, decision: 'verified' as const })
