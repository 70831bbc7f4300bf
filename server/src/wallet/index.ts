/** The ledger's door. Nothing else touches its tables. */
export type { CoinAccount } from './account.ts'
export { openAccounts } from './account.ts'
export type { Settled } from './batch.ts'
export type { ClosedUntil } from './between.ts'
export { entriesBetween, findClosing, hasEntries, stakedOn } from './between.ts'
export type {
  HistoryKind,
  HouseAccount,
  PlayerAccount,
  StatementColumn,
  TransferCode,
} from './chart.ts'
export { chart, houseAccounts, playerAccounts } from './chart.ts'
export type { LedgerReport, OpenReport } from './check.ts'
export { checkLedger, checkOpenDays, checkPlayer } from './check.ts'
export { bonusFact, isBonusOpen, isClearingBonus } from './clearing.ts'
export type { ClosedDay, Compare } from './check-day.ts'
export type { Difference } from './closed-days.ts'
export {
  answerDifference,
  countDifferences,
  createClosing,
  listDifferences,
  readClosedAt,
} from './closed-days.ts'
export { closedRounds, closedTransfers, heldAccounts } from './day-sums.ts'
export type { Companion, CompanionTurn, Gate, Looked, Statement } from './companion.ts'
export { decide } from './decide.ts'
export { settleInside } from './demo-rounds.ts'
export { activeAccountGate } from './companion.ts'
export { contributionOf, contributionRate, contributionRates } from './contribution.ts'
export type { LedgerFigures } from './figures.ts'
export { readLedgerFigures, stopWriting } from './figures.ts'
export { KeyReused, LedgerUnavailable, OutcomeUnknown } from './failures.ts'
export type { HistoryEntry, StatementDay } from './history.ts'
export { listChanges, listEntries, listStatementDays } from './history.ts'
export type {
  BetItem,
  BetWinItem,
  Done,
  Item,
  Outcome,
  Refusal,
  Refused,
  RollbackItem,
  Stake,
  WinItem,
} from './items.ts'
export type { LedgerEntry } from './ledger.ts'
export { entriesTable, findEntry, hasWin, traceEntry } from './ledger.ts'
export { followsOn, listLedger } from './ledger-pages.ts'
export type { WalletLanes } from './lanes.ts'
export { createWalletLanes } from './lanes.ts'
export { countMonthsAhead, openMonths, openNextMonth } from './months.ts'
export { listDeposits, readNetDeposits } from './deposits.ts'
export type { PlayCounters, PlayHour } from './play-hours.ts'
export { listPlayHours, readPlayCounters } from './play-hours.ts'
export { createBalanceNews, readBalanceNews } from './news.ts'
export { ownLedger } from './own.ts'
export type { NewRequirement, Posted, Transfer } from './post.ts'
export { post } from './post.ts'
export type { GivenUp, GiveUp } from './requirements.ts'
export { endRequirements, giveUpBonus } from './requirements.ts'
export type { TakeBack } from './take-back.ts'
export { takeBack, takeBonusBack } from './take-back.ts'
export { lockCoin, moveRules } from './transfers.ts'
export type { BalanceSheet, RequirementProgress, WalletSummary } from './summary.ts'
export { readBalances, readSummary } from './summary.ts'
