import { bannerSet, bannerSizes } from '@parlour/contract/banner-picture.ts'
import { useEffect, useRef, useState } from 'react'
import { whenIdle } from '../browser/when-idle.ts'
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
  /** How many a wide window shows side by side: their pictures come early. */
  mostAbreast?: number
}

/** Native sideways scrolling; the filling dot is the 3000 ms clock and stops with the pause. */
export function BannerCarousel(props: BannerCarouselProps) {
  const { banners, mostAbreast = 1 } = props
  const track = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState(0)
  const pictured = usePictured(shown, mostAbreast)
  const { isPaused, isCalm, pauseProps } = usePause()

  function show(place: number) {
    if (!track.current) return
    const step = stepOf(track.current)
    const { scrollWidth, clientWidth } = track.current
    const stops = Math.round((scrollWidth - clientWidth) / step) + 1
    const behavior = isCalm ? 'instant' : 'smooth'
    track.current.scrollTo({ left: ((place + stops) % stops) * step, behavior })
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
          <BannerSlide
            key={banner.id}
            banner={banner}
            isFirst={place === 0}
            hasPicture={place < pictured}
          />
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

/** How many slides have their picture: those that are seen, and later the next one as well. */
function usePictured(shown: number, mostAbreast: number): number {
  const [pictured, setPictured] = useState(mostAbreast)
  useEffect(() => {
    const bringNext = () => setPictured((now) => Math.max(now, shown + mostAbreast + 1))
    whenIdle(bringNext)
  }, [shown, mostAbreast])
  return Math.max(pictured, shown + mostAbreast)
}

type BannerSlideProps = { banner: Banner; isFirst: boolean; hasPicture: boolean }

function BannerSlide({ banner, isFirst, hasPicture }: BannerSlideProps) {
  return (
    <Pressable href={banner.href} onClick={banner.onClick} className={styles.slide}>
      {hasPicture && (
        <img
          srcSet={bannerSet(banner.image)}
          sizes={bannerSizes}
          src={banner.image}
          alt=""
          width="1280"
          height="544"
          fetchPriority={isFirst ? 'high' : 'auto'}
        />
      )}
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
  return Math.round(track.scrollLeft / stepOf(track))
}

/** From one slide to the next; a page that waits in the background has no width. */
function stepOf({ children, clientWidth }: HTMLElement): number {
  const [first, second] = children
  const step = second instanceof HTMLElement && first instanceof HTMLElement
  return Math.max(step ? second.offsetLeft - first.offsetLeft : clientWidth, 1)
}
