import { useCallback, useEffect, useState } from 'react'
import { serverNowMs } from '../../browser/clock.ts'
import { type CallOutput, send } from '../../calls/api.ts'
import { updateDetails, updateUser, useSession } from '../../session/store.ts'
import { findFailure, type LaunchFailure } from './launch-failure.ts'
import { putFirst } from './played-list.ts'

/** A browser takes a longer one for none. */
const longestTimerMs = 2 ** 31 - 1

export type OpenGame = CallOutput<'startGame'>
export type GameState =
  | { kind: 'opening' }
  | { kind: 'open'; game: OpenGame }
  | { kind: 'stopped'; failure: LaunchFailure }

/** Opens the game while the page shows, and closes it when the page is left. */
export function useGame(gameId: number) {
  const [state, setState] = useState<GameState>({ kind: 'opening' })
  useEffect(() => keepOpen(gameId, setState), [gameId])
  const lose = useCallback(() => setState({ kind: 'stopped', failure: { kind: 'lost' } }), [])
  /** Nobody is there any more. What the server knows of it it has ended by itself. */
  const end = useCallback(() => setState({ kind: 'stopped', failure: { kind: 'ended' } }), [])
  return { state, lose, end }
}

function keepOpen(gameId: number, tell: (state: GameState) => void): () => void {
  let isLeft = false
  let opened: OpenGame | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const leave = () => {
    if (opened) exit(opened.gameSessionId)
    opened = null
  }
  const lose = () => tell({ kind: 'stopped', failure: { kind: 'lost' } })
  // A page the browser kept and shows again has closed its game when it was hidden.
  const returnToIt = ({ persisted }: PageTransitionEvent) => persisted && lose()
  const open = async () => {
    const game = await send('startGame', { gameId })
    opened = game
    if (isLeft) {
      leave()
      return
    }
    updateUser({ coin: game.wallet.coin })
    notePlayed(gameId)
    tell({ kind: 'open', game })
    timer = setTimeout(lose, Math.min(longestTimerMs, Math.max(0, game.expiresAt - serverNowMs())))
  }
  open().catch((error: unknown) => {
    if (!isLeft) tell({ kind: 'stopped', failure: findFailure(error) })
  })
  addEventListener('pagehide', leave)
  addEventListener('pageshow', returnToIt)
  return () => {
    isLeft = true
    clearTimeout(timer)
    removeEventListener('pagehide', leave)
    removeEventListener('pageshow', returnToIt)
    leave()
  }
}

/** Must get out even while the page closes. Unheard, the session ends by its own time. */
function exit(gameSessionId: string): void {
  const carry: typeof fetch = (address, request) => fetch(address, { ...request, keepalive: true })
  const tell = async () => {
    const { wallet } = await send('exitGame', { gameSessionId }, { carry })
    if (wallet) updateUser({ coin: wallet.coin })
  }
  tell().catch(() => undefined)
}

/** Played last is first: the list is not asked for again because of it. */
function notePlayed(gameId: number): void {
  const played = useSession.getState().details?.gameHistory
  if (played) updateDetails({ gameHistory: putFirst(played, gameId) })
}
