import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { PlayRules, WalletCall } from '@parlour/contract/wallet-protocol.ts'
import {
  signatureMark,
  signedText,
  walletHeaders,
  walletPrefix,
  walletRequests,
  walletStatuses,
} from '@parlour/contract/wallet-protocol.ts'

/** How the line behaves: `lostAnswer` carries the call out and hangs up, `silent` never ends. */
export type Mood = 'well' | 'lostAnswer' | 'deaf' | 'silent'

export type FakeWallet = {
  platformUrl: string
  walletSecret: string
  balance: number
  /** The next stakes come too soon, and are told to wait so long. */
  waitsMs: number[]
  /** What is told with the balance. */
  rules: PlayRules | null
  /** The player takes a break: what the balance is answered with. */
  isPaused: boolean
  /** What every win is answered from now on. */
  refuses: keyof typeof walletStatuses | null
  calls: { name: WalletCall; body: Record<string, unknown> }[]
  /** Asked before each call, so that a test can break just one kind. */
  mood(name: WalletCall): Mood
  close(): void
}

type Body = Record<string, unknown> & { transactionId: string; amount: number }
type Kept = { name: WalletCall; raw: string; answer: Record<string, unknown> }

/** A platform's wallet for tests: the real protocol, signature included, over real HTTP. */
export async function startFakeWallet(balance = 100_000): Promise<FakeWallet> {
  const kept = new Map<string, Kept>()
  const server = createServer((request, response) => {
    let raw = ''
    request.setEncoding('utf8').on('data', (text: string) => (raw += text))
    request.on('end', () => {
      const name = String(request.url).slice(walletPrefix.length) as WalletCall
      const mood = wallet.mood(name)
      if (mood === 'silent') return undefined
      if (mood === 'deaf') return request.socket.destroy()
      const timestamp = String(request.headers[walletHeaders.timestamp])
      const digits = createHmac('sha256', wallet.walletSecret)
        .update(signedText(name, timestamp, raw))
        .digest('hex')
      const isSigned = request.headers[walletHeaders.signature] === signatureMark + digits
      const answer = isSigned ? carryOut(wallet, kept, name, raw) : say('badSignature')
      if (mood === 'lostAnswer') return request.socket.destroy()
      return response.end(JSON.stringify(answer))
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('not listening')
  const wallet: FakeWallet = {
    platformUrl: `http://127.0.0.1:${address.port}`,
    walletSecret: 'wallet-secret-for-tests-of-32-characters',
    balance,
    waitsMs: [],
    rules: null,
    isPaused: false,
    refuses: null,
    calls: [],
    mood: () => 'well',
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
  return wallet
}

function carryOut(wallet: FakeWallet, kept: Map<string, Kept>, name: WalletCall, raw: string) {
  const { data } = walletRequests[name].safeParse(JSON.parse(raw))
  if (!data) return say('badRequest')
  const body = data as unknown as Body
  // Not about money, and told by itself at any moment.
  if (name === 'facts' || name === 'examined') return { status: walletStatuses.ok }
  wallet.calls.push({ name, body })
  if (name === 'balance') {
    if (wallet.isPaused) return say('gateClosed')
    const isLive = body.token !== 'token-that-expired'
    if (!isLive) return say('tokenExpired')
    return { ...good(wallet), ...(wallet.rules && { rules: wallet.rules }) }
  }
  const earlier = kept.get(body.transactionId)
  if (earlier) return earlier.raw === raw ? earlier.answer : say('contentChanged')
  const answer = move(wallet, kept, name, body)
  kept.set(body.transactionId, { name, raw, answer })
  return answer
}

function move(wallet: FakeWallet, kept: Map<string, Kept>, name: WalletCall, body: Body) {
  const bet = kept.get(String(body.betTransactionId))
  const undo = kept.get(`undo:${body.transactionId}`)
  const waitMs = name === 'bet' || name === 'betWin' ? wallet.waitsMs.shift() : undefined
  if (waitMs !== undefined) return { ...say('tooSoon'), waitMs, balance: wallet.balance }
  if (name === 'bet') {
    if (undo) return say('betRolledBack')
    if (body.amount > wallet.balance) return { ...say('notEnough'), balance: wallet.balance }
    wallet.balance -= body.amount
  } else if (name === 'betWin') {
    if (undo) return say('betRolledBack')
    if (body.amount > wallet.balance) return { ...say('notEnough'), balance: wallet.balance }
    wallet.balance += Number(body.winAmount) - body.amount
  } else if (name === 'win') {
    if (wallet.refuses) return say(wallet.refuses)
    if (bet?.answer.status !== walletStatuses.ok) return say('unknownBet')
    wallet.balance += body.amount
  } else if (bet?.name === 'betWin' && bet.answer.status === walletStatuses.ok) {
    return say('alreadyWon')
  } else if (bet?.answer.status === walletStatuses.ok) {
    wallet.balance += (JSON.parse(bet.raw) as Body).amount
  }
  return good(wallet)
}

function good({ balance }: FakeWallet): Record<string, unknown> {
  return { status: walletStatuses.ok, balance, currency: 'THB' }
}

function say(status: keyof typeof walletStatuses): Record<string, unknown> {
  return { status: walletStatuses[status], error: status }
}
