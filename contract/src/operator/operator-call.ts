import type { z } from 'zod'
import type { Call } from '../call.ts'
import { call } from '../call.ts'

export const operatorPrefix = '/operator/v1/'

/** What an operator may be allowed to do. */
export const permissions = [
  'cashier.read',
  'deposits.decide',
  'withdrawals.decide',
  'money.correct',
  'players.decide',
  'games.decide',
  'kyc.read',
  'kyc.decide',
  'audit.read',
  'activities.read',
  'activities.decide',
] as const
export type Permission = (typeof permissions)[number]

/** One call of the operators' console, with the permission it needs. */
export type OperatorCall = Call & { permission: Permission }

type Spec<Input, Output, Errors, Writes> = {
  about: string
  permission: Permission
  writes?: Writes
  input: Input
  output: Output
  errors?: Errors
}

// eslint-disable-next-line typescript/no-empty-object-type
export function operatorCall<
  Input extends z.ZodType,
  Output extends z.ZodType,
  const Errors extends Record<string, number> = {},
  const Writes extends boolean = false,
>(path: string, { permission, ...spec }: Spec<Input, Output, Errors, Writes>) {
  return { ...call<Input, Output, Errors, false, Writes>(path, spec), permission }
}

export type OperatorCalls = Record<string, OperatorCall>

/** Errors any operator call may answer, with the HTTP status that carries them. */
export const operatorErrors = {
  unknownOperator: { errcode: 401, status: 401 },
  notPermitted: { errcode: 403, status: 403 },
} as const
