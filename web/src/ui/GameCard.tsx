import { useState } from 'react'
import { type GameArt, gameArt } from './art.ts'
import { classNames } from './class-names.ts'
import { GamePicture } from './GamePicture.tsx'
import { FireIcon, HeartIcon, WrenchIcon } from './icons.ts'
import { Skeleton } from './Skeleton.tsx'
import styles from './GameCard.module.css'

export type GameCardProps = {
  gameId: number | string
  name: string
  studio: string
  href: string
  /** For who points and knows: opens the game without the sheet before it. */
  play?: { href: string; label: string } | undefined
  /** Only one shows: maintenance goes before both. */
  badge?: { kind: 'hot' | 'new'; text: string } | undefined
  /** Present while the game is closed; the card then leads to why and until when. */
  maintenance?: { text: string; reopensText?: string | undefined } | undefined
  isLiked?: boolean
  /** Names the game too: "Like Naga Ember". */
  likeLabel: string
  onLike: () => void
  /** Where its pictures are, when not at their usual place. */
  art?: GameArt | undefined
  /** False when there is no picture; one that fails to load looks the same. */
  hasArt?: boolean
  /** For the first rows, which are seen at once. */
  isEager?: boolean
  /** The picture's place stays empty, as in a list that may still change. */
  isArtLate?: boolean
}

export function GameCard(props: GameCardProps) {
  const { name, studio, maintenance } = props
  const words = (
    <>
      <GameCardArt {...props} />
      <span className={styles.name}>{name}</span>
      <span className={styles.studio}>{studio}</span>
    </>
  )
  return (
    <article className={classNames(styles.card, maintenance && styles.closed)}>
      <a href={props.href} className={styles.link}>
        {words}
      </a>
      {props.play && (
        // The same way stands first in the sheet: this one is for a pointer alone.
        <a href={props.play.href} className={styles.play} tabIndex={-1} aria-hidden="true">
          {props.play.label}
        </a>
      )}
      <button
        type="button"
        className={styles.like}
        aria-label={props.likeLabel}
        aria-pressed={props.isLiked ?? false}
        onClick={props.onLike}
      >
        <i className={styles.disc}>
          <HeartIcon />
        </i>
      </button>
    </article>
  )
}

export function GameCardSkeleton() {
  return (
    <div className={styles.card} aria-hidden="true">
      <Skeleton className={classNames(styles.art, styles.artBone)} />
      <Skeleton className={styles.nameBone} />
      <Skeleton className={styles.studioBone} />
    </div>
  )
}

function GameCardArt(props: GameCardProps) {
  const { gameId, name, badge, maintenance, hasArt = true, isEager, isArtLate } = props
  const [isBroken, setBroken] = useState(!hasArt)
  const art = props.art ?? gameArt(gameId)
  return (
    <span className={styles.art}>
      {isBroken ? (
        <span className={styles.stand} aria-hidden="true">
          {name}
        </span>
      ) : isArtLate ? null : (
        <GamePicture
          art={art}
          sizes="(min-width: 1024px) 190px, (min-width: 768px) 18vw, 29vw"
          loading={isEager ? 'eager' : 'lazy'}
          fetchPriority="low"
          onError={() => setBroken(true)}
        />
      )}
      {badge && !maintenance && (
        <span className={classNames(styles.badge, badge.kind === 'new' && styles.new)}>
          {badge.kind === 'hot' && <FireIcon />}
          {badge.text}
        </span>
      )}
      {maintenance && (
        <span className={styles.notice}>
          <WrenchIcon />
          {maintenance.text}
          {maintenance.reopensText !== undefined && <small>{maintenance.reopensText}</small>}
        </span>
      )}
    </span>
  )
}
