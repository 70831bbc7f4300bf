import { useEffect, useRef, useState } from 'react'
import { usePathname } from 'wouter/use-browser-location'

/** Open while something in it has the focus; Escape, a click elsewhere and a new page close it. */
export function useDropDown() {
  const frame = useRef<HTMLDivElement>(null)
  const path = usePathname()
  const [openAt, setOpenAt] = useState<string | null>(null)
  const isOpen = openAt === path
  useEffect(() => {
    if (!isOpen) return undefined
    const leave = (event: Event) => {
      const isInside = event.target instanceof Node && frame.current?.contains(event.target)
      if (!isInside) setOpenAt(null)
    }
    const escape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOpenAt(null)
    }
    document.addEventListener('pointerdown', leave)
    document.addEventListener('focusin', leave)
    document.addEventListener('keydown', escape)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
      document.removeEventListener('keydown', escape)
    }
  }, [isOpen])
  return { frame, isOpen, setOpen: (open: boolean) => setOpenAt(open ? path : null) }
}
