import { useEffect, useRef } from 'react'

export type Keys = Record<string, (() => void) | undefined>

/**
 * Keys of a screen. Who is writing or answering a question is left alone, and Enter belongs to the
 * button or link that has the focus; `Enter!` is the screen's wherever the focus lies.
 */
export function useKeys(keys: Keys): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return
      const { [`${event.key}!`]: always, [event.key]: usual } = latest.current
      const act = always ?? (isOwnKey(event) ? undefined : usual)
      if (!act) return
      event.preventDefault()
      act()
    }
    window.addEventListener('keydown', hear)
    return () => window.removeEventListener('keydown', hear)
  }, [])
}

function isWriting(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false
  return target.closest('input, textarea, select, dialog') !== null
}

function isOwnKey({ key, target }: KeyboardEvent): boolean {
  return key === 'Enter' && target instanceof Element && target.closest('a, button') !== null
}
