import path from 'node:path'

export const root = path.resolve(import.meta.dirname, '..')

/** Where Node keeps what it has compiled: a second start of a room takes half the time. */
export const compileCache = path.join(root, 'node_modules/.cache/node')

/** What a room ends with when another try would end the same way, as sysexits.h has it. */
export const hopelessCode = 78

/**
 * A room that runs as a process of its own. Each is started with a channel to its parent and ends
 * by itself when that closes (`process.on('disconnect')`, see start/end-with-parent.ts), so that
 * nothing outlives a start that was killed.
 */
export type Room = {
  name: 'server' | 'arcade' | 'sandbox'
  /** What Node runs. */
  words: string[]
  /** Answers 200 once the room is of use. */
  readyPath: string
}

export const server: Room = {
  name: 'server',
  words: ['server/src/main.ts', 'serve'],
  readyPath: '/readyz',
}

export const arcade: Room = {
  name: 'arcade',
  words: ['arcade/src/main.ts'],
  readyPath: '/readyz',
}

export const sandbox: Room = {
  name: 'sandbox',
  words: ['sandbox/src/main.ts'],
  readyPath: '/healthz',
}

/** Run to their end, one after the other, before the server starts. */
export const preparations = [
  { name: 'migrate', words: ['server/src/main.ts', 'migrate'] },
  { name: 'seed', words: ['server/src/main.ts', 'seed'] },
]

/** Where each room checks its own settings. */
export const configFiles = ['server', 'arcade', 'sandbox'].map((room) =>
  path.join(root, room, 'src/config.ts'),
)
