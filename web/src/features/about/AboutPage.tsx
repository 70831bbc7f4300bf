import { clientVersion } from '../../browser/envelope.ts'
import { useText } from '../../i18n/use-text.ts'
import { useBrand, useSite } from '../../site/store.ts'
import { BrandMark } from '../../ui/BrandMark.tsx'
import { Card } from '../../ui/Card.tsx'
import type { IconType } from '../../ui/draw-icon.tsx'
import { HeartIcon, LockIcon, ShieldIcon, WalletIcon } from '../../ui/icons.ts'
import styles from './AboutPage.module.css'
import { documentLinks, LinkList } from './LinkList.tsx'

/** Who we are and what players can hold us to. */
export function AboutPage() {
  const t = useText()
  const brand = useBrand()
  const age = useSite(({ config }) => config?.ageLimit ?? 21)
  return (
    <div className={styles.page}>
      <Card look="warm" className={styles.lead}>
        <BrandMark {...brand} size="md" />
        <p className={styles.text}>{t('about.lead', { site: brand.name, age })}</p>
        <small className={styles.version}>{t('about.version', { version: clientVersion })}</small>
      </Card>
      <div className={styles.values}>
        <Value icon={ShieldIcon} title={t('about.fair')} text={t('about.fairText')} />
        <Value icon={WalletIcon} title={t('about.money')} text={t('about.moneyText')} />
        <Value icon={HeartIcon} title={t('about.care')} text={t('about.careText')} />
        <Value icon={LockIcon} title={t('about.safe')} text={t('about.safeText')} />
      </div>
      <LinkList label={t('about.documents')} links={documentLinks} />
    </div>
  )
}

type ValueProps = {
  icon: IconType
  title: string
  text: string
}

function Value({ icon: Drawing, title, text }: ValueProps) {
  return (
    <Card>
      <span className={styles.mark}>
        <Drawing />
      </span>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{text}</p>
    </Card>
  )
}
