import type { PageProps } from '../../browser/navigation.ts'
import { useText } from '../../i18n/use-text.ts'
import { Segmented } from '../../ui/Segmented.tsx'
import styles from './LegalPage.module.css'
import { PrivacyPage } from './PrivacyPage.tsx'
import { TermsPage } from './TermsPage.tsx'

/** What the player agreed to: `terms` or `privacy`; anything else shows the terms. */
export function AgreePage({ parameters: { name = '' } }: PageProps) {
  const t = useText()
  const shown = name.startsWith('privacy') ? 'privacy' : 'terms'
  return (
    <div className={styles.agreement}>
      <div className={styles.choice}>
        <Segmented
          label={t('legal.documents')}
          value={shown}
          segments={[
            { value: 'terms', text: t('frame.terms'), href: '/profile/agree/terms' },
            { value: 'privacy', text: t('frame.privacy'), href: '/profile/agree/privacy' },
          ]}
        />
      </div>
      {shown === 'terms' ? <TermsPage /> : <PrivacyPage />}
    </div>
  )
}
