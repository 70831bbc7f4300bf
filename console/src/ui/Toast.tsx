import { useEffect } from 'react'

const shownMs = 4_000

/** What an act led to, said once. */
export function Toast({ text, onGone }: { text: string | null; onGone: () => void }) {
  useEffect(() => {
    if (text === null) return
    const timer = setTimeout(onGone, shownMs)
    return () => clearTimeout(timer)
  }, [text, onGone])
  return (
    <div role="status" className={text === null ? 'hidden' : 'toast note ok'}>
      {text}
    </div>
  )
}
