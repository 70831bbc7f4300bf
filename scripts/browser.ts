import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import path from 'node:path'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']

const applications = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The browser the tests drive; installed from the system's packages when that is possible. */
export async function ensureBrowser(): Promise<string> {
  const found = findBrowser() ?? installBrowser()
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

function findBrowser(): string | null {
  const { CHROMIUM: chosen, PATH: folders = '' } = process.env
  if (chosen && !isProgram(chosen)) throw new Error(`CHROMIUM: there is no program at ${chosen}`)
  if (chosen) return chosen
  const places = [...folders.split(path.delimiter), '/usr/bin', '/usr/local/bin', '/snap/bin']
  const candidates = names.flatMap((name) => places.map((folder) => path.join(folder, name)))
  return [...candidates, ...applications].find(isProgram) ?? null
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return path.isAbsolute(file)
  } catch {
    return false
  }
}

function installBrowser(): string | null {
  const canInstall = process.getuid?.() === 0 && existsSync('/etc/debian_version')
  if (!canInstall) return null
  console.log('Installing Chromium from the system’s packages (this happens once) …')
  const isDone =
    runApt('update') && runApt('install', '--yes', '--no-install-recommends', 'chromium')
  return isDone ? findBrowser() : null
}

function runApt(...args: string[]): boolean {
  const { status } = spawnSync('apt-get', ['-q', ...args], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  return status === 0
}
