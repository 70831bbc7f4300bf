import { Agent, request } from 'node:http'
import { Agent as SecureAgent, request as secureRequest } from 'node:https'

type Post = (name: string, body: string, headers: Record<string, string>) => Promise<string>

/** So many calls at once; more wait for a line. */
const mostLines = 128

/**
 * Posts to the wallet over lines that stay open. A fetch for each call took as much of the
 * processor as the round it was for. Redirects are not followed: what they say is no answer.
 */
export function openDoor(prefix: string, answerLimitMs: number): Post {
  const url = new URL(prefix)
  const isSecure = url.protocol === 'https:'
  const options = { keepAlive: true, maxSockets: mostLines, scheduling: 'lifo' as const }
  const agent = isSecure ? new SecureAgent(options) : new Agent(options)
  const open = isSecure ? secureRequest : request
  return (name, body, headers) =>
    new Promise((resolve, reject) => {
      const sent = open({
        agent,
        method: 'POST',
        host: url.hostname.replace(/^\[|\]$/g, ''),
        port: url.port,
        path: url.pathname + name,
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          ...headers,
        },
      })
      const late = setTimeout(() => sent.destroy(new Error('too late')), answerLimitMs)
      const fail = (error: Error) => {
        clearTimeout(late)
        reject(error)
      }
      sent.on('error', fail).on('response', (answer) => {
        let text = ''
        answer.setEncoding('utf8').on('data', (part: string) => (text += part))
        answer.on('error', fail).on('end', () => {
          clearTimeout(late)
          resolve(text)
        })
      })
      sent.end(body)
    })
}
