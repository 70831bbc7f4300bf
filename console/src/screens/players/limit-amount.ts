import type { LimitKind } from '@parlour/contract/limit-kinds.ts'
import { readNumber } from '../../forms/units.ts'

/**
 * A limit as it was written: minutes, or money. Nothing takes it off; what is no number goes as
 * nought, which the server refuses.
 */
export function readLimit(kind: LimitKind, text = ''): number | null {
  if (text.trim() === '') return null
  const read = readNumber(kind === 'time' ? 'minutes' : 'hundredths', text)
  return typeof read === 'number' ? read : 0
}
