import { useEffect } from 'react'

/** A link to one section opens the page there; a page without one starts at its top. */
export function useHashScroll(): void {
  useEffect(() => {
    const section = document.getElementById(decodeURIComponent(location.hash.slice(1)))
    section?.scrollIntoView({ behavior: 'instant' })
  }, [])
}
