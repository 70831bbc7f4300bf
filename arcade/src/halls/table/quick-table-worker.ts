import { flushCompileCache } from 'node:module'
import { createApp } from '../../app.ts'
import { readConfig } from '../../config.ts'
import { dragonTiger } from '../../games/dragon-tiger/rules.ts'
import type { AnyArcadeGame, TableCourse } from '../../games/game.ts'

/** The arcade with one quick table, as a process of its own that a test can kill. */
const [settings = '{}', times = '{}'] = process.argv.slice(2)
const course = { ...dragonTiger.course, ...JSON.parse(times) } as TableCourse
const games = [{ ...dragonTiger, course }] as AnyArcadeGame[]
let aheadMs = 0
const nowMs = () => Date.now() + aheadMs
const app = createApp(readConfig(JSON.parse(settings)), { games, nowMs })
// The test says when its time for bets is over.
process.on('message', (ms) => void (aheadMs = Number(ms)))
process.send?.(await app.listen({ host: '127.0.0.1', port: 0 }))
// A kill -9 leaves no time for it at the end.
flushCompileCache()
process.once('disconnect', () => process.exit(0))
