import { create } from 'zustand'
import { send } from '../../calls/api.ts'
import type { LobbyTips } from './big-wins.ts'

const freshMs = 60_000

const useTips = create<{ tips: LobbyTips | null; askedAt: number }>()(() => ({
  tips: null,
  askedAt: -freshMs,
}))

export function useLobbyTips(): LobbyTips | null {
  return useTips(({ tips }) => tips)
}

/** Asks for the latest wins, at most once a minute. Without an answer the ticker stays as it is. */
export async function loadLobbyTips(): Promise<void> {
  const now = performance.now()
  if (now - useTips.getState().askedAt < freshMs) return
  useTips.setState({ askedAt: now })
  const answer = await send('lobbyTips', {}).catch(() => null)
  if (answer) useTips.setState({ tips: answer })
}
