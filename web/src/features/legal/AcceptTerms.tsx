import { useEffect } from 'react'
import { useBilingual, useText } from '../../i18n/use-text.ts'
import { useIsLoggedIn } from '../../session/store.ts'
import { loadSite, useSite } from '../../site/store.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import styles from './LegalPage.module.css'
import { useAcceptTerms, useHasNewTerms } from './new-terms.ts'

/** What changed since the player accepted the terms, and the button; nothing when all is done. */
export function AcceptTerms() {
  const t = useText()
  const choose = useBilingual()
  const isLoggedIn = useIsLoggedIn()
  const hasNewTerms = useHasNewTerms()
  const changes = useSite(({ config }) => config?.termsChanges)
  const { isBusy, press } = useAcceptTerms()
  // Who was refused something because of new terms comes here before having heard of them.
  useEffect(() => {
    if (isLoggedIn) void loadSite()
  }, [isLoggedIn])
  if (!hasNewTerms) return null
  const told = changes ? choose(changes.th, changes.en) : ''
  return (
    <Card look="warm" className={styles.accept}>
      <h2 className={styles.heading}>{t('legal.newTerms')}</h2>
      {told !== '' && <p className={styles.changes}>{told}</p>}
      <p>{t('legal.acceptNote')}</p>
      <Button look="brand" isBlock isLoading={isBusy} onClick={press}>
        {t('legal.accept')}
      </Button>
    </Card>
  )
}
