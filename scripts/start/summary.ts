import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { styleText } from 'node:util'
import type { Settings } from './settings.ts'

export function describeRunning(settings: Settings, seconds: number): string {
  const { dataDir, environment } = settings
  const { PUBLIC_URL = '', ARCADE_URL = '', SANDBOX_URL = '' } = environment
  const rows = [
    ['Site', PUBLIC_URL],
    ['API', `${PUBLIC_URL}/api`],
    ['Sandbox', `${SANDBOX_URL}   text messages, payments and sign-in to try things with`],
    ['Arcade', ARCADE_URL],
    ...describeDemo(dataDir),
    ...describeConsole(dataDir),
    ...describeReach(settings),
    ['Logs', path.join(dataDir, 'logs')],
  ]
  const table = rows.map(([name = '', text]) => `  ${styleText('dim', name.padEnd(9))} ${text}`)
  const title = styleText('bold', `Parlour is open, after ${seconds.toFixed(1)} s.`)
  return ['', title, '', ...table, '', 'Ctrl-C stops everything.', ''].join('\n')
}

/** The sandbox shows everybody's texts and lets anybody pay: that is what it is for. */
function describeReach({ host }: Settings): string[][] {
  if (host === 'localhost' || host === '::1' || host.startsWith('127.')) return []
  const warning = `whoever reaches ${host} reads the codes of all and pays for them in the sandbox:`
  return [
    ['Open', warning],
    ['', 'for a network you trust, and for nothing that matters'],
  ]
}

/** The seed leaves the demo account in the data folder. */
function describeDemo(dataDir: string): string[][] {
  const file = path.join(dataDir, 'demo.json')
  if (!existsSync(file)) return []
  const demo = readDemo(file)
  if (!demo) return []
  const { account, password, walletPassword } = demo
  const wallet = walletPassword ? `, wallet password ${walletPassword}` : ''
  return [['Demo', `account ${account}, password ${password}${wallet}`]]
}

/** The server leaves a way in for two operators there, good once and for half an hour. */
function describeConsole(dataDir: string): string[][] {
  const file = path.join(dataDir, 'console.json')
  if (!existsSync(file)) return []
  try {
    const { url, links }: Invitation = JSON.parse(readFileSync(file, 'utf8'))
    const ways = links.map(({ name, role, link }) => ['', `${link}   ${name}, ${role}`])
    return [
      ['Console', `${url}   for operators; to come in, once each within 30 minutes:`],
      ...ways,
    ]
  } catch {
    return []
  }
}

type Invitation = { url: string; links: { name: string; role: string; link: string }[] }

/** A damaged file costs a line of the summary, no more. */
function readDemo(file: string): Record<string, string> | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).demo ?? null
  } catch {
    return null
  }
}
