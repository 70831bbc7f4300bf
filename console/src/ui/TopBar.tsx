import type { ReactNode } from 'react'
import { Preferences } from './Preferences.tsx'

/** `file`: what takes what is shown away as a file. */
type Props = { title: string; file?: ReactNode; children?: ReactNode }

/** A screen's title, what is to be said about it, and the person's own settings. */
export function TopBar({ title, file, children }: Props) {
  return (
    <header className="top">
      <h1>{title}</h1>
      <span className="mute">{children}</span>
      <span className="sp" />
      {file}
      <Preferences />
    </header>
  )
}
