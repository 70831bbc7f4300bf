import type { ReactNode } from 'react'
import { Preferences } from './Preferences.tsx'

/** A screen's title, what is to be said about it, and the person's own settings. */
export function TopBar({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header className="top">
      <h1>{title}</h1>
      <span className="mute">{children}</span>
      <span className="sp" />
      <Preferences />
    </header>
  )
}
