import type { z } from 'zod'
import type { Call } from '../call.ts'
import { call } from '../call.ts'
import type { Permission } from './roles.ts'

export type { Permission } from './roles.ts'
export { permissions } from './roles.ts'

export const operatorPrefix = '/operator/v1/'

/** One call of an operator, with the permission it needs; null is for whoever is one. */
export type OperatorCall = Call & { permission: Permission | null }

type Spec<Input, Output, Errors, Writes> = {
  about: string
  permission: Permission | null
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
  proofStale: { errcode: 4031, status: 403 },
} as const
