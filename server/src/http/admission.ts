import type { IncomingMessage } from 'node:http'
import { apiPrefix } from '@parlour/contract/envelope.ts'
import { calls } from '@parlour/contract/index.ts'
import { operatorPrefix } from '@parlour/contract/operator/operator-call.ts'
import type { WalletCall } from '@parlour/contract/wallet-protocol.ts'
import { walletPrefix } from '@parlour/contract/wallet-protocol.ts'
import { answerFailure, FrameFailure } from '../frame/failures.ts'
import type { App } from '../frame/module.ts'
import { isWalletCall, toAnswer } from '../play/index.ts'
import type { Answer } from './answer-text.ts'
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

  /** Lets it in; who is let in says when they are done, and whether it was answered. */
  function enter(request: Asked, kind = kindOf(request)): Leave | null {
    const begunAt = performance.now()
    if (!pressure.begin(kind.work)) {
      metrics.shed.inc({ work: kind.work })
      return null
    }
    return (isAnswered) => {
      const tookMs = performance.now() - begunAt
      // Who hangs up before the answer tells of the machine too, if they had waited long.
      const isTold = kind.isTimed && (isAnswered || tookMs > slowAnswerMs)
      pressure.end(isTold ? tookMs : null)
    }
  }

  const door: Door = (request, response) => {
    const kind = kindOf(request)
    const leave = enter(request, kind)
    if (!leave) {
      const { status, headers, text } = refusalOf(request)
      response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(text) })
      response.end(text)
      return true
    }
    // A stream is open for hours and costs nothing meanwhile.
    if (kind.isStream) leave(false)
    else {
      const end = () => {
        response.off('close', end).off(setAside, end)
        leave(response.writableFinished)
      }
      response.once('close', end).once(setAside, end)
    }
    return false
  }
  return { door, enter, refusalOf, stop: () => clearInterval(looking) }
}

export type Admission = ReturnType<typeof openAdmission>
type Leave = (isAnswered: boolean) => void
type Asked = { url?: string | undefined; headers: IncomingMessage['headers'] }

/** What a request is, by its first line and headers alone. */
export function createKinds(): (request: Asked) => Kind {
  const ofCalls = new Map(
    Object.entries(calls).map(([name, { path, writes, public: isPublic }]) => {
      const isNote = noteCalls.has(name)
      const isTimed = writes !== 'late'
      // Signing in, registering, asking for a code: whoever does it may write any header.
      return [path, { isNote, writes: writes !== false, isTimed, isWayIn: isPublic && !isTimed }]
    }),
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
    const { isNote, writes, isTimed, isWayIn } = call
    if (isNote) return { work: 'note', isTimed }
    if (isWayIn || headers.authorization === undefined) return { work: 'visit', isTimed }
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
function refusalOf({ url = '' }: Asked): Answer {
  const { status, body } = url.startsWith(walletPrefix) ? walletRefusal : refusal
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'retry-after': retryAfter(),
  }
  return { status, headers, text: JSON.stringify(body) }
}
