import { useText } from '../../i18n/use-text.ts'
import { artUrl } from '../../ui/art.ts'
import { Card } from '../../ui/Card.tsx'
import { SectionHeader } from '../../ui/SectionHeader.tsx'
import { BeforeYouWrite } from './BeforeYouWrite.tsx'
import { Questions } from './Questions.tsx'
import styles from './ServicePage.module.css'
import { Ways } from './Ways.tsx'

/** How to reach us, what to have at hand, and the questions most people come with. */
export function ServicePage() {
  const t = useText()
  return (
    <div className={styles.page}>
      <div className={styles.column}>
        <Card look="cool" className={styles.hello}>
          <div>
            <h2 className={styles.title}>{t('help.hello')}</h2>
            <p className={styles.text}>{t('help.promise')}</p>
          </div>
          <img className={styles.art} src={artUrl('activity/25.webp')} alt="" />
        </Card>
        <Ways />
        <BeforeYouWrite />
      </div>
      <section className={styles.column}>
        <SectionHeader title={t('help.questions')} />
        <Questions />
      </section>
    </div>
  )
}
