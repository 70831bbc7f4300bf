import { useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'

/** Brings the chosen item of a sideways list to its middle, without moving the page. */
export function useCentreChosen<T extends HTMLElement>(chosen: unknown): RefObject<T | null> {
  const list = useRef<T>(null)
  const centred = useRef<{ chosen: unknown }>(null)
  useLayoutEffect(() => {
    if (centred.current !== null && centred.current.chosen === chosen) return
    const item = list.current?.querySelector<HTMLElement>('[aria-current], [aria-pressed="true"]')
    // A new list stands at its first item: measuring it would only hold up the first picture.
    const isThere = centred.current === null && item === list.current?.firstElementChild
    if (list.current && item && !isThere) {
      const left = item.offsetLeft + item.offsetWidth / 2 - list.current.clientWidth / 2
      list.current.scrollTo({ left, behavior: centred.current === null ? 'instant' : 'smooth' })
    }
    centred.current = { chosen }
  }, [chosen])
  return list
}
