import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import path from 'node:path'

/** Chromium without its windows: a page costs it a quarter of what it costs the whole browser. */
const shellNames = ['chromium-headless-shell', 'chrome-headless-shell', 'headless_shell']
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']

const applications = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The browser people use; installed from the system's packages when that is possible. */
export function ensureBrowser(): string {
  const found = findBrowser() ?? (install('chromium') ? findBrowser() : null)
  if (found) return found
  throw new Error(
    [
      'The browser tests need Chromium, and none was found.',
      '  Debian:  sudo apt-get install chromium',
      '  Fedora:  sudo dnf install chromium',
      '  macOS:   brew install --cask chromium',
      'or set CHROMIUM to the path of one.',
    ].join('\n'),
  )
}

/** The browser the tests drive: the shell, installed where that is possible, or the whole one. */
export function ensureTestBrowser(): string {
  const findShell = () => findProgram(shellNames)
  const found = findChosen() ?? findShell()
  return found ?? (install('chromium-headless-shell') ? findShell() : null) ?? ensureBrowser()
}

function findBrowser(): string | null {
  return findChosen() ?? findProgram(names) ?? applications.find(isProgram) ?? null
}

function findChosen(): string | null {
  const { CHROMIUM: chosen } = process.env
  if (chosen && !isProgram(chosen)) throw new Error(`CHROMIUM: there is no program at ${chosen}`)
  return chosen ?? null
}

function findProgram(programs: readonly string[]): string | null {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter)
  const places = [...folders, '/usr/bin', '/usr/local/bin', '/snap/bin']
  const candidates = programs.flatMap((name) => places.map((folder) => path.join(folder, name)))
  return candidates.find(isProgram) ?? null
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return path.isAbsolute(file)
  } catch {
    return false
  }
}

function install(name: string): boolean {
  const canInstall = process.getuid?.() === 0 && existsSync('/etc/debian_version')
  if (!canInstall) return false
  console.log(`Installing ${name} from the system’s packages (this happens once) …`)
  return runApt('update') && runApt('install', '--yes', '--no-install-recommends', name)
}

function runApt(...args: string[]): boolean {
  const { status } = spawnSync('apt-get', ['-q', ...args], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  return status === 0
}
