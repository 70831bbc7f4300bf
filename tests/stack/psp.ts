import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { createServer } from 'node:http'

type Transfer = { transferId: string; amount: number; currency: string; state: string }
type About = 'payment' | 'payout'
type Deal = {
  about: About
  reference: string
  amount: number
  currency: string
  state: 'open' | 'paid' | 'failed'
  transfers: Transfer[]
  noticeUrl: string
  method?: string
}
type Told = { eventId?: string; state: string; transferId?: string; amount?: number }
type Asked = { method: string; path: string; rawBody: string; headers: Record<string, unknown> }
type Answer = { status: number; body?: object }

const merchant = 'landao'

/**
 * A payment provider that speaks the protocol of the recipe, over HTTP and with signatures of its
 * own making. `manners` are a test's: what is answered instead, a status, a line cut off, or what
 * is known of another deal.
 */
export async function startPsp() {
  const secret = randomBytes(24).toString('hex')
  const manners: ((method: string, path: string) => number | 'cut' | Deal | undefined)[] = []
  let book: ReturnType<typeof createBook>
  const server = createServer((incoming, outgoing) => {
    void readAsked(incoming).then((asked) => {
      const fates = manners.map((manner) => manner(asked.method, asked.path))
      const fate = fates.find((one) => one !== undefined)
      const { status, body = {} } = book.answer(asked)
      if (fate === 'cut') return void incoming.socket.destroy()
      const isOther = typeof fate === 'object'
      outgoing.writeHead(isOther ? 200 : (fate ?? status), { 'content-type': 'application/json' })
      return void outgoing.end(JSON.stringify(isOther ? fate : body))
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('not listening on a port')
  const url = `http://127.0.0.1:${address.port}`
  book = createBook(url, secret)
  return {
    ...book,
    env: { PSP_URL: `${url}/v1`, PSP_MERCHANT: merchant, PSP_SECRET: secret },
    manners,
    /** Tells what became of a deal, signed with this secret; answers the status. */
    tell: (deal: Deal, told: Told, signedWith = secret) => tell(deal, told, signedWith),
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}
export type Psp = Awaited<ReturnType<typeof startPsp>>

/** What the provider knows, and how it answers. */
function createBook(url: string, secret: string) {
  const deals = new Map<string, Deal>()
  const seen: string[] = []

  function answer({ method, path, rawBody, headers }: Asked): Answer {
    const signature = sign(secret, `${method} ${path}`, String(headers['x-timestamp']), rawBody)
    if (headers['x-merchant'] !== merchant || headers['x-signature'] !== signature)
      return { status: 401 }
    seen.push(path)
    const [, , kind = '', reference = '', act] = path.split('/')
    const known = deals.get(`${kind}/${reference}`)
    if (method === 'GET') return show(known)
    const content = JSON.parse(rawBody) as Deal & { transferId: string }
    if (act === 'refunds') return refund(known, content)
    const key = `${kind}/${content.reference}`
    const about = kind === 'payments' ? 'payment' : 'payout'
    const deal = deals.get(key) ?? { ...content, about, state: 'open', transfers: [] }
    deals.set(key, deal)
    return show(deal)
  }

  function show(deal: Deal | undefined): Answer {
    if (!deal) return { status: 404 }
    const { reference, state, currency, transfers, method } = deal
    const pageUrl = method === 'page' ? `${url}/pay/${reference}` : undefined
    return { status: 200, body: { reference, state, currency, transfers, pageUrl } }
  }

  function refund(deal: Deal | undefined, { transferId, amount }: Deal & { transferId: string }) {
    const transfer = deal?.transfers.find((one) => one.transferId === transferId)
    if (!transfer || transfer.amount !== amount) return { status: 400 }
    if (['done', 'refundFailed'].includes(transfer.state)) transfer.state = 'refunding'
    return show(deal)
  }

  const find = (about: About, reference: string) => deals.get(`${about}s/${reference}`)
  function get(about: About, reference: string): Deal {
    const deal = find(about, reference)
    if (!deal) throw new Error(`the provider knows of no ${reference}`)
    return deal
  }
  /** Money moves at the provider; nobody is told. */
  function move(about: About, reference: string, amount?: number): string {
    const deal = get(about, reference)
    const transferId = `T-${randomUUID()}`
    const { currency } = deal
    deal.transfers.push({ transferId, amount: amount ?? deal.amount, currency, state: 'done' })
    deal.state = 'paid'
    return transferId
  }
  return { answer, find, get, move, seen }
}

async function tell(deal: Deal, told: Told, secret: string): Promise<number> {
  const { about, reference, currency, noticeUrl } = deal
  const body = JSON.stringify({ eventId: randomUUID(), about, reference, currency, ...told })
  const timestamp = String(Date.now())
  const target = `POST ${new URL(noticeUrl).pathname}`
  const { status } = await fetch(noticeUrl, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-timestamp': timestamp,
      'x-signature': sign(secret, target, timestamp, body),
    },
    body,
  })
  return status
}

function sign(secret: string, target: string, timestamp: string, body: string): string {
  return createHmac('sha256', secret).update(`${target}\n${timestamp}\n${body}`).digest('hex')
}

async function readAsked(incoming: IncomingMessage): Promise<Asked> {
  let rawBody = ''
  for await (const part of incoming) rawBody += String(part)
  const { method = '', url: path = '', headers } = incoming
  return { method, path, rawBody, headers }
}
