import type { IncomingMessage, ServerResponse } from 'node:http'
import { apiPrefix } from '@parlour/contract/envelope.ts'
import { calls } from '@parlour/contract/index.ts'
import { operatorPrefix } from '@parlour/contract/operator/operator-call.ts'
import type { WalletCall } from '@parlour/contract/wallet-protocol.ts'
import { walletPrefix } from '@parlour/contract/wallet-protocol.ts'
import { answerFailure, FrameFailure } from '../frame/failures.ts'
import type { App } from '../frame/module.ts'
import { isWalletCall, toAnswer } from '../play/index.ts'
import { noteCalls } from './limits.ts'
import type { Door } from './listen.ts'
import type { Work } from './pressure.ts'
import { createPressure, lookEveryMs, slowAnswerMs } from './pressure.ts'
import { retryAfter } from './retry-after.ts'
import { setAside } from './turned-away.ts'

/** Bets are begun by us; what follows from them is owed. */
const walletWork: Record<WalletCall, Work> = {
  bet: 'money',
  betWin: 'money',
  win: 'due',
  rollback: 'due',
  resettle: 'due',
  balance: 'read',
  facts: 'money',
  examined: 'read',
}
const probes = new Set(['/healthz', '/readyz', '/metrics'])

/** `isTimed`: it takes as long as the machine needs, not as somebody else. */
type Kind = { work: Work; isTimed: boolean; isStream?: boolean }

/**
 * Before everything else: more than the machine can do is refused while that costs next to nothing,
 * first what matters least. What is let in is counted until it is answered or its caller has left.
 */
export function openAdmission({ config, metrics }: App) {
  const bounds = { most: config.WORK_AT_MOST, least: config.WORK_AT_LEAST }
  const pressure = createPressure(bounds)
  const kindOf = createKinds()
  const looking = setInterval(() => {
    pressure.look(performance.now())
    metrics.workLimit.set(pressure.limit)
    metrics.workUnderWay.set(pressure.underWay)
  }, lookEveryMs)
  looking.unref()

  const door: Door = (request, response) => {
    const { work, isTimed, isStream } = kindOf(request)
    const begunAt = performance.now()
    if (!pressure.begin(work)) {
      metrics.shed.inc({ work })
      refuse(request, response)
      return true
    }
    // A stream is open for hours and costs nothing meanwhile.
    if (isStream) pressure.end(null)
    else {
      const end = () => {
        response.off('close', end).off(setAside, end)
        const tookMs = performance.now() - begunAt
        // Who hangs up before the answer tells of the machine too, if they had waited long.
        const isTold = isTimed && (response.writableFinished || tookMs > slowAnswerMs)
        pressure.end(isTold ? tookMs : null)
      }
      response.once('close', end).once(setAside, end)
    }
    return false
  }
  return { door, stop: () => clearInterval(looking) }
}

/** What a request is, by its first line and headers alone. */
export function createKinds(): (request: Pick<IncomingMessage, 'url' | 'headers'>) => Kind {
  const ofCalls = new Map(
    Object.entries(calls).map(([name, { path, writes }]) => [
      path,
      { isNote: noteCalls.has(name), writes: writes !== false, isTimed: writes !== 'late' },
    ]),
  )
  return ({ url = '', headers }) => {
    if (url.startsWith(walletPrefix)) {
      const name = url.slice(walletPrefix.length)
      return isWalletCall(name)
        ? { work: walletWork[name], isTimed: true }
        : { work: 'visit', isTimed: false }
    }
    if (!url.startsWith(apiPrefix)) return { work: workElsewhere(url), isTimed: false }
    const path = url.slice(apiPrefix.length)
    if (path === 'stream') return { work: 'read', isTimed: false, isStream: true }
    const call = ofCalls.get(path)
    if (!call) return { work: 'visit', isTimed: false }
    const { isNote, writes, isTimed } = call
    if (isNote) return { work: 'note', isTimed }
    if (headers.authorization === undefined) return { work: 'visit', isTimed }
    return { work: writes ? 'money' : 'read', isTimed }
  }
}

/** Payments are told by their provider, and operators are there to help. */
function workElsewhere(url: string): Work {
  if (probes.has(url)) return 'due'
  return url.startsWith('/callbacks/') || url.startsWith(operatorPrefix) ? 'money' : 'visit'
}

const refusal = answerFailure(new FrameFailure('unavailable'))
const walletRefusal = { status: 200, body: toAnswer('retry') }

/** A provider is told so in its own words. */
function refuse({ url = '' }: IncomingMessage, response: ServerResponse): void {
  const { status, body } = url.startsWith(walletPrefix) ? walletRefusal : refusal
  const text = JSON.stringify(body)
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'retry-after': retryAfter(),
  })
  response.end(text)
}
