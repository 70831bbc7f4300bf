import { create } from 'zustand'
import { type CallOutput, send } from '../../calls/api.ts'
import { onServerEvent } from '../../browser/server-events.ts'
import { tab } from '../../browser/storage.ts'
import { onSignIn, onSignOut } from '../../session/changes.ts'
import { findToken, updateDetails, useSession } from '../../session/store.ts'
import { readDots } from './dots.ts'

export type ActivityState = CallOutput<'getActivityIds'>
export type ActivityEntry = ActivityState['activityMap'][string]

const useActivityState = create<{ state: ActivityState | null }>()(() => ({ state: readKept() }))

/** What is open to the player; null for a visitor, and until it was first answered. */
export function useActivities(): ActivityState | null {
  return useActivityState(({ state }) => state)
}

/** For code outside components. */
export function findActivities(): ActivityState | null {
  return useActivityState.getState().state
}

/** The latest answer or the one on its way, and whose it is. */
let underway: Promise<ActivityState> | null = null
let askedFor: string | null = null

/** Asks what is open to the player. For a visitor there is nothing to ask. */
export async function loadActivities(): Promise<ActivityState> {
  const token = findToken()
  if (!token) throw new Error('Token is required')
  const answer = send('getActivityIds', {})
  underway = answer
  askedFor = token
  const state = await answer
  // Of two questions the later one knows more; and its player may have left meanwhile.
  if (underway === answer && findToken() === token) keep(state)
  return state
}

/** The answer that is here or on its way, or a new one. */
export function awaitActivities(): Promise<ActivityState> {
  return askedFor === findToken() && underway ? underway : loadActivities()
}

/** Asks again, quietly: without an answer what is known stays. */
export async function refreshActivities(): Promise<void> {
  await loadActivities().catch(() => undefined)
}

/** What is open to the player now, as another answer told it: one on its way knows less. */
export function keepActivities(state: ActivityState): void {
  underway = Promise.resolve(state)
  keep(state)
}

/** Asks for them with every sign-in, and when the server says that something moved. */
export function followActivities(): void {
  onSignIn(() => void awaitActivities().catch(() => undefined))
  onSignOut(() => {
    clearTimeout(turn)
    useActivityState.setState({ state: null })
  })
  onServerEvent('activities', () => void refreshActivities())
  onServerEvent('resync', () => void refreshActivities())
}

/** All who look on do not ask in the same second. */
const spreadMs = 15_000
const longestTimerMs = 2_147_483_647
let turn: ReturnType<typeof setTimeout> | undefined

/** Nobody is told that a rain, a season or a day begins: it is looked at again by the clock. */
function awaitTurn({ nextTime, serverTime }: ActivityState): void {
  clearTimeout(turn)
  const waitMs = nextTime - serverTime + Math.random() * spreadMs
  if (waitMs < longestTimerMs) turn = setTimeout(() => void refreshActivities(), waitMs)
}

function keep(state: ActivityState): void {
  awaitTurn(state)
  tab.setJson('ACTIVITY_STATE', state)
  useActivityState.setState({ state })
  const { activityIds, activityMap } = state
  const { details } = useSession.getState()
  if (!details) return
  updateDetails({
    activityIds,
    activityMap,
    dots: { ...details.dots, ...readDots(activityMap) },
  })
}

function readKept(): ActivityState | null {
  const kept = findToken() ? (tab.findJson('ACTIVITY_STATE') as ActivityState | null) : null
  return kept?.activityMap ? kept : null
}
