import { goTo } from '../../browser/navigation.ts'
import { returnPath } from '../../browser/return-path.ts'
import { local } from '../../browser/storage.ts'
import { forgetTracking } from '../../browser/tracking.ts'
import { type SignedIn, startSession } from '../../session/store.ts'
import { nameSuperior } from './calls.ts'

export const goOnAfterMs = 500

type Entered = {
  /** What the player typed to sign in, offered again next time. */
  account?: string
  /** Where to go on; what the page's address remembers unless told. */
  to?: string
}

/** After every successful way in: keep the session, then go on to where the player wanted to be. */
export function enter(answer: SignedIn, { account, to = returnPath() }: Entered): void {
  startSession(answer)
  if (account) local.setText('SAVED_ACCOUNT', account)
  forgetTracking()
  const { pathname } = location
  setTimeout(() => {
    // Whoever has walked on meanwhile is not called back.
    if (location.pathname === pathname) goTo(to, { replace: true })
  }, goOnAfterMs)
}

/** For a new account: the superior of the link is named before the link is forgotten. */
export async function enterAsNew(answer: SignedIn, entered: Entered): Promise<void> {
  // Naming a superior is a player's call.
  startSession(answer)
  const pid = (await nameSuperior()) ?? answer.appUser.pid
  enter({ ...answer, appUser: { ...answer.appUser, pid } }, entered)
}

/** Offers the password to the browser's own manager. We never keep one ourselves. */
export function offerToBrowser(account: string, password: string): void {
  const { PasswordCredential } = window as { PasswordCredential?: PasswordCredentialType }
  const keeper = (navigator as { credentials?: Store }).credentials
  if (!PasswordCredential || !keeper) return
  // The player may refuse, and the browser may not ask at all: neither is our concern.
  keeper.store(new PasswordCredential({ id: account, password })).catch(() => undefined)
}

type Store = { store(credential: object): Promise<unknown> }
type PasswordCredentialType = new (given: { id: string; password: string }) => object
