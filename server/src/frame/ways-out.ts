import type { Config } from '../config.ts'

/** Which addresses somebody may send to. */
export type Ways = (address: URL) => boolean

type Gateways = Partial<
  Pick<Config, 'SMS_URL' | 'PSP_URL' | 'OIDC_ISSUER' | 'SANDBOX_URL' | 'WAYS_OUT'>
>

/** What the house was set up to speak with: its gateways, and hosts these point to. */
export function waysOf({ WAYS_OUT = [], ...config }: Gateways): Ways {
  const { SMS_URL, PSP_URL, OIDC_ISSUER, SANDBOX_URL } = config
  const gateways = [SMS_URL, PSP_URL, OIDC_ISSUER, SANDBOX_URL].flatMap((one) =>
    one === undefined ? [] : [new URL(one).origin],
  )
  const origins = new Set([...gateways, ...WAYS_OUT.map((host) => `https://${host}`)])
  return ({ origin }) => origins.has(origin)
}

/** A library has a type of its own for what it sends. */
type Sent = Omit<RequestInit, 'body'> & { body?: unknown }

/** Nobody set the house up to speak with it. */
export class NoWayOut extends Error {}

/**
 * The one way out of the house. What is sent goes to an address of the list and nowhere else, nor
 * to where that points: an address may have been made of what somebody typed.
 */
export async function goOut(ways: Ways, address: string, init: Sent): Promise<Response> {
  const url = URL.parse(address)
  if (!url || !ways(url)) throw new NoWayOut(`${url?.host ?? 'no address'} is not on the list`)
  return fetch(url, { ...init, redirect: 'error' } as RequestInit)
}
