import { STATUS_CODES } from 'node:http'

export type Answer = { status: number; headers: Record<string, string>; text: string }

/** How long a line may be silent before it is cut. */
export const idleSeconds = 65

/** All that is sent for an answer, as Node would send it. */
export function answerText({ status, headers, text }: Answer): string {
  let head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n`
  for (const name in headers) head += `${name}: ${headers[name]}\r\n`
  return (
    `${head}content-length: ${Buffer.byteLength(text)}\r\nDate: ${dateNow()}\r\n` +
    `Connection: keep-alive\r\nKeep-Alive: timeout=${idleSeconds}\r\n\r\n${text}`
  )
}

let told = { second: 0, date: '' }

function dateNow(): string {
  const second = Math.floor(Date.now() / 1000)
  if (second !== told.second) told = { second, date: new Date(second * 1000).toUTCString() }
  return told.date
}
