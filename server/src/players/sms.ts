import type { Config } from '../config.ts'
import type { Ways } from '../frame/ways-out.ts'
import { goOut, waysOf } from '../frame/ways-out.ts'

/** What any SMS gateway must do for us. */
export type SmsGateway = { deliver(mobile: string, text: string): Promise<void> }

const timeoutMs = 8_000

const noGateway: SmsGateway = {
  deliver: () => Promise.reject(new Error('no SMS gateway is set: see SMS_URL')),
}

export function chooseSmsGateway(config: Config): SmsGateway {
  const { SMS_URL, SMS_TOKEN = '', SMS_FROM, SANDBOX_URL, SANDBOX_SMS_SECRET } = config
  const ways = waysOf(config)
  if (SMS_URL) return httpGateway({ ways, url: SMS_URL, token: SMS_TOKEN }, SMS_FROM)
  if (SANDBOX_URL && SANDBOX_SMS_SECRET)
    return sandboxGateway({ ways, url: `${SANDBOX_URL}/sms/send`, token: SANDBOX_SMS_SECRET })
  return noGateway
}

type Place = { ways: Ways; url: string; token: string }

/** The sandbox's gateway: messages end up on its page instead of on a phone. */
function sandboxGateway(place: Place): SmsGateway {
  return { deliver: (mobile, text) => deliverJson(place, { to: mobile, text }) }
}

/** Any gateway that takes a JSON body and a bearer token. */
function httpGateway(place: Place, from: string): SmsGateway {
  return { deliver: (mobile, text) => deliverJson(place, { to: `+${mobile}`, text, from }) }
}

async function deliverJson({ ways, url, token }: Place, body: object): Promise<void> {
  const response = await goOut(ways, url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (!response.ok) throw new Error(`the SMS gateway answered ${response.status}`)
}
