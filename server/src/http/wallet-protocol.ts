import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { WalletCall } from '@parlour/contract/wallet-protocol.ts'
import { walletPrefix } from '@parlour/contract/wallet-protocol.ts'
import type { App } from '../frame/module.ts'
import type { PlayDesk } from '../play/index.ts'
import { isWalletCall, toAnswer } from '../play/index.ts'
import type { Admission } from './admission.ts'
import { answerText } from './answer-text.ts'
import type { Door } from './listen.ts'
import type { ServePlain } from './short-way.ts'

/** More than a request with the longest result needs. */
const maxBodyBytes = 64 * 1024
/** For a program, not for a browser. */
const headers = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
}

/**
 * Game providers move money here. Every bet comes this way, and the framework would cost it as much
 * as the ledger does: so it has a door of its own, before it, and a shorter way for requests that
 * are plain. The signature covers the body as it came.
 */
export function openWallet(app: App, desk: PlayDesk, admission: Admission) {
  async function answer(name: WalletCall, { headers: given, rawBody, socket }: Asked) {
    const startedAt = performance.now()
    const span = app.traces.begin(`wallet.${name}`, given['traceparent'])
    const hasLeft = () => socket.destroyed
    const body = await rawBody
    const answered =
      body === null
        ? toAnswer('badRequest', { message: 'the body is too long' })
        : await desk.answer(name, { headers: given, rawBody: body, hasLeft })
    const seconds = (performance.now() - startedAt) / 1000
    app.metrics.calls.observe({ call: `wallet.${name}`, errcode: answered.status }, seconds)
    span?.end({ status: answered.status }, false)
    return JSON.stringify(answered)
  }

  async function reply(name: WalletCall, request: IncomingMessage, response: ServerResponse) {
    const { headers: given, socket } = request
    const text = await answer(name, { headers: given, rawBody: readBody(request), socket })
    response.writeHead(200, { ...headers, 'content-length': Buffer.byteLength(text) })
    response.end(text)
  }

  const door: Door = (request, response) => {
    const name = request.method === 'POST' && findCall(request)
    if (!name) return false
    // Who hung up before the end asks again, with the same key.
    reply(name, request, response).catch(() => response.destroy())
    return true
  }

  const servePlain: ServePlain = (request, socket) => {
    const name = findCall(request)
    if (!name) return null
    const leave = admission.enter(request)
    if (!leave) return Promise.resolve(answerText(admission.refusalOf(request)))
    const { headers: given, body: rawBody } = request
    return answer(name, { headers: given, rawBody, socket })
      .then((text) => answerText({ status: 200, headers, text }))
      .finally(() => leave(!socket.destroyed))
  }

  return { door, servePlain }
}

type Asked = {
  headers: IncomingMessage['headers']
  rawBody: string | Promise<string | null>
  socket: Socket
}

function findCall({ url = '' }: { url?: string | undefined }): WalletCall | null {
  if (!url.startsWith(walletPrefix)) return null
  const name = url.slice(walletPrefix.length)
  return isWalletCall(name) ? name : null
}

/** The text of the body; null when it is too long to be a request. */
function readBody(request: IncomingMessage): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    let length = 0
    request.on('data', (part: Buffer) => {
      length += part.length
      if (length <= maxBodyBytes) parts.push(part)
    })
    request.once('end', () =>
      resolve(length > maxBodyBytes ? null : Buffer.concat(parts).toString()),
    )
    request.once('error', reject)
  })
}
