import { createHmac } from 'node:crypto'
import { apiPrefix } from '@parlour/contract/envelope.ts'
import {
  signatureMark,
  signedText,
  walletHeaders,
  walletPrefix,
} from '@parlour/contract/wallet-protocol.ts'
import type { Place, Player } from './house.ts'

export const kinds = ['bet', 'win', 'read', 'visit', 'note'] as const
export type Kind = (typeof kinds)[number]

/** Of a hundred requests: what a lobby with people at play asks for. */
const mix: Record<Kind, number> = { bet: 30, win: 10, read: 35, visit: 20, note: 5 }
const deck = kinds.flatMap((kind) => Array<Kind>(mix[kind]).fill(kind))

/** Spread evenly: any stretch of it has the same mix. */
export function kindAt(number: number): Kind {
  return deck[(number * 37) % deck.length] ?? 'bet'
}

let made = 0

/** The bytes of one request, of a player who takes turns with the others. */
export function makeRequest({ url, secret, players }: Place, kind: Kind): Buffer {
  const number = made++
  const player = players[(number * 7) % players.length]
  if (!player) throw new Error('no players')
  const { host } = new URL(url)
  if (kind === 'bet') return walletBytes('bet', betOf(player, number), { host, secret })
  if (kind === 'win') return walletBytes('betWin', winOf(player, number), { host, secret })
  if (kind === 'read')
    return callBytes('getRechargeRecord', '{}', { host, headers: player.headers })
  if (kind === 'visit') return callBytes('anonymous/lobbyTips', '{}', { host, headers: {} })
  return callBytes('anonymous/appEventLogClient', noteBody, { host, headers: player.headers })
}

const note = {
  eventName: 'bench',
  eventTime: Date.now(),
  eventUserId: 'bench',
  channel: 'WEB',
  appId: 'com.demo.web',
  version: '1.0',
}
const noteBody = JSON.stringify({ eventList: [note] })
const run = `${process.pid}-${Date.now()}`

function betOf({ playerId, gameId, token }: Player, number: number) {
  const key = `${run}-${number}`
  return { playerId, gameId, token, roundId: `r-${key}`, transactionId: `b-${key}`, amount: 100 }
}

/** A whole round in one call: what owes nothing afterwards. */
function winOf(player: Player, number: number) {
  return { ...betOf(player, number), winAmount: 90 }
}

function walletBytes(name: string, request: object, to: { host: string; secret: string }): Buffer {
  const body = JSON.stringify(request)
  const timestamp = String(Date.now())
  const text = signedText(name, timestamp, body)
  const signature = createHmac('sha256', to.secret).update(text).digest('hex')
  const headers = {
    [walletHeaders.provider]: 'arcade',
    [walletHeaders.timestamp]: timestamp,
    [walletHeaders.signature]: signatureMark + signature,
  }
  return post(walletPrefix + name, body, { host: to.host, headers })
}

type To = { host: string; headers: Record<string, string> }

function callBytes(name: string, body: string, to: To): Buffer {
  return post(apiPrefix + name, body, to)
}

function post(path: string, body: string, { host, headers }: To): Buffer {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return Buffer.from(
    `POST ${path} HTTP/1.1\r\nhost: ${host}\r\ncontent-type: application/json\r\n` +
      `content-length: ${Buffer.byteLength(body)}\r\n${lines.join('')}\r\n${body}`,
    'latin1',
  )
}
