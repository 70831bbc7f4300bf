export type { BankAccount, ProviderFact } from './channels/channel.ts'
export { readTimelines } from './orders/steps.ts'
export { readPaymentFacts } from './payment-facts.ts'
export { haveSameHolder, listCards, maskCard } from './cards/cards.ts'
export { comparePayers } from './payers.ts'
export { readCallback } from './channels/index.ts'
export { listChannels, listManualChannels } from './channels/list.ts'
export {
  answerConflict,
  conflictOrder,
  countConflicts,
  findOwnOrder,
  isConflict,
  listConflicts,
} from './conflicts.ts'
export { compareOrders } from './compare-orders.ts'
export { keepCurrency } from './currency.ts'
export { measureUsualTimes } from './channels/usual-time.ts'
export type { ChargebackFault } from './deposits/chargeback.ts'
export { chargeBack, lockCredited } from './deposits/chargeback.ts'
export type { DepositFault } from './deposits/decide.ts'
export {
  confirmDeposit,
  lockRefundDue,
  lockUnpaid,
  refundDeposit,
  refuseDeposit,
  sendRefund,
} from './deposits/decide.ts'
export type { PendingDeposit, PendingView } from './deposits/pending.ts'
export {
  depositOrder,
  listPendingDeposits,
  listWaitingDeposits,
  sumWaitingDeposits,
} from './deposits/pending.ts'
export { dropOrders } from './deposits/drop.ts'
export { expireDeposits } from './deposits/expire.ts'
export { sumOpenOrders } from './deposits/facts.ts'
export { lockPlacing } from './deposits/place.ts'
export { seedCashier, seedDeposits } from './demo.ts'
export type { DemoDepositEnd, DemoWithdrawalEnd } from './demo-history.ts'
export {
  leaveDemoDeposit,
  payDemoDeposit,
  placeDemoDeposit,
  placeDemoWithdrawal,
} from './demo-history.ts'
export type { Errand } from './errands.ts'
export { createErrands, wakeErrands } from './errands.ts'
export { cashierErrands } from './errand-table.ts'
export { applyFact, learn } from './facts.ts'
export type { FactOutcome } from './facts.ts'
export { readChannelFigures, readUsualSeconds } from './channels/figures.ts'
export {
  conflictArrivals,
  countFirstDeposits,
  transferArrivals,
  withdrawalArrivals,
} from './arrivals.ts'
export { cashierHandlers } from './handlers.ts'
export { importStatement } from './statements/import.ts'
export { compareSettlement } from './statements/settlement.ts'
export {
  closeLine,
  isProposed,
  lineOrder,
  listMatchedLines,
  listProposals,
  lockLine,
  matchedOrder,
  sumMatchedLines,
  sumOpenLines,
} from './statements/lines.ts'
export { ownOrders, readOpenOrders } from './own.ts'
export { isOrderOf } from './orders/own-order.ts'
export { readCashierState, readWallet } from './summary.ts'
export {
  hasDepositedAtLeast,
  hasDepositedSince,
  listLatestOrders,
  readDeposited,
  readDepositedOf,
  readNetOf,
} from './totals.ts'
export { checkClosing, payOutAll } from './withdrawals/closing.ts'
export type { DecisionFault } from './withdrawals/decide.ts'
export {
  approveWithdrawal,
  listPendingWithdrawals,
  listUnknownPayouts,
  lockInReview,
  rejectWithdrawal,
  stopWithdrawal,
  stopWithdrawals,
} from './withdrawals/decide.ts'
export { areWithdrawalsHeld, carryApproved, holdWithdrawals } from './withdrawals/hold.ts'
export type { PayoutFault } from './withdrawals/resolve.ts'
export { askAtOnce, lockOpenPayout, resolvePayout } from './withdrawals/resolve.ts'
export type { ReviewedWithdrawal, ReviewPage } from './withdrawals/review.ts'
export { findReviewed, listReviewed } from './withdrawals/review.ts'
export type { FoundOrder } from './orders/find-orders.ts'
export { findOrders, ownerOf } from './orders/find-orders.ts'
export { listBankRows, saveBank } from './channels/bank-rows.ts'
export { listChannelRows, saveChannel } from './channels/channel-rows.ts'
export { depositChannels } from './deposits/channels.ts'
export { readRuleEffect } from './withdrawals/rule-effect.ts'
