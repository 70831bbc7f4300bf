import type { DeskTopic } from '@parlour/contract/operator/desk-topics.ts'
import type { CallName } from './send.ts'

/** What is asked anew when the stream tells of it. */
const told: Partial<Record<CallName, DeskTopic[]>> = {
  getHome: ['acts'],
  listWithdrawals: ['withdrawals', 'approvals'],
  getWithdrawal: ['withdrawals', 'approvals'],
  listOpenDeposits: ['transfers'],
  listProposals: ['transfers'],
  listConflicts: ['conflicts', 'approvals'],
  listKyc: ['identity'],
  listApprovals: ['approvals'],
  getApproval: ['approvals'],
  listCases: ['care'],
  listAudit: ['acts'],
  listActivities: ['acts'],
  listGames: ['acts'],
  listChannels: ['acts'],
  listOperators: ['acts'],
  listProviders: ['acts'],
  listSegments: ['acts'],
  listViews: ['acts'],
  getActivity: ['acts'],
  getGuide: ['acts'],
  getSettings: ['acts'],
}

export function isAbout(name: unknown, topic: DeskTopic): boolean {
  return told[name as CallName]?.includes(topic) ?? false
}

let isListening = false

/** Whether news of this call come by themselves just now; if not, the page asks again and again. */
export function isTold(name: CallName): boolean {
  return isListening && told[name] !== undefined
}

export function setListening(is: boolean): void {
  isListening = is
}
