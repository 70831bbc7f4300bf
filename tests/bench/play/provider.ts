import { createHmac } from 'node:crypto'
import { connect } from 'node:net'
import {
  signatureMark,
  signedText,
  walletHeaders,
  walletPrefix,
} from '@parlour/contract/wallet-protocol.ts'
import type { Player } from './bets.ts'
import type { Ready } from './house.ts'

/** A provider that costs as little as it can: what is measured is who answers it. */
export async function driveOverHttp(
  { url, secret, players }: Ready,
  { seconds, callers }: { seconds: number; callers: number },
): Promise<number> {
  const { hostname, port } = new URL(url)
  const requestOf = (number: number) => {
    const player = players[(number * 7) % players.length]
    if (!player) throw new Error('no players')
    return requestFor(player, secret, hostname, `${Date.now()}-${number}`)
  }
  // Signed beforehand: the machine is shared, and who asks is not what is measured.
  const ready = Array.from({ length: seconds * expectedPerSecond }, (_, number) =>
    requestOf(number),
  )
  const end = performance.now() + seconds * 1000
  let calls = 0
  const call = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect(Number(port), hostname).setNoDelay(true).setEncoding('latin1')
      const ask = () => {
        if (performance.now() >= end) return socket.end(() => resolve())
        socket.write(ready[calls] ?? requestOf(calls))
        calls++
      }
      let text = ''
      socket.once('connect', ask).once('error', reject)
      socket.on('data', (part: string) => {
        text += part
        if (!text.endsWith('}')) return
        if (!text.includes('"status":0')) reject(new Error(text.slice(-300)))
        text = ''
        ask()
      })
    })
  await Promise.all(Array.from({ length: callers }, call))
  return calls
}

const expectedPerSecond = 10_000
const run = process.pid

function requestFor(player: Player, secret: string, host: string, name: string): Buffer {
  const key = `${run}-${name}`
  const round = { roundId: `r-${key}`, transactionId: `b-${key}`, amount: 100 }
  const body = JSON.stringify({ ...player, ...round })
  const timestamp = String(Date.now())
  const signature = createHmac('sha256', secret)
    .update(signedText('bet', timestamp, body))
    .digest('hex')
  return Buffer.from(
    `POST ${walletPrefix}bet HTTP/1.1\r\nhost: ${host}\r\ncontent-type: application/json\r\n` +
      `content-length: ${Buffer.byteLength(body)}\r\n${walletHeaders.provider}: arcade\r\n` +
      `${walletHeaders.timestamp}: ${timestamp}\r\n` +
      `${walletHeaders.signature}: ${signatureMark}${signature}\r\n\r\n${body}`,
    'latin1',
  )
}
