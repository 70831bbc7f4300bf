import { operatorCalls } from '@parlour/contract/operator/index.ts'
import type { OperatorCalls } from '@parlour/contract/operator/operator-call.ts'
import type { Operator } from './operators.ts'

type Proposed = { action: string; maker: number }
type Asker = Pick<Operator, 'operatorId' | 'permissions'>

export function mayDo({ permissions }: Pick<Operator, 'permissions'>, action: string): boolean {
  const call = (operatorCalls as OperatorCalls)[action]
  if (!call) return false
  return call.permission === null || permissions.includes(call.permission)
}

/** One's own, and what one could have proposed oneself. */
export function maySee(operator: Asker, { maker, action }: Proposed): boolean {
  return maker === operator.operatorId || mayDo(operator, action)
}

/** The acts whose proposals somebody may see whoever made them. */
export function listDoable(operator: Pick<Operator, 'permissions'>): string[] {
  return Object.keys(operatorCalls).filter((action) => mayDo(operator, action))
}
