import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { request } from 'node:http'
import { constants, setPriority } from 'node:os'
import { apiPrefix } from '@parlour/contract/envelope.ts'
import type { SignedIn } from '../stack/stack.ts'
import { credentials } from '../stack/stack.ts'
import { from } from './besieged.ts'
import type { Sending } from './deep-bodies.ts'
import { deepPicture } from './deep-bodies.ts'

/**
 * Sends deep bodies until told to stop; every other sender is signed in. An attacker has a machine
 * of their own: here they stand back behind whoever is measured, and their bytes are made once.
 */
let isStopped = false
const answers: string[] = []
process.once('disconnect', () => process.exit(0))
process.on('message', (told: Sending | 'stop') => {
  if (told === 'stop') isStopped = true
  else void sendAll(told)
})

async function sendAll({ url, as, senders }: Sending): Promise<void> {
  setPriority(constants.priority.PRIORITY_LOW)
  const body = Buffer.from(deepPicture())
  const send = async (number: number) => {
    while (!isStopped) answers.push(await post(url, body, number % 2 === 0 ? as : undefined))
  }
  process.send?.('begun')
  await Promise.all(Array.from({ length: senders }, (_, number) => send(number)))
  process.send?.(answers)
}

/** The status, or that the line was cut before an answer came. */
async function post(url: string, body: Buffer, as: SignedIn | undefined): Promise<string> {
  const headers = {
    'content-type': 'application/json',
    'content-length': String(body.length),
    ...credentials(as),
    ...from('198.20.0.7'),
  }
  const options = { method: 'POST', headers, agent: false } as const
  const line = request(`${url}${apiPrefix}uploadKyc`, options)
  line.end(body)
  try {
    const [answer] = (await once(line, 'response')) as [IncomingMessage]
    return String(answer.statusCode)
  } catch {
    return 'cut'
  } finally {
    line.on('error', () => undefined).destroy()
  }
}
