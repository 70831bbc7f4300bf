import { randomBytes } from 'node:crypto'
import { startSandbox as start } from '@parlour/sandbox/app.ts'
import { readConfig } from '@parlour/sandbox/config.ts'
import { freePort } from './free-port.ts'

export type Sandbox = {
  /** What the server must be told to use it. */
  env: Record<string, string>
  url: string
  /** The newest code sent to a number, digits with the country code. */
  readCode(mobile: string): Promise<string>
  stop: () => Promise<void>
}

/** The real sandbox, in this process. `publicUrl` is where the lobby says it lives. */
export async function startSandbox(publicUrl: string): Promise<Sandbox> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const secret = () => randomBytes(24).toString('hex')
  const env = {
    SANDBOX_URL: url,
    SANDBOX_SMS_SECRET: secret(),
    SANDBOX_OIDC_SECRET: secret(),
    SANDBOX_PAYMENT_SECRET: secret(),
  }
  const settings = { SANDBOX_PORT: String(port), PUBLIC_URL: publicUrl, LOG_LEVEL: 'silent' }
  const manners = { SANDBOX_MISBEHAVES: '1' }
  const { stop } = await start(readConfig({ ...env, ...settings, ...manners }))
  return {
    url,
    env,
    readCode: (mobile) => readCode(url, mobile),
    stop,
  }
}

/** The newest code that a sandbox elsewhere was given for a number. */
export async function readCode(url: string, mobile: string): Promise<string> {
  const response = await fetch(`${url}/sms/messages?to=${mobile}`)
  const { messages } = (await response.json()) as { messages: { text: string }[] }
  const codes = messages.flatMap(({ text }) => /\b\d{6}\b/.exec(text) ?? [])
  const newest = codes[0]
  if (!newest) throw new Error(`no code was sent to ${mobile}`)
  return newest
}
