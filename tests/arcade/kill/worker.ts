import { flushCompileCache } from 'node:module'
import { createApp } from '@parlour/arcade/app.ts'
import { readConfig } from '@parlour/arcade/config.ts'
import type { AnyArcadeGame } from '@parlour/arcade/games/game.ts'
import { games } from '@parlour/arcade/games/index.ts'

/** The arcade with few games, as a process of its own that can be killed. */
const [settings = '{}', gameIds = '[]', times = '{}'] = process.argv.slice(2)
let aheadMs = 0
// Whoever started this says when its time for bets is over.
process.on('message', (ms) => void (aheadMs = Number(ms)))
const nowMs = () => Date.now() + aheadMs
const wanted = JSON.parse(gameIds) as number[]
const found = games.filter(({ catalogueId }) => wanted.includes(catalogueId))
const config = readConfig(JSON.parse(settings))
const app = createApp(config, { games: found.map(timed), nowMs, debtGapMs: 50 })
process.send?.(await app.listen({ host: '127.0.0.1', port: 0 }))
// A kill -9 leaves no time for it at the end.
flushCompileCache()
process.once('disconnect', () => process.exit(0))

function timed(game: AnyArcadeGame): AnyArcadeGame {
  const { speed = 1, ...phases } = JSON.parse(times) as { speed?: number }
  const { course } = game
  if (!course) return game.sea ? { ...game, sea: { ...game.sea, paceMs: 1, tickMs: 5 } } : game
  if (course.kind === 'table') return { ...game, course: { ...course, ...phases } }
  const multiplierAfter = (ms: number) => course.multiplierAfter(ms * speed)
  return { ...game, course: { ...course, ...phases, multiplierAfter } }
}
