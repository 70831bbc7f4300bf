import { createHmac, randomUUID } from 'node:crypto'

/** A callback of the payment provider. */
export type Told = {
  eventId?: string
  merchantOrderId?: string
  merchantPayoutId?: string
  status: 'paid' | 'failed'
  paidAmount: number
  currency?: string
  /** Left out, it is the one payment of its order. */
  paymentRef?: string
  /** Whose account it came from, if the provider tells. */
  payer?: string
}
type Signing = { secret: string; now?: number }

/** Posts a callback signed as the provider signs; answers the HTTP status. */
export async function signedCallback(url: string, { secret, now }: Signing, told: Told) {
  const paymentRef = `one-payment-of:${told.merchantOrderId ?? told.merchantPayoutId}`
  const shared = { eventId: randomUUID(), at: new Date().toISOString(), currency: 'THB' }
  const body = JSON.stringify({ ...shared, paymentRef, ...told })
  const timestamp = String(now ?? Date.now())
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')
  return postCallback(url, body, { 'x-timestamp': timestamp, 'x-signature': signature })
}

export async function postCallback(
  url: string,
  body: string,
  headers: Record<string, string>,
  provider = 'sandbox',
): Promise<number> {
  const { status } = await fetch(`${url}/callbacks/payments/${provider}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  })
  return status
}
