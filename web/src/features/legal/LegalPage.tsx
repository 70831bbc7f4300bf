import { useEffect } from 'react'
import type { PageProps } from '../../browser/navigation.ts'
import { useIsDesktop } from '../../browser/viewport.ts'
import { useText } from '../../i18n/use-text.ts'
import { useServiceHref } from '../../site/contact.ts'
import { useLegalFacts } from '../../site/legal/facts.ts'
import { LegalText } from '../../site/legal/LegalText.tsx'
import { type LegalDocument, listSections } from '../../site/legal/sections.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { DownIcon, HeadsetIcon } from '../../ui/icons.ts'
import { Segmented } from '../../ui/Segmented.tsx'
import { AcceptTerms } from './AcceptTerms.tsx'
import styles from './LegalPage.module.css'

export function TermsPage() {
  return <LegalPage document="terms" />
}

export function PrivacyPage() {
  return <LegalPage document="privacy" />
}

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
      <LegalPage key={shown} document={shown} />
    </div>
  )
}

/** A legal document as a page: what is in it, the text, and whom to ask. */
function LegalPage({ document }: { document: LegalDocument }) {
  useHashScroll()
  return (
    <div className={styles.page}>
      <Contents document={document} />
      <div className={styles.text}>
        {document === 'terms' && <AcceptTerms />}
        <LegalText document={document} />
        <Questions />
      </div>
    </div>
  )
}

/** Folded on a phone, where it would fill the first screen. */
function Contents({ document }: { document: LegalDocument }) {
  const t = useText()
  const facts = useLegalFacts()
  const isDesktop = useIsDesktop()
  return (
    <nav className={styles.contents} aria-label={t('legal.contents')}>
      <details open={isDesktop}>
        <summary className={styles.heading}>
          {t('legal.contents')}
          <DownIcon className={styles.arrow} />
        </summary>
        <ol>
          {listSections(document, t, facts).map(({ id, title }, index) => (
            <li key={id}>
              <a className={styles.link} href={`#${id}`}>
                <span className="num">{index + 1}.</span>
                {title}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  )
}

function Questions() {
  const t = useText()
  const service = useServiceHref()
  return (
    <Card look="flat" className={styles.questions}>
      <p>{t('legal.questions')}</p>
      <Button size="sm" icon={HeadsetIcon} href={service}>
        {t('legal.ask')}
      </Button>
    </Card>
  )
}

/** A link to one section opens the page there; a page without one starts at its top. */
function useHashScroll(): void {
  useEffect(() => {
    const section = document.getElementById(decodeURIComponent(location.hash.slice(1)))
    section?.scrollIntoView({ behavior: 'instant' })
  }, [])
}
