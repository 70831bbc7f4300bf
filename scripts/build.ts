import { spawn } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { copyArt } from './build/art.ts'
import { compressFolder } from './build/compress.ts'
import { openDraft, putInPlace } from './build/draft.ts'
import { fingerprintInputs, readStamp, stampName } from './build/stamp.ts'
import { StopReason } from './stop-reason.ts'

type Options = { say: (line: string) => void; signal?: AbortSignal }

const root = path.resolve(import.meta.dirname, '..')
const target = path.join(root, 'web/dist')

/** Builds the pages of players and operators whose files have changed; whether any had to be. */
export async function buildPages(options: Options): Promise<boolean> {
  const built = [await buildWeb(options), await buildConsole(options)]
  return built.some((wasBuilt) => wasBuilt)
}

async function buildConsole({ say, signal }: Options): Promise<boolean> {
  const place = path.join(root, 'console/dist')
  const fingerprint = fingerprintInputs(root, 'console')
  if (readStamp(place) === fingerprint) return false
  say('building the console')
  const draft = openDraft(path.join(root, 'node_modules/.cache/console-build'))
  try {
    await runVite('console', ['--outDir', draft], signal)
    await compressFolder(draft)
    writeFileSync(path.join(draft, stampName), fingerprint)
    putInPlace(draft, place)
    return true
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}

async function buildWeb({ say, signal }: Options): Promise<boolean> {
  const fingerprint = fingerprintInputs(root)
  if (readStamp(target) === fingerprint) return false
  const startedAtMs = Date.now()
  say('building the web app')
  const draft = openDraft(path.join(root, 'node_modules/.cache/web-build'))
  try {
    await runVite('web', ['--outDir', draft], signal)
    copyArt(path.join(root, 'art/built'), path.join(draft, 'art'))
    say('compressing its files')
    const count = await compressFolder(draft)
    // The server's own program, which no browser is sent.
    const program = path.join(draft, 'prerender')
    await runVite('web', ['-c', 'vite.prerender.config.ts', '--outDir', program], signal)
    writeFileSync(path.join(draft, stampName), fingerprint)
    putInPlace(draft, target)
    const seconds = ((Date.now() - startedAtMs) / 1000).toFixed(1)
    say(`web app built in ${seconds} s, ${count} files compressed`)
    return true
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}

function runVite(room: string, own: string[], signal?: AbortSignal): Promise<void> {
  const vite = path.join(root, 'node_modules/vite/bin/vite.js')
  const args = [vite, 'build', ...own, '--emptyOutDir', '--logLevel', 'error']
  const child = spawn(process.execPath, args, {
    cwd: path.join(root, room),
    stdio: ['ignore', 'pipe', 'pipe'],
    signal,
  })
  // The bundler colours its complaints whatever it is told.
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => process.stderr.write(plain(text)))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code, name) =>
      code === 0
        ? resolve()
        : reject(new StopReason(`The ${room} build ended with ${name ?? code}.`)),
    )
  })
}

function plain(text: string): string {
  return process.stderr.isTTY ? text : stripVTControlCharacters(text)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    const options = { say: (line: string) => console.log(line) }
    const { buildArcade } = await import('./build/arcade.ts')
    const built = [await buildPages(options), await buildArcade(options)]
    if (!built.some((wasBuilt) => wasBuilt)) console.log('the pages are up to date')
  } catch (error) {
    console.error(error instanceof StopReason ? error.message : error)
    process.exitCode = 1
  }
}
