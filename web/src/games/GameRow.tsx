import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useText } from '../i18n/use-text.ts'
import { BackIcon, GoIcon } from '../ui/icons.ts'
import { IconButton } from '../ui/IconButton.tsx'
import type { PressProps } from '../ui/Pressable.tsx'
import { SectionHeader } from '../ui/SectionHeader.tsx'
import styles from './GameRow.module.css'

type GameRowProps = PressProps & {
  title: string
  aside?: string | undefined
  moreText?: string | undefined
  /** Between the title and the row. */
  children?: ReactNode
  items: readonly { id: number; card: ReactNode }[]
  /** `small` are pictures alone, `wide` are boxes with words beside a picture. */
  look?: 'cards' | 'small' | 'wide'
}

/** Whole cards side by side; a finger moves the row, a mouse turns its pages. */
export function GameRow({ items, look = 'cards', children, ...header }: GameRowProps) {
  const track = useRef<HTMLUListElement>(null)
  const { isAtStart, isAtEnd, measure } = useEnds(track)
  const t = useText()
  const turn = (pages: number) =>
    track.current?.scrollBy({ left: pages * track.current.clientWidth, behavior: 'smooth' })
  return (
    <section className={styles.row} data-look={look} data-row="">
      <SectionHeader
        {...header}
        end={
          !(isAtStart && isAtEnd) && (
            <span className={styles.arrows}>
              <IconButton
                icon={BackIcon}
                look="filled"
                isSmall
                label={t('rows.back', { row: header.title })}
                disabled={isAtStart}
                onClick={() => turn(-1)}
              />
              <IconButton
                icon={GoIcon}
                look="filled"
                isSmall
                label={t('rows.on', { row: header.title })}
                disabled={isAtEnd}
                onClick={() => turn(1)}
              />
            </span>
          )
        }
      />
      {children}
      {/* Another row begins at its own beginning. */}
      <div key={items[0]?.id} className={styles.frame}>
        <ul ref={track} className={styles.track} onScroll={measure} onKeyDown={moveFocus}>
          {items.map(({ id, card }) => (
            <li key={id}>{card}</li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** Whether there is more to either side. */
function useEnds(track: { readonly current: HTMLElement | null }) {
  const [ends, setEnds] = useState({ isAtStart: true, isAtEnd: true })
  const measure = () => {
    const { scrollLeft, clientWidth, scrollWidth } = track.current ?? document.body
    const isAtStart = scrollLeft < 2
    const isAtEnd = scrollLeft + clientWidth > scrollWidth - 2
    setEnds((now) =>
      now.isAtStart === isAtStart && now.isAtEnd === isAtEnd ? now : { isAtStart, isAtEnd },
    )
  }
  // After each drawing: other cards change how much there is, and not how wide the row is.
  useEffect(() => {
    const element = track.current
    if (!element) return undefined
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  })
  return { ...ends, measure }
}

/** ← and → go along a row, ↑ and ↓ to the rows around it. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const from = event.target instanceof Element ? event.target.closest('li') : null
  const row = from?.closest('[data-row]')
  const found = from && row && findNext(event.key, from, row)
  const link = found?.querySelector('a')
  if (!link) return
  event.preventDefault()
  link.focus()
}

function findNext(key: string, from: Element, row: Element): Element | null | undefined {
  if (key === 'ArrowRight') return from.nextElementSibling
  if (key === 'ArrowLeft') return from.previousElementSibling
  const step = { ArrowDown: 1, ArrowUp: -1 }[key]
  if (step === undefined) return null
  const rows = [...document.querySelectorAll('[data-row]')]
  return rows[rows.indexOf(row) + step]?.querySelector('li')
}
