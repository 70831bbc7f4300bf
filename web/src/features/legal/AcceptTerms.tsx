import { useEffect } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { useIsLoggedIn } from '../../session/store.ts'
import { loadSite } from '../../site/store.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import styles from './LegalPage.module.css'
import { useAcceptTerms, useHasNewTerms, useTermsChanges } from './new-terms.ts'

/** What changed since the player accepted the terms, and the button; nothing when all is done. */
export function AcceptTerms() {
  const t = useText()
  const isLoggedIn = useIsLoggedIn()
  const hasNewTerms = useHasNewTerms()
  const changes = useTermsChanges()
  const { isBusy, press } = useAcceptTerms()
  // Who was refused something because of new terms comes here before having heard of them.
  useEffect(() => {
    if (isLoggedIn) void loadSite()
  }, [isLoggedIn])
  if (!hasNewTerms) return null
  return (
    <Card look="warm" className={styles.accept}>
      <h2 className={styles.heading}>{t('legal.newTerms')}</h2>
      {changes !== '' && <p className={styles.changes}>{changes}</p>}
      <p>{t('legal.acceptNote')}</p>
      <Button look="brand" isBlock isLoading={isBusy} onClick={press}>
        {t('legal.accept')}
      </Button>
    </Card>
  )
}
