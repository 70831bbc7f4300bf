import { type ReactNode, useEffect } from 'react'
import { goBack, goTo } from '../../browser/navigation.ts'
import { returnPath } from '../../browser/return-path.ts'
import { useShelf } from '../../games/shelf.ts'
import { useText } from '../../i18n/use-text.ts'
import { findToken } from '../../session/store.ts'
import type { SiteConfig } from '../../site/config.ts'
import { useServiceHref } from '../../site/contact.ts'
import { useArtRoot, useSite, useBrand } from '../../site/store.ts'
import { type GameArt, gameArt } from '../../ui/art.ts'
import { BrandMark } from '../../ui/BrandMark.tsx'
import { classNames } from '../../ui/class-names.ts'
import { GamePicture } from '../../ui/GamePicture.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { BackIcon, HeadsetIcon } from '../../ui/icons.ts'
import { Note } from '../../ui/Note.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './EntryFrame.module.css'
import { listWall } from './wall.ts'

type EntryFrameProps = {
  title: string
  text: string
  /** More of the pictures, for a page with few fields. */
  isTall?: boolean
  children: ReactNode
}

/** What the pages before sign-in share: pictures, the way back, help, and the site's name. */
export function EntryFrame({ title, text, isTall, children }: EntryFrameProps) {
  const t = useText()
  const service = useServiceHref()
  const brand = useBrand()
  const pictures = useWall()
  return (
    <div className={classNames(styles.page, isTall && styles.tall)}>
      <div className={styles.pictures} aria-hidden="true">
        {pictures.map((art, place) => (
          <GamePicture
            key={place}
            className={styles.picture}
            art={art}
            sizes="(min-width: 1024px) 280px, 34vw"
          />
        ))}
      </div>
      <div className={styles.bar}>
        <IconButton look="glass" icon={BackIcon} label={t('common.back')} onClick={goBack} />
        <IconButton look="glass" icon={HeadsetIcon} label={t('frame.service')} href={service} />
      </div>
      <div className={styles.panel}>
        <header className={styles.head}>
          <BrandMark {...brand} size="md" />
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.text}>{text}</p>
        </header>
        {children}
      </div>
    </div>
  )
}

/** Whoever opens a way in while being in already is taken on; signing in here decides itself. */
export function useLeaveIfSignedIn(): void {
  useEffect(() => {
    if (findToken()) goTo(returnPath(), { replace: true })
  }, [])
}

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

function useWall(): GameArt[] {
  const root = useArtRoot()
  const { games } = useShelf()
  return listWall(games).map(({ id, version }) => gameArt(id, { root, version }))
}
