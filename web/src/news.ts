import { followActivities } from './activities/kit/activities-store.ts'
import { canPush, unsubscribe } from './browser/push.ts'
import { clearSearches } from './features/games/search/recent-searches.ts'
import { forgetTabs } from './features/home/home-tab.ts'
import { clearDraft } from './features/wallet/kyc/draft.ts'
import { forgetLikes } from './games/tell-like.ts'
import { followMoney } from './money/money-news.ts'
import { tellAppEntry } from './session/app-entry.ts'
import { onSignOut } from './session/changes.ts'
import { keepHeartbeat } from './session/heartbeat.ts'
import { followPlayer } from './session/news.ts'
import { settleProof } from './session/proof.ts'

/** Everything that hears of a player's changes. It comes with the first sign-in. */
export function hearNews(): void {
  keepHeartbeat()
  followPlayer()
  followMoney()
  followActivities()
  tellAppEntry()
  onSignOut(clearDraft)
  onSignOut(forgetLikes)
  onSignOut(forgetTabs)
  onSignOut(clearSearches)
  // Whoever comes next is not asked for it, and does nothing for who was.
  onSignOut(() => settleProof(false))
  onSignOut(() => void leavePush())
}

/** This browser may be somebody else's next: what is sent here is refused from now on. */
async function leavePush(): Promise<void> {
  if (canPush()) await unsubscribe().catch(() => undefined)
}
