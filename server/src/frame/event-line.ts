import type { ServerResponse } from 'node:http'

/** What a browser is told: a topic and a small payload; for more, the page asks with a call. */
export type News = { topic: string; payload?: unknown }

/** One open answer by which a tab is told things for as long as it listens. */
export type Line = {
  say(news: News): void
  /** Proves the line; one that did not take its goodbye since the last beat is cut. */
  beat(): void
  /** The tab is told goodbye. */
  end(): void
  /** The server stops. */
  close(): void
  cut(): void
}

export const heartbeatMs = 20_000
/** A browser that does not read is cut off rather than remembered. */
const maxBufferedBytes = 256 * 1024

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
}

export function openLine(response: ServerResponse, more: Record<string, string> = {}): Line {
  const write = (text: string) => {
    if (response.writableLength > maxBufferedBytes) response.destroy()
    // Told goodbye, a tab stays until it has read so; a word after it would be an error.
    else if (!response.writableEnded) response.write(text)
  }
  const line: Line = {
    say: ({ topic, payload }) =>
      write(`event: ${topic}\ndata: ${JSON.stringify(payload ?? null)}\n\n`),
    beat() {
      if (response.writableEnded) response.destroy()
      write(': still here\n\n')
    },
    end: () => void response.end(),
    close() {
      // Ended alone, the line would stay open for the next request until it is idle too long.
      const { socket } = response
      response.end(() => socket?.destroySoon())
    },
    cut: () => void response.destroy(),
  }
  response.writeHead(200, { ...more, ...headers })
  response.write('retry: 2000\n\n')
  line.say({ topic: 'hello' })
  return line
}
