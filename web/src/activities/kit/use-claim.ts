import { useState } from 'react'
import type { CallInput, CallName } from '../../calls/api.ts'
import { type ClaimOptions, makeClaimer } from './claimer.ts'

/**
 * A claim, a draw or any other button of an activity that changes something: one at a time and not
 * twice within 200 ms. What was granted is congratulated on, why not is told, and the activities
 * and the balance are asked for again.
 */
export function useClaim<N extends CallName>(name: N, options: ClaimOptions<N> = {}) {
  const [claiming, setClaiming] = useState<CallInput<N> | null>(null)
  const [claimer] = useState(() => makeClaimer(name, setClaiming))
  const claim = (input: CallInput<N>): void => void claimer(input, options)
  return { claim, claiming, isClaiming: claiming !== null }
}
