import type { ReactNode } from 'react'
import { useIsDesktop } from '../../browser/viewport.ts'
import { useText } from '../../i18n/use-text.ts'
import type { LegalSection } from '../../site/legal/section.ts'
import { useServiceHref } from '../../site/contact.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { DownIcon, HeadsetIcon } from '../../ui/icons.ts'
import styles from './LegalPage.module.css'
import { useHashScroll } from './use-hash-scroll.ts'

export type LegalPageProps = {
  sections: readonly LegalSection[]
  children: ReactNode
}

/** A legal document as a page: what is in it, the text, and whom to ask. */
export function LegalPage({ sections, children }: LegalPageProps) {
  useHashScroll()
  return (
    <div className={styles.page}>
      <Contents sections={sections} />
      <div className={styles.text}>
        {children}
        <Questions />
      </div>
    </div>
  )
}

/** Folded on a phone, where it would fill the first screen. */
function Contents({ sections }: { sections: readonly LegalSection[] }) {
  const t = useText()
  const isDesktop = useIsDesktop()
  return (
    <nav className={styles.contents} aria-label={t('legal.contents')}>
      <details open={isDesktop}>
        <summary className={styles.heading}>
          {t('legal.contents')}
          <DownIcon className={styles.arrow} />
        </summary>
        <ol>
          {sections.map(({ id, title }, index) => (
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
