import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { StopReason } from '../../stop-reason.ts'

type Environment = Record<string, string | undefined>

/** The day a demo was asked to begin on, and the folder it has for itself. */
export type DemoDate = { day: string; dataDir: string }

const dayMs = 86_400_000

/** `--date 2026-12-28` of the command line; null without it. Only a demo may have it. */
export function readDemoDate(words: readonly string[], env: Environment): DemoDate | null {
  const at = words.findIndex((word) => /^--date(=|$)/.test(word))
  if (at < 0) return null
  const day = words[at]?.split('=')[1] ?? words[at + 1] ?? ''
  if (Number.isNaN(Date.parse(`${day}T00:00:00Z`)) || !/^\d{4}-\d{2}-\d{2}$/.test(day))
    throw new StopReason(`--date wants a day such as 2026-12-28, not "${day}".`)
  if (env.DATABASE_URL || env.NODE_ENV === 'production' || env.PARLOUR_MODE === 'production')
    throw new StopReason(
      '--date is for the demo on its own PostgreSQL: a real site has the real time.',
    )
  return { day, dataDir: path.join(env.DATA_DIR || '.data', `on-${day}`) }
}

/**
 * How far the demo's clock is ahead of the real one. Kept with its data: time goes on between two
 * starts, and never back.
 */
export function keepShift({ day, dataDir }: DemoDate, now: number): number {
  const file = path.join(dataDir, 'clock.json')
  try {
    const kept = JSON.parse(readFileSync(file, 'utf8')) as { shiftMs?: unknown }
    if (typeof kept.shiftMs === 'number') return kept.shiftMs
  } catch {
    // The first start on this day.
  }
  const shiftMs = shiftTo(day, now)
  mkdirSync(dataDir, { recursive: true })
  writeFileSync(file, JSON.stringify({ shiftMs }))
  return shiftMs
}

/** Whole days: the clock on the wall shows the same time on another day. */
export function shiftTo(day: string, now: number): number {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Bangkok' }).format(now)
  return Math.round((Date.parse(day) - Date.parse(today)) / dayMs) * dayMs
}
