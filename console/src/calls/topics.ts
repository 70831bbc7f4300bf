import type { DeskTopic } from '@parlour/contract/operator/desk-topics.ts'
import { mostDeskIds } from '@parlour/contract/operator/desk-topics.ts'
import { useSyncExternalStore } from 'react'
import type { CallName } from './send.ts'

/** What is asked anew when the stream tells of it. */
const told: Partial<Record<CallName, DeskTopic[]>> = {
  getHome: ['acts'],
  listWithdrawals: ['withdrawals', 'approvals'],
  getWithdrawal: ['withdrawals', 'approvals'],
  listOpenDeposits: ['transfers'],
  listProposals: ['transfers'],
  listMatched: ['transfers'],
  listConflicts: ['conflicts', 'approvals'],
  countTransfers: ['transfers', 'conflicts'],
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

type One = { topic: DeskTopic; idOf: (input: Record<string, unknown>) => unknown }

/** What is asked for by an id is left alone while others of its topic change. */
const ofOne: Partial<Record<CallName, One>> = {
  getWithdrawal: { topic: 'withdrawals', idOf: ({ orderId }) => orderId },
  getApproval: { topic: 'approvals', idOf: ({ approvalId }) => approvalId },
}

/** Whether an answer has to be asked for anew. No ids: all of the topic may have changed. */
export function isAbout(asked: readonly unknown[], topic: DeskTopic, ids: readonly string[]) {
  const [name, input] = asked as [CallName, Record<string, unknown>]
  if (!told[name]?.includes(topic)) return false
  const one = ofOne[name]
  if (one?.topic !== topic || ids.length === 0 || ids.length === mostDeskIds) return true
  return ids.includes(String(one.idOf(input)))
}

let isListening = false
const watchers = new Set<() => void>()

/** Whether news of this call come by themselves just now; if not, the page asks again and again. */
export function isTold(name: CallName): boolean {
  return isListening && told[name] !== undefined
}

export function setListening(is: boolean): void {
  isListening = is
  for (const tell of watchers) tell()
}

/** Whether the page hears of changes just now. */
export function useIsListening(): boolean {
  return useSyncExternalStore(
    (tell) => {
      watchers.add(tell)
      return () => watchers.delete(tell)
    },
    () => isListening,
  )
}
