import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useMay } from '../../session/me.ts'
import { playersPath, type PlayersOf } from './range.ts'

/** A count of players that leads to them, for those who may read players. */
export function PlayersLink({ of, children }: { of: PlayersOf; children: ReactNode }) {
  const mayRead = useMay('players.read')
  return mayRead ? <Link href={playersPath(of)}>{children}</Link> : children
}
