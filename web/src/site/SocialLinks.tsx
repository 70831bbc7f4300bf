import { useText } from '../i18n/use-text.ts'
import { Pressable } from '../ui/Pressable.tsx'
import { listSocialLinks } from './social-links.ts'
import styles from './SocialLinks.module.css'
import { useSite } from './store.ts'

/** The site's own places in social networks. Their signs are theirs, so they are named in words. */
export function SocialLinks() {
  const t = useText()
  const links = listSocialLinks(useSite(({ config }) => config?.socialMedia))
  if (links.length === 0) return null
  return (
    <nav className={styles.links} aria-label={t('frame.follow')}>
      {links.map(({ id, url, name }) => (
        <Pressable key={id} className={styles.link} href={url}>
          {name}
        </Pressable>
      ))}
    </nav>
  )
}
