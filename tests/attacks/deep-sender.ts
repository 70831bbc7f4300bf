import type { Sending } from './deep-bodies.ts'
import { deepPicture, postBody } from './deep-bodies.ts'

/** Sends deep bodies until told to stop; every other sender is signed in. */
let isStopped = false
const answers: string[] = []
process.once('disconnect', () => process.exit(0))
process.on('message', (told: Sending | 'stop') => {
  if (told === 'stop') isStopped = true
  else void sendAll(told)
})

async function sendAll({ url, as, senders }: Sending): Promise<void> {
  const body = deepPicture()
  const send = async (number: number) => {
    while (!isStopped) {
      const who = number % 2 === 0 ? as : undefined
      answers.push(await postBody(url, { call: 'uploadKyc', body, as: who }))
    }
  }
  process.send?.('begun')
  await Promise.all(Array.from({ length: senders }, (_, number) => send(number)))
  process.send?.(answers)
}
