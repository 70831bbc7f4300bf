import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'

/** One line to a browser, both ways, in whole texts. */
export type Line = {
  say(text: string): void
  /** Ends it; a browser comes back by itself unless it is told why not. */
  end(code?: number): void
}

export type LineEnds = {
  hear(text: string): void
  closed(): void
}

/** RFC 6455, as much of it as a game needs: texts, pings and a close. Node has no server for it. */
const mark = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11'
const opcodes = { more: 0, text: 1, close: 8, ping: 9, pong: 10 }
/** Nobody here has more to say at once. */
const mostBytes = 4_096
/** A browser that does not read is cut off rather than remembered. */
const mostBuffered = 256 * 1024
const pulseMs = 15_000
const closeMs = 1_000

/** Takes the line over; what is no opening of one is answered and ended. */
export function openLine(
  request: IncomingMessage,
  socket: Duplex,
  head: Buffer,
  endsOf: (line: Line) => LineEnds,
): void {
  const key = request.headers['sec-websocket-key']
  const isGood = request.method === 'GET' && request.headers['sec-websocket-version'] === '13'
  if (!isGood || typeof key !== 'string' || key.length !== 24) {
    socket.end('HTTP/1.1 400 Bad Request\r\nconnection: close\r\n\r\n')
    return
  }
  const accepted = createHash('sha1')
    .update(key + mark)
    .digest('base64')
  socket.write(
    'HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: Upgrade\r\n' +
      `sec-websocket-accept: ${accepted}\r\n\r\n`,
  )
  speak(socket, head, endsOf)
}

function speak(socket: Duplex, head: Buffer, endsOf: (line: Line) => LineEnds): void {
  let isHeard = true
  const send = (opcode: number, body: Buffer) => {
    if (socket.writableLength > mostBuffered) socket.destroy()
    else if (!socket.destroyed && !socket.writableEnded) socket.write(frameOf(opcode, body))
  }
  const end = (code = 1000) => {
    const body = Buffer.alloc(2)
    body.writeUInt16BE(code)
    send(opcodes.close, body)
    socket.end()
    // A browser that does not hang up as well is hung up on.
    setTimeout(() => socket.destroy(), closeMs).unref()
  }
  const ends = endsOf({ say: (text) => send(opcodes.text, Buffer.from(text)), end })
  // Who has not even answered the last ping is gone.
  const pulse = setInterval(() => {
    if (!isHeard) socket.destroy()
    isHeard = false
    send(opcodes.ping, Buffer.alloc(0))
  }, pulseMs)
  const read = openReader((opcode, body) => {
    isHeard = true
    if (opcode === opcodes.text) ends.hear(body.toString('utf8'))
    else if (opcode === opcodes.ping) send(opcodes.pong, body)
    else if (opcode === opcodes.close) end()
  })
  const take = (part: Buffer) => {
    if (!read(part)) end(1009)
  }
  socket.on('data', take)
  socket.on('error', () => socket.destroy())
  socket.once('close', () => {
    clearInterval(pulse)
    ends.closed()
  })
  if (head.length > 0) take(head)
}

/** Puts frames together; false when what comes is too long, or not what a browser sends. */
function openReader(take: (opcode: number, body: Buffer) => void): (part: Buffer) => boolean {
  let rest = Buffer.alloc(0)
  let begun: { opcode: number; parts: Buffer[]; bytes: number } | null = null
  return (part) => {
    rest = Buffer.concat([rest, part])
    for (;;) {
      const frame = readFrame(rest)
      if (frame === 'bad') return false
      if (!frame) return rest.length <= mostBytes + 14
      rest = rest.subarray(frame.bytes)
      if (frame.opcode >= opcodes.close) {
        take(frame.opcode, frame.body)
        continue
      }
      begun ??= { opcode: frame.opcode, parts: [], bytes: 0 }
      begun.parts.push(frame.body)
      begun.bytes += frame.body.length
      if (begun.bytes > mostBytes) return false
      if (!frame.isLast) continue
      const { opcode, parts } = begun
      begun = null
      take(opcode, Buffer.concat(parts))
    }
  }
}

type Frame = { opcode: number; isLast: boolean; body: Buffer; bytes: number }

function readFrame(rest: Buffer): Frame | 'bad' | null {
  if (rest.length < 2) return null
  const [first = 0, second = 0] = rest
  // A browser masks all it says, and nothing here was agreed on that uses the other bits.
  if ((first & 0x70) !== 0 || (second & 0x80) === 0) return 'bad'
  const short = second & 0x7f
  if (short === 127) return 'bad'
  const start = short === 126 ? 4 : 2
  if (rest.length < start + 4) return null
  const length = short === 126 ? rest.readUInt16BE(2) : short
  if (length > mostBytes) return 'bad'
  const bytes = start + 4 + length
  if (rest.length < bytes) return null
  const mask = rest.subarray(start, start + 4)
  const body = Buffer.from(rest.subarray(start + 4, bytes))
  for (const [at, byte] of body.entries()) body[at] = byte ^ (mask[at % 4] ?? 0)
  return { opcode: first & 0x0f, isLast: (first & 0x80) !== 0, body, bytes }
}

function frameOf(opcode: number, body: Buffer): Buffer {
  const { length } = body
  const head =
    length < 126
      ? Buffer.from([0x80 | opcode, length])
      : length < 65_536
        ? Buffer.from([0x80 | opcode, 126, length >> 8, length & 255])
        : longHead(opcode, length)
  return Buffer.concat([head, body])
}

function longHead(opcode: number, length: number): Buffer {
  const head = Buffer.alloc(10)
  head.set([0x80 | opcode, 127])
  head.writeBigUInt64BE(BigInt(length), 2)
  return head
}
