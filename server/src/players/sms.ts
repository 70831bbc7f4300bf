import type { Config } from '../config.ts'

/** What any SMS gateway must do for us. */
export type SmsGateway = { deliver(mobile: string, text: string): Promise<void> }

const timeoutMs = 8_000

const noGateway: SmsGateway = {
  deliver: () => Promise.reject(new Error('no SMS gateway is set: see SMS_URL')),
}

export function chooseSmsGateway(config: Config): SmsGateway {
  if (config.SMS_URL) return httpGateway(config.SMS_URL, config.SMS_TOKEN ?? '', config.SMS_FROM)
  if (config.SANDBOX_URL && config.SANDBOX_SMS_SECRET)
    return sandboxGateway(config.SANDBOX_URL, config.SANDBOX_SMS_SECRET)
  return noGateway
}

/** The sandbox's gateway: messages end up on its page instead of on a phone. */
function sandboxGateway(url: string, secret: string): SmsGateway {
  return {
    deliver: (mobile, text) => deliverJson(`${url}/sms/send`, secret, { to: mobile, text }),
  }
}

/** Any gateway that takes a JSON body and a bearer token. */
function httpGateway(url: string, token: string, from: string): SmsGateway {
  return { deliver: (mobile, text) => deliverJson(url, token, { to: `+${mobile}`, text, from }) }
}

async function deliverJson(url: string, token: string, body: object): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
    // The token is for this gateway, not for where it may point to.
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (!response.ok) throw new Error(`the SMS gateway answered ${response.status}`)
}
