import type { ReactNode } from 'react'
import { useText } from '../../i18n/use-text.ts'
import type { SiteConfig } from '../../site/config.ts'
import { useSite } from '../../site/store.ts'
import { Note } from '../../ui/Note.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './EntryForm.module.css'

/** For forms that the site's settings shape: bones until they are here. */
export function WithSite({ children }: { children: (site: SiteConfig) => ReactNode }) {
  const t = useText()
  const { config, isLoading } = useSite()
  if (config) return children(config)
  if (!isLoading) return <Note tone="bad">{t('common.networkError')}</Note>
  return (
    <div className={styles.form}>
      <Skeleton className={styles.bone} />
      <Skeleton className={styles.bone} />
      <Skeleton className={styles.bone} />
    </div>
  )
}
