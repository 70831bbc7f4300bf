import type { ReactNode } from 'react'
import { useIsListening } from '../calls/topics.ts'
import { useText } from '../i18n/texts.ts'
import { Preferences } from './Preferences.tsx'

/** `file`: what takes what is shown away as a file. */
type Props = { title: string; file?: ReactNode; children?: ReactNode }

/** A screen's title, what is to be said about it, and the person's own settings. */
export function TopBar({ title, file, children }: Props) {
  const t = useText()
  const isLive = useIsListening()
  return (
    <header className="top">
      <h1>{title}</h1>
      <span className="mute">{children}</span>
      <span className="sp" />
      {isLive && <span className="dot ok sm">{t('top.live')}</span>}
      {file}
      <Preferences />
    </header>
  )
}
