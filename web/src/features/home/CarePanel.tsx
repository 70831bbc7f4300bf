import { useText } from '../../i18n/use-text.ts'
import { useServiceHref } from '../../site/contact.ts'
import { Button } from '../../ui/Button.tsx'
import { ClockIcon, HeadsetIcon } from '../../ui/icons.ts'
import styles from './SidePanel.module.css'

/** Green mode's place beside the banner: care and help instead of winners. */
export function CarePanel() {
  const t = useText()
  const service = useServiceHref()
  return (
    <section className={styles.panel} aria-labelledby="care">
      <div className={styles.care}>
        <h2 id="care">{t('frame.responsible')}</h2>
        <p>{t('home.careNote')}</p>
        <Button icon={ClockIcon} isBlock href="/terms-of-use#responsible">
          {t('home.careTerms')}
        </Button>
        <Button look="outline" icon={HeadsetIcon} isBlock href={service}>
          {t('home.getHelp')}
        </Button>
      </div>
    </section>
  )
}
