import type { IncomingMessage, ServerResponse } from 'node:http'
import type { WalletCall } from '@parlour/contract/wallet-protocol.ts'
import { walletPrefix } from '@parlour/contract/wallet-protocol.ts'
import type { App } from '../frame/module.ts'
import type { PlayDesk } from '../play/index.ts'
import { isWalletCall, toAnswer } from '../play/index.ts'
import type { Door } from './listen.ts'

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
 * as the ledger does: so it has a door of its own, before it. The signature covers the body as it
 * came.
 */
export function openWalletDoor(app: App, desk: PlayDesk): Door {
  async function answer(name: WalletCall, request: IncomingMessage, response: ServerResponse) {
    const startedAt = performance.now()
    const span = app.traces.begin(`wallet.${name}`, request.headers['traceparent'])
    const rawBody = await readBody(request)
    const { headers: given, socket } = request
    const hasLeft = () => socket.destroyed
    const answered =
      rawBody === null
        ? toAnswer('badRequest', { message: 'the body is too long' })
        : await desk.answer(name, { headers: given, rawBody, hasLeft })
    const seconds = (performance.now() - startedAt) / 1000
    app.metrics.calls.observe({ call: `wallet.${name}`, errcode: answered.status }, seconds)
    span?.end({ status: answered.status }, false)
    const text = JSON.stringify(answered)
    response.writeHead(200, { ...headers, 'content-length': Buffer.byteLength(text) })
    response.end(text)
  }

  return (request, response) => {
    const name = findCall(request)
    if (!name) return false
    // Who hung up before the end asks again, with the same key.
    answer(name, request, response).catch(() => response.destroy())
    return true
  }
}

function findCall({ method, url = '' }: IncomingMessage): WalletCall | null {
  if (method !== 'POST' || !url.startsWith(walletPrefix)) return null
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
