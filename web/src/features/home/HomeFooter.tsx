import { clientVersion } from '../../browser/envelope.ts'
import { useText } from '../../i18n/use-text.ts'
import { SocialLinks } from '../../site/SocialLinks.tsx'
import { useSite, useSiteName } from '../../site/store.ts'
import { Pressable } from '../../ui/Pressable.tsx'
import styles from './HomeFooter.module.css'

/** The end of the phone's home page. The desktop's shell has a footer of its own. */
export function HomeFooter() {
  const t = useText()
  const siteName = useSiteName()
  const age = useSite(({ config }) => config?.ageLimit ?? 21)
  return (
    <footer className={styles.footer}>
      <SocialLinks />
      <p>{t('home.footer', { siteName, age })}</p>
      <p className={styles.links}>
        <Pressable href="/terms-of-use">{t('frame.terms')}</Pressable>
        <Pressable href="/privacy-policy">{t('frame.privacy')}</Pressable>
        <Pressable href="/limits">{t('frame.limits')}</Pressable>
        <Pressable href="/break">{t('frame.break')}</Pressable>
        <Pressable href="/responsible-play">{t('frame.responsible')}</Pressable>
        <Pressable href="/about">{t('frame.about')}</Pressable>
        <span className="num">v{clientVersion}</span>
      </p>
    </footer>
  )
}
