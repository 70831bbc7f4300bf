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

/** Builds the web app when what it is made of has changed. Answers whether it had to. */
export async function buildWeb({ say, signal }: Options): Promise<boolean> {
  const fingerprint = fingerprintInputs(root)
  if (readStamp(target) === fingerprint) return false
  const startedAtMs = Date.now()
  say('building the web app')
  const draft = openDraft(path.join(root, 'node_modules/.cache/web-build'))
  try {
    await runVite(['--outDir', draft], signal)
    copyArt(path.join(root, 'art/built'), path.join(draft, 'art'))
    say('compressing its files')
    const count = await compressFolder(draft)
    // The server's own program, which no browser is sent.
    const program = path.join(draft, 'prerender')
    await runVite(['-c', 'vite.prerender.config.ts', '--outDir', program], signal)
    writeFileSync(path.join(draft, stampName), fingerprint)
    putInPlace(draft, target)
    const seconds = ((Date.now() - startedAtMs) / 1000).toFixed(1)
    say(`web app built in ${seconds} s, ${count} files compressed`)
    return true
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}

function runVite(own: string[], signal?: AbortSignal): Promise<void> {
  const vite = path.join(root, 'node_modules/vite/bin/vite.js')
  const args = [vite, 'build', ...own, '--emptyOutDir', '--logLevel', 'error']
  const child = spawn(process.execPath, args, {
    cwd: path.join(root, 'web'),
    stdio: ['ignore', 'pipe', 'pipe'],
    signal,
  })
  // The bundler colours its complaints whatever it is told.
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => process.stderr.write(plain(text)))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code, name) =>
      code === 0 ? resolve() : reject(new StopReason(`The web build ended with ${name ?? code}.`)),
    )
  })
}

function plain(text: string): string {
  return process.stderr.isTTY ? text : stripVTControlCharacters(text)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    const wasBuilt = await buildWeb({ say: (line) => console.log(line) })
    if (!wasBuilt) console.log('the web app is up to date')
  } catch (error) {
    console.error(error instanceof StopReason ? error.message : error)
    process.exitCode = 1
  }
}
