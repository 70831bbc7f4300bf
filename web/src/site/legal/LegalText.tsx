import { useText } from '../../i18n/use-text.ts'
import { Prose } from '../../ui/Prose.tsx'
import { useLegalFacts } from './facts.ts'
import styles from './LegalText.module.css'
import { PeriodsTable } from './PeriodsTable.tsx'
import type { LegalSection } from './section.ts'

export type LegalTextProps = {
  sections: readonly LegalSection[]
}

/** A legal document: its version, then numbered sections. */
export function LegalText({ sections }: LegalTextProps) {
  const t = useText()
  const { version } = useLegalFacts()
  return (
    <article className={styles.text}>
      <p className={styles.version}>{t('legal.version', { version })}</p>
      {sections.map(({ id, title, text, hasPeriods }, index) => (
        <section key={id} id={id} className={styles.section}>
          <h2 className={styles.title}>
            <span className="num">{index + 1}.</span> {title}
          </h2>
          <Prose text={text} />
          {hasPeriods && <PeriodsTable />}
        </section>
      ))}
    </article>
  )
}
