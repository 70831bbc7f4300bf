import { useEffect, useRef } from 'react'
import { whenNear } from '../browser/when-near.ts'
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
    return whenNear(mark.current, '300px', () => more.current())
  }, [isLoading])
  return (
    <div ref={mark} className={styles.end}>
      <Button look="outline" size="sm" isLoading={isLoading} onClick={onMore}>
        {text}
      </Button>
    </div>
  )
}
