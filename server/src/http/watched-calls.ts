import { headers } from '@parlour/contract/envelope.ts'
import type { CallName } from '@parlour/contract/index.ts'
import type { FastifyRequest } from 'fastify'
import type { Caller } from '../frame/caller.ts'
import type { Reader } from '../frame/module.ts'
import { noteSecurity } from '../frame/security-log.ts'

/** Calls that open or change an account or let money out, and the field that says whose it is. */
const watched: Partial<Record<CallName, string | null>> = {
  accountLogin: 'account',
  accountRegist: 'account',
  accountRegist4: 'account',
  lineLogin: null,
  passkeyLogin: null,
  secondStepLogin: null,
  smsSend: 'mobile',
  forgetPassword: 'mobile',
  reauthenticate: null,
  sendOwnCode: null,
  confirmAuthenticator: null,
  addPasskey: null,
  removeSecondStep: null,
  renewRecoveryCodes: null,
  changePassword: null,
  exportAccount: null,
  closeAccount: null,
  disownChange: null,
  logout: null,
  revokeSession: null,
  bindAccount: 'mobile',
  addBankInfo: null,
  modifyBankInfo: null,
  safeboxPasswordInit: null,
  modifySafePassword: null,
  exchange: null,
  addKyc: null,
}

/** What any call may be refused for when somebody tries doors. */
const alarming = new Set(['tooManyCalls', 'unauthorized', 'keyReused'])

type Answered = { name: string; caller: Caller | null; request: FastifyRequest; outcome: string }

export function noteCall(app: Reader, { name, caller, request, outcome }: Answered): void {
  const field = watched[name as CallName]
  if (field === undefined && !alarming.has(outcome)) return
  const subject = field ? (request.body as Record<string, unknown> | undefined)?.[field] : undefined
  noteSecurity(app, {
    what: name,
    outcome,
    address: request.ip,
    device: String(request.headers[headers.fingerprint] ?? ''),
    playerId: caller?.playerId,
    subject: typeof subject === 'string' ? subject.slice(0, 100) : undefined,
  })
}

/** What came of a call, by name. */
export function outcomeOf({ error }: Record<string, unknown>): string {
  return typeof error === 'string' ? error : 'ok'
}
