import type { GameMessage } from '@parlour/contract/wallet-protocol.ts'

/** Tells the page that embeds the game; opened by itself, a game has nobody to tell. */
export function tellLobby(message: GameMessage): void {
  if (parent !== window) parent.postMessage({ parlour: message }, '*')
}

/** From here on the page around us shows this much, until the round has been shown. */
export function holdBalance(amount: number | null): void {
  const parlour: GameMessage = 'holding'
  if (parent !== window && amount !== null) parent.postMessage({ parlour, amount }, '*')
}

/** Opened by itself, a game has no cashier beside it. */
export function hasLobby(): boolean {
  return parent !== window
}

/** The launch is over: only the lobby can open the game again. */
export function isLaunchOver(problem: string): boolean {
  return problem === 'tokenExpired' || problem === 'sessionOver'
}
