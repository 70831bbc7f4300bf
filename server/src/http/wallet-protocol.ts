import type { IncomingMessage, ServerResponse } from 'node:http'
import type { WalletAnswer, WalletCall } from '@parlour/contract/wallet-protocol.ts'
import { walletPrefix, walletStatuses } from '@parlour/contract/wallet-protocol.ts'
import type { App } from '../module.ts'
import type { PlayDesk } from '../play/index.ts'
import { isWalletCall } from '../play/index.ts'
import type { Door } from './listen.ts'
import { securityHeaders } from './security.ts'

/** More than a request with the longest result needs. */
const maxBodyLength = 64 * 1024
const tooLong: WalletAnswer = {
  status: walletStatuses.badRequest,
  error: 'badRequest',
  message: 'the body is too long',
}

/**
 * Game providers move money here. Every bet comes this way, and the framework would cost it as much
 * as the ledger does: so it has a door of its own, before it. The signature covers the body as it
 * came.
 */
export function openWalletDoor(app: App, desk: PlayDesk): Door {
  const headers = { ...securityHeaders(app.config), 'content-type': 'application/json' }

  async function answer(name: WalletCall, request: IncomingMessage, response: ServerResponse) {
    const startedAt = performance.now()
    const rawBody = await readBody(request)
    const { headers: given } = request
    const answered =
      rawBody === null ? tooLong : await desk.answer(name, { headers: given, rawBody })
    const seconds = (performance.now() - startedAt) / 1000
    app.metrics.calls.observe({ call: `wallet.${name}`, errcode: answered.status }, seconds)
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
    let body = ''
    request.setEncoding('utf8')
    request.on('data', (part: string) => {
      if (body.length <= maxBodyLength) body += part
    })
    request.once('end', () => resolve(body.length > maxBodyLength ? null : body))
    request.once('error', reject)
  })
}
