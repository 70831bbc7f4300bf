import { spawn } from 'node:child_process'
import path from 'node:path'
import { root } from '../processes.ts'

type Options = {
  env?: Record<string, string> | undefined
  /** Its output is gathered and shown under this at the end; without it, as it comes. */
  heading?: string | undefined
}

/** Runs a program of ours. Answers whether it ended well. */
export function run(words: string[], { env, heading }: Options = {}): Promise<boolean> {
  const [command = '', ...args] = words
  const output = heading === undefined ? 'inherit' : 'pipe'
  const child = spawn(command, args, {
    cwd: root,
    env: { ...environment(), ...env },
    stdio: ['ignore', output, output],
  })
  const said: Buffer[] = []
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (part: Buffer) => said.push(part))
  return new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(error.message)
      resolve(false)
    })
    child.once('close', (code) => {
      if (heading !== undefined) console.log(`${heading}\n${Buffer.concat(said).toString()}`)
      resolve(code === 0)
    })
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
