import { CallFailure, send } from '../../calls/api.ts'
import { showFailure } from '../../calls/show-failure.ts'
import { usePress } from '../../calls/use-press.ts'
import { useBilingual } from '../../i18n/use-text.ts'
import { updateDetails, useSession } from '../../session/store.ts'
import { loadSite, useSite } from '../../site/store.ts'

/** The terms changed since this player accepted them. Until that is done again, no play. */
export function useHasNewTerms(): boolean {
  return useSession(({ token, details }) => token !== null && details?.hasNewTerms === true)
}

/** What the running version changed, in the player's language; empty when nobody wrote it down. */
export function useTermsChanges(): string {
  const choose = useBilingual()
  const changes = useSite(({ config }) => config?.termsChanges)
  return changes ? choose(changes.th, changes.en) : ''
}

/** Accepts the version that is shown; where another is running by now, that one is fetched. */
export function useAcceptTerms() {
  const termsVersion = useSite(({ config }) => config?.termsVersion)
  return usePress(async () => {
    if (termsVersion === undefined) return
    try {
      await send('acceptTerms', { consent: { termsVersion, isOfAge: true } })
      updateDetails({ hasNewTerms: false })
    } catch (error) {
      if (error instanceof CallFailure && error.error === 'consentMissing') await loadSite()
      else showFailure(error)
    }
  })
}
