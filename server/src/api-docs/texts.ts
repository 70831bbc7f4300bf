import type { FrameError } from '@parlour/contract/envelope.ts'
import type { AreaName } from '@parlour/contract/index.ts'

export const introduction =
  'Every call is a POST with a JSON body. errcode 0 means success; a call’s own errors travel ' +
  'with HTTP 200 and their number in errcode. Unknown fields are refused. Amounts are whole ' +
  'numbers of hundredths, moments are milliseconds since 1970.'

export const areaTexts: Record<AreaName, string> = {
  site: 'Settings, lists and what the home page shows to everyone.',
  session: 'Registering, signing in and out, and what the web knows after it.',
  players: 'Profile, mobile, superior and identity check.',
  games: 'Favorites.',
  play: 'Opening and leaving games, and the record of rounds.',
  cashier: 'Deposits, withdrawals and bank cards.',
  wallet: 'Balances, their history, the safe box and the statement.',
  limits: 'Limits of one’s own, reality checks, breaks and exclusion.',
  messages: 'Mail and what is attached to it.',
  points: 'Points, their exchange and the lucky draws.',
  activities: 'Promotions: what is open, how far the player is, claims and draws.',
  telemetry: 'Events of the client and short links.',
}

export const frameErrorTexts: Record<FrameError, string> = {
  unauthorized: 'No session, or one that has ended.',
  badInput: 'The body does not fit the call: the message names the fields.',
  unknownCall: 'There is no such call.',
  wrongMethod: 'Calls are made with POST.',
  keyReused: 'The idempotency key was used with other content.',
  bodyTooLarge: 'The body is too large.',
  notJson: 'The body is not JSON.',
  tooManyCalls: 'Too many calls; wait a little.',
  keyTooLong: 'The idempotency key is too long.',
  failed: 'Something went wrong on our side; nothing was half done.',
  unavailable: 'The server is busy or shutting down; try again.',
}

export function textOf(texts: Record<string, string>, name: string): string {
  return texts[name] ?? name
}
