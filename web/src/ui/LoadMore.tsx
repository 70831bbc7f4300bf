import { useEffect, useRef } from 'react'
import { Button } from './Button.tsx'
import styles from './LoadMore.module.css'

export type LoadMoreProps = {
  text: string
  isLoading: boolean
  onMore: () => void
}

/** The end of a list that goes on: it loads by itself when scrolled near, and when pressed. */
export function LoadMore({ text, isLoading, onMore }: LoadMoreProps) {
  const mark = useRef<HTMLDivElement>(null)
  const more = useRef(onMore)
  useEffect(() => {
    more.current = onMore
  })
  useEffect(() => {
    if (isLoading || !mark.current) return undefined
    const seen = new IntersectionObserver(
      // A busy page is told of several changes at once: the last one is how it stands.
      (changes) => {
        if (changes.at(-1)?.isIntersecting) more.current()
      },
      { rootMargin: '300px' },
    )
    seen.observe(mark.current)
    return () => seen.disconnect()
  }, [isLoading])
  return (
    <div ref={mark} className={styles.end}>
      <Button look="outline" size="sm" isLoading={isLoading} onClick={onMore}>
        {text}
      </Button>
    </div>
  )
}
