import { operatorActivityCalls } from './activities.ts'
import { operatorApprovalCalls } from './approvals.ts'
import { operatorAuditCalls } from './audit.ts'
import { operatorCareCalls } from './care.ts'
import { operatorCashierCalls } from './cashier.ts'
import { operatorCorrectionCalls } from './corrections.ts'
import { operatorDeskCalls } from './desk.ts'
import { operatorFindCalls } from './find.ts'
import { operatorHealthCalls } from './health.ts'
import { operatorLedgerCalls } from './ledger.ts'
import { operatorMailingCalls } from './mailings.ts'
import { operatorOfferCalls } from './offer.ts'
import { operatorPeopleCalls } from './people.ts'
import { operatorPlayerRewardCalls } from './player-rewards.ts'
import { operatorPlayerCalls } from './players.ts'
import { operatorProviderCalls } from './providers.ts'
import { operatorReportCalls } from './reports.ts'
import { operatorSettingCalls } from './settings.ts'
import { operatorStatementCalls } from './statements.ts'
import { operatorTransferCalls } from './transfers.ts'
import { operatorTalkCalls } from './talks.ts'
import { operatorTroubleCalls } from './troubles.ts'
import { operatorGuideCalls } from './guide.ts'
import { operatorLinkedCalls } from './linked.ts'
import { operatorListExportCalls } from './list-exports.ts'
import { operatorPictureCalls } from './pictures.ts'
import { operatorPreviewCalls } from './previews.ts'
import { operatorViewCalls } from './views.ts'

/** Every call an operator can make. */
export const operatorCalls = {
  ...operatorCashierCalls,
  ...operatorApprovalCalls,
  ...operatorDeskCalls,
  ...operatorFindCalls,
  ...operatorAuditCalls,
  ...operatorCorrectionCalls,
  ...operatorStatementCalls,
  ...operatorPeopleCalls,
  ...operatorLedgerCalls,
  ...operatorReportCalls,
  ...operatorHealthCalls,
  ...operatorPlayerCalls,
  ...operatorPlayerRewardCalls,
  ...operatorProviderCalls,
  ...operatorCareCalls,
  ...operatorActivityCalls,
  ...operatorSettingCalls,
  ...operatorOfferCalls,
  ...operatorMailingCalls,
  ...operatorTransferCalls,
  ...operatorTalkCalls,
  ...operatorTroubleCalls,
  ...operatorGuideCalls,
  ...operatorLinkedCalls,
  ...operatorListExportCalls,
  ...operatorPictureCalls,
  ...operatorPreviewCalls,
  ...operatorViewCalls,
}
export type OperatorCallName = keyof typeof operatorCalls
