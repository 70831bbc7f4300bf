import { local } from '../browser/storage.ts'
import type { DepositOrder } from '../money/types.ts'

/**
 * An order whose sheet was closed before it was paid: when the money has come, home says so once.
 * Whoever saw it arrive in the sheet is not told again.
 */
export function noteClosed({ orderId, status }: Pick<DepositOrder, 'orderId' | 'status'>): void {
  if (status === 'awaiting') local.setText('RECHARGE_UPDATE', orderId)
  else if (findLeft() === orderId) forgetLeft()
}

export function findLeft(): string | null {
  return local.findText('RECHARGE_UPDATE')
}

export function forgetLeft(): void {
  local.remove('RECHARGE_UPDATE')
}
