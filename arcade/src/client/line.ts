import { tellLobby } from './lobby.ts'

/** A line both ways, for as long as the page is open; it opens again by itself. */
export type GameLine = {
  /** False when there is no line just now. */
  say(message: object): boolean
}

const [firstPauseMs, longestPauseMs] = [250, 8_000]
/** The launch is over: coming back would not help. */
const sessionOver = 4401

export function keepLine(
  path: string,
  bearer: () => string,
  take: (message: unknown) => void,
): GameLine {
  const address = new URL(path, location.href)
  address.protocol = address.protocol.replace('http', 'ws')
  let pauseMs = firstPauseMs
  let socket: WebSocket
  const open = () => {
    socket = new WebSocket(address)
    socket.addEventListener('open', () => socket.send(JSON.stringify({ bearer: bearer() })))
    socket.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      pauseMs = firstPauseMs
      take(JSON.parse(String(data)))
    })
    socket.addEventListener('close', ({ code }) => {
      take({ kind: 'lost' })
      if (code === sessionOver) return tellLobby('sessionLost')
      setTimeout(open, pauseMs)
      pauseMs = Math.min(longestPauseMs, pauseMs * 2)
    })
  }
  open()
  return {
    say(message) {
      if (socket.readyState !== WebSocket.OPEN) return false
      socket.send(JSON.stringify(message))
      return true
    },
  }
}
