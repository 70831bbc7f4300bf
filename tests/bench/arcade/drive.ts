import { createHmac } from 'node:crypto'
import { connect } from 'node:net'
import {
  signatureMark,
  signedText,
  walletHeaders,
  walletPrefix,
} from '@parlour/contract/wallet-protocol.ts'
import type { Player, Ready } from './house.ts'

export type Load = { seconds: number; callers: number }

/** The wallet's door alone: whole rounds, told by a provider that costs as little as it can. */
export function driveDoor({ url, secret, players }: Ready, load: Load): Promise<number> {
  return drive(url, load, (caller, number) => {
    const player = playerOf(players, caller)
    const key = `${process.pid}-${Date.now()}-${number}`
    const round = { roundId: `r-${key}`, transactionId: `b-${key}`, amount: 100, winAmount: 90 }
    const body = JSON.stringify({ ...player, ...round, result: toldRound })
    const timestamp = String(Date.now())
    const signature = createHmac('sha256', secret)
      .update(signedText('betWin', timestamp, body))
      .digest('hex')
    const headers = {
      [walletHeaders.provider]: 'arcade',
      [walletHeaders.timestamp]: timestamp,
      [walletHeaders.signature]: signatureMark + signature,
    }
    return { path: `${walletPrefix}betWin`, headers, body }
  })
}

/** As long as what the arcade tells of a spin. */
const toldRound = JSON.stringify({
  parts: [],
  proof: {
    commitment: 'c'.repeat(64),
    playerSeed: 'p'.repeat(32),
    nonce: 1,
    more: 'x'.repeat(700),
  },
})

/** The same rounds, asked for by browsers. */
export function driveArcade(url: string, bearers: string[], load: Load): Promise<number> {
  const body = JSON.stringify({ kind: 'spin', stakeAmount: 100 })
  return drive(url, load, (caller) => ({
    path: '/play/101/act',
    headers: { authorization: `Bearer ${bearers[caller % bearers.length]}` },
    body,
  }))
}

type Asked = { path: string; headers: Record<string, string>; body: string }

async function drive(
  url: string,
  { seconds, callers }: Load,
  requestOf: (caller: number, number: number) => Asked,
): Promise<number> {
  const { hostname, port } = new URL(url)
  const end = performance.now() + seconds * 1000
  let [calls, asked] = [0, 0]
  const call = (caller: number) =>
    new Promise<void>((resolve, reject) => {
      const socket = connect(Number(port), hostname).setNoDelay(true).setEncoding('latin1')
      const ask = () => {
        if (performance.now() >= end) return socket.end(() => resolve())
        return socket.write(written(hostname, requestOf(caller, asked++)))
      }
      let text = ''
      socket.once('connect', ask).once('error', reject)
      socket.on('data', (part: string) => {
        text += part
        if (!isWhole(text)) return
        if (!text.startsWith('HTTP/1.1 200') || /"status":[^0]/.test(text))
          reject(new Error(text.slice(-400)))
        text = ''
        calls++
        ask()
      })
    })
  await Promise.all(Array.from({ length: callers }, (_, caller) => call(caller)))
  return calls
}

/** Every answer here says how long it is. */
function isWhole(text: string): boolean {
  const bodyAt = text.indexOf('\r\n\r\n') + 4
  if (bodyAt < 4) return false
  const length = Number(/content-length: (\d+)/i.exec(text)?.[1])
  return text.length - bodyAt >= length
}

function written(host: string, { path, headers, body }: Asked): string {
  const lines = Object.entries({
    host,
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    ...headers,
  }).map(([name, value]) => `${name}: ${value}\r\n`)
  return `POST ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`
}

function playerOf(players: Player[], caller: number): Player {
  const player = players[caller % players.length]
  if (!player) throw new Error('no players')
  return player
}
