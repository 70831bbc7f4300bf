import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { root } from '../processes.ts'
import { openLogFile } from './log-file.ts'
import { StopReason } from '../stop-reason.ts'
import { readableLine, sayAs } from './voice.ts'

type Preparation = { name: string; words: string[] }

type Surroundings = {
  dataDir: string
  environment: Record<string, string | undefined>
  signal: AbortSignal
}

/** Runs a command of a room to its end; what it said is shown when it fails. */
export async function prepare(
  { name, words }: Preparation,
  { dataDir, environment, signal }: Surroundings,
): Promise<void> {
  const log = openLogFile(dataDir, name)
  const say = sayAs(name)
  const child = spawn(process.execPath, words, {
    cwd: root,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
    signal,
  })
  for (const input of [child.stdout, child.stderr])
    createInterface({ input }).on('line', (line) => {
      log.write(line)
      const text = readableLine(line)
      if (text) say(text)
    })
  await once(child, 'close')
  const outcome = child.signalCode ?? child.exitCode
  if (outcome !== 0)
    throw new StopReason(`"${name}" failed (${outcome}): it said why above, and in ${log.file}.`)
}
