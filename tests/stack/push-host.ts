import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

type Pushed = { path: string; headers: IncomingHttpHeaders; body: Buffer }

/** A push host of our own: it keeps what is sent to it, and answers as it is told to. */
export async function startPushHost() {
  const pushed: Pushed[] = []
  const answers = new Map<string, number>()
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    const path = request.url ?? ''
    pushed.push({ path, headers: request.headers, body: await buffer(request) })
    response.writeHead(answers.get(path) ?? 201).end()
  }
  const server = createServer((request, response) => void take(request, response))
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answers,
    at: (path: string) => pushed.filter((one) => one.path === path),
    stop: () => server.close(),
  }
}

/** A browser's keys at a push host, as a subscription hands them over. */
export function makePushKeys(endpoint: string) {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  const authSecret = randomBytes(16)
  const subscription = {
    endpoint,
    publicKey: pair.getPublicKey().toString('base64url'),
    authSecret: authSecret.toString('base64url'),
  } as const
  return { pair, authSecret, subscription }
}

/** What the browser does with a message, by RFC 8291. */
export function decryptPush(
  body: Buffer,
  { pair, authSecret }: ReturnType<typeof makePushKeys>,
): unknown {
  const [salt, sender] = [body.subarray(0, 16), body.subarray(21, 86)]
  const sealed = body.subarray(86)
  const own = pair.getPublicKey()
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, sender])
  const secret = hkdfSync('sha256', pair.computeSecret(sender), authSecret, info, 32)
  const derive = (name: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', Buffer.from(secret), salt, `Content-Encoding: ${name}\0`, bytes))
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
  decipher.setAuthTag(sealed.subarray(-16))
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString())
}
