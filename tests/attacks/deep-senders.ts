import type { StdioOptions } from 'node:child_process'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { apiPrefix } from '@parlour/contract/envelope.ts'
import { kycImageMaxBytes } from '@parlour/contract/player/kyc.ts'
import type { SignedIn } from '../stack/stack.ts'
import { credentials } from '../stack/stack.ts'
import { from } from './besieged.ts'

/** As long as a picture's body may be, and nothing but brackets. */
export const deepPicture = () => `{"image":${'['.repeat(Math.floor((kycImageMaxBytes * 4) / 3))}`

/** Where to, what each sender writes first, and how many brackets follow. */
export type Sending = { host: string; port: number; heads: string[]; bytes: number }
export type Attacker = { url: string; as: SignedIn; addresses: string[]; senders: number }

/** In a process of its own that goes last, so that it does not slow who measures. To be stopped. */
export async function startSenders(attacker: Attacker): Promise<() => Promise<string[]>> {
  const file = path.join(import.meta.dirname, 'deep-sender.ts')
  const stdio: StdioOptions = ['ignore', 'inherit', 'inherit', 'ipc']
  const child = spawn('nice', ['-n', '19', process.execPath, file], { stdio })
  child.send(describe(attacker))
  await once(child, 'message')
  return async () => {
    child.send('stop')
    const [answers] = (await once(child, 'message')) as [string[]]
    child.disconnect()
    return answers
  }
}

/** Every other sender is signed in. */
function describe({ url, as, addresses, senders }: Attacker): Sending {
  const { hostname: host, port } = new URL(url)
  const body = deepPicture()
  const begun = body.slice(0, body.indexOf('['))
  const heads = Array.from({ length: senders }, (_, number) => {
    const lines = {
      host,
      'content-type': 'application/json',
      'content-length': body.length,
      ...credentials(number % 2 === 0 ? as : undefined),
      ...from(addresses[number % addresses.length] ?? ''),
    }
    const text = Object.entries(lines).map(([name, value]) => `${name}: ${value}\r\n`)
    return `POST ${apiPrefix}uploadKyc HTTP/1.1\r\n${text.join('')}\r\n${begun}`
  })
  return { host, port: Number(port), heads, bytes: body.length - begun.length }
}
