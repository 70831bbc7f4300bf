import { useText } from '../../i18n/use-text.ts'
import { useSite, useSiteName } from '../../site/store.ts'
import { BrandMark } from '../../ui/BrandMark.tsx'
import { Pressable } from '../../ui/Pressable.tsx'
import styles from './Footer.module.css'

export function Footer() {
  const t = useText()
  const siteName = useSiteName()
  const config = useSite((site) => site.config)
  const services = config?.appCustomerServiceQueue ?? []
  return (
    <footer className={styles.footer}>
      <div className={styles.about}>
        <BrandMark name={siteName} />
        <p>{t('frame.ageNote', { age: config?.ageLimit ?? 21 })}</p>
        <p>{t('frame.country', { region: config?.region ?? 'th' })}</p>
      </div>
      <nav className={styles.links} aria-label={t('frame.about')}>
        <Pressable href="/terms-of-use">{t('frame.terms')}</Pressable>
        <Pressable href="/privacy-policy">{t('frame.privacy')}</Pressable>
      </nav>
      {services.length > 0 && (
        <nav className={styles.links} aria-label={t('frame.contact')}>
          {services.map((service) => (
            <Pressable key={service.url} href={service.url}>
              {service.name}
            </Pressable>
          ))}
        </nav>
      )}
    </footer>
  )
}
