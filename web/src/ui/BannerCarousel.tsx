import { useRef, useState } from 'react'
import { classNames } from './class-names.ts'
import { BackIcon, GoIcon } from './icons.ts'
import { IconButton } from './IconButton.tsx'
import { Pressable } from './Pressable.tsx'
import type { PressProps } from './Pressable.tsx'
import { Skeleton } from './Skeleton.tsx'
import { usePause } from './use-pause.ts'
import styles from './BannerCarousel.module.css'

export type Banner = PressProps & {
  id: string
  image: string
  kicker?: string | undefined
  title: string
  actionText?: string | undefined
}

export type BannerCarouselProps = {
  label: string
  previousLabel: string
  nextLabel: string
  banners: readonly Banner[]
}

/** Native sideways scrolling; the filling dot is the 3000 ms clock and stops with the pause. */
export function BannerCarousel(props: BannerCarouselProps) {
  const { banners } = props
  const track = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState(0)
  const { isPaused, isCalm, pauseProps } = usePause()

  function show(place: number) {
    const slide = (place + banners.length) % banners.length
    const behavior = isCalm ? 'instant' : 'smooth'
    track.current?.scrollTo({ left: slide * track.current.clientWidth, behavior })
  }

  return (
    <section
      className={styles.carousel}
      aria-roledescription="carousel"
      aria-label={props.label}
      {...pauseProps}
    >
      <div
        ref={track}
        className={styles.track}
        role="group"
        aria-label={props.label}
        tabIndex={0}
        onScroll={(event) => setShown(placeOf(event.currentTarget))}
      >
        {banners.map((banner, place) => (
          <BannerSlide key={banner.id} banner={banner} isFirst={place === 0} />
        ))}
      </div>
      {banners.length > 1 && (
        <>
          <span className={classNames(styles.dots, isPaused && styles.paused)} aria-hidden="true">
            {banners.map((banner, place) => (
              <i key={banner.id} className={place === shown ? styles.on : undefined}>
                {place === shown && <b onAnimationEnd={() => show(shown + 1)} />}
              </i>
            ))}
          </span>
          <span className={styles.arrows}>
            <IconButton
              icon={BackIcon}
              look="glass"
              label={props.previousLabel}
              onClick={() => show(shown - 1)}
            />
            <IconButton
              icon={GoIcon}
              look="glass"
              label={props.nextLabel}
              onClick={() => show(shown + 1)}
            />
          </span>
        </>
      )}
    </section>
  )
}

export function BannerSkeleton() {
  return <Skeleton className={styles.bone} />
}

function BannerSlide({ banner, isFirst }: { banner: Banner; isFirst: boolean }) {
  return (
    <Pressable href={banner.href} onClick={banner.onClick} className={styles.slide}>
      <img
        src={banner.image}
        alt=""
        width="1280"
        height="544"
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
      />
      <span className={styles.words}>
        {banner.kicker !== undefined && <span className={styles.kicker}>{banner.kicker}</span>}
        <span className={styles.title}>{banner.title}</span>
        {banner.actionText !== undefined && (
          <span className={styles.action}>
            {banner.actionText}
            <GoIcon />
          </span>
        )}
      </span>
    </Pressable>
  )
}

function placeOf(track: HTMLElement): number {
  return Math.round(track.scrollLeft / Math.max(track.clientWidth, 1))
}
