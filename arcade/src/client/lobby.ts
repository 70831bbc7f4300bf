import type { GameMessage } from '@parlour/contract/wallet-protocol.ts'

/** Tells the page that embeds the game; opened by itself, a game has nobody to tell. */
export function tellLobby(message: GameMessage): void {
  if (parent !== window) parent.postMessage({ parlour: message }, '*')
}

/** The launch is over: only the lobby can open the game again. */
export function isLaunchOver(problem: string): boolean {
  return problem === 'tokenExpired' || problem === 'sessionOver'
}
