import { spawn } from 'node:child_process'
import path from 'node:path'
import { root } from '../processes.ts'

/** Runs a program of ours with its output shown as it comes. Answers whether it ended well. */
export function run(words: string[], extra: Record<string, string> = {}): Promise<boolean> {
  const [command = '', ...args] = words
  const child = spawn(command, args, {
    cwd: root,
    env: { ...environment(), ...extra },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  return new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(error.message)
      resolve(false)
    })
    child.once('close', (code) => resolve(code === 0))
  })
}

/** Tests bring their own settings: those of the person who runs them must not leak in. */
function environment(): Record<string, string | undefined> {
  const { DATABASE_URL: _database, FORCE_COLOR: _colour, ...rest } = process.env
  const programs = path.join(root, 'node_modules/.bin')
  const isPlain = rest.CI === 'true' || !process.stdout.isTTY
  return {
    ...rest,
    PATH: `${programs}${path.delimiter}${rest.PATH ?? ''}`,
    ...(isPlain ? { NO_COLOR: '1' } : {}),
  }
}
