import { processingPeriods } from '@parlour/contract/order-terms.ts'
import { useText } from '../../i18n/use-text.ts'
import { Prose } from '../../ui/Prose.tsx'
import { useLegalFacts } from './facts.ts'
import styles from './LegalText.module.css'
import { type LegalDocument, listSections } from './sections.ts'

/** A legal document: its version, then numbered sections. Its texts are those of `legal`. */
export function LegalText({ document }: { document: LegalDocument }) {
  const t = useText()
  const facts = useLegalFacts()
  return (
    <article className={styles.text}>
      <p className={styles.version}>{t('legal.version', { version: facts.version })}</p>
      {listSections(document, t, facts).map(({ id, title, text, hasPeriods }, index) => (
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

/** How long deposits and withdrawals take, by their amount. */
function PeriodsTable() {
  const t = useText()
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{t('legal.terms.periodsTitle')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('legal.periodAmount')}</th>
          <th scope="col">{t('legal.periodTime')}</th>
        </tr>
      </thead>
      <tbody>
        {processingPeriods.map(({ upTo, period }, at) => {
          const from = whole(processingPeriods[at - 1]?.upTo ?? 1_00)
          return (
            <tr key={from}>
              <td className="num">
                {upTo === null
                  ? t('legal.periodAbove', { from })
                  : t('legal.periodRange', { from, upTo: whole(upTo) })}
              </td>
              <td className="num">
                {t('legal.periodDays', { min: period.minDays, max: period.maxDays })}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

function whole(hundredths: number): string {
  return (hundredths / 100).toLocaleString('en-US')
}
