import { setTimeout as sleep } from 'node:timers/promises'

type Shown = { roundId: string; winAmount: number; isOver: boolean; table: Record<string, unknown> }
export type Reply = { status: number; error?: string; round: Shown; balance: number | null }
type HallState = {
  kind: string
  phase: string
  number: number
  commitment: string
  place: Place
  outcome: unknown
  spots: Record<string, [number, number]>
  seats: { name: string; outAt: number | null }[]
  seatCount: number
}
type Opened = { round: Shown | null; beside: Shown[]; history: Shown[] }
type Place = { tip: string; salt: string; nextTip: string; position: number }

/** A player who has the game open, over real HTTP. */
export async function seatIn(url: string, playerId: number, gameId = 601) {
  const who = { token: 'token-of-sixteen-signs', playerId, gameId, currency: 'THB' }
  const opened = await post(`${url}/play/${gameId}/session`, {
    ...who,
    locale: 'th-TH',
    platform: '0',
    words: `words-of-${playerId}`,
  })
  const { bearer, ...told } = (await opened.json()) as Opened & { bearer: string }
  return {
    playerId,
    bearer,
    opened: told,
    async act(action: object): Promise<Reply> {
      const answer = await post(`${url}/play/${gameId}/act`, action, bearer)
      return { status: answer.status, ...((await answer.json()) as Omit<Reply, 'status'>) }
    },
  }
}

/** A player who also listens to what happens in the hall. */
export async function boardHall(url: string, playerId: number, gameId = 601) {
  const seat = await seatIn(url, playerId, gameId)
  let state: HallState | null = null
  const headers = { authorization: `Bearer ${seat.bearer}` }
  const answer = await fetch(`${url}/play/${gameId}/stream`, { headers })
  void hear(answer, (message) => {
    if (message.kind === 'state') state = message
    if (message.kind === 'seats' && state) state = { ...state, ...message, kind: 'state' }
  })
  return {
    ...seat,
    last: () => state as unknown as HallState,
    until: (phase: string) => wait(() => state?.phase === phase, phase),
    /** Anything of the round that is played now. */
    heard: () => wait(() => state !== null, 'a round'),
  }
}

async function wait(isThere: () => boolean, what: string): Promise<void> {
  for (let tries = 0; !isThere(); tries++) {
    if (tries > 2000) throw new Error(`it never came to ${what}`)
    await sleep(10)
  }
}

async function hear(answer: Response, take: (message: HallState) => void): Promise<void> {
  const decoder = new TextDecoder()
  let text = ''
  try {
    for await (const part of answer.body ?? []) {
      text += decoder.decode(part as Uint8Array, { stream: true })
      const whole = text.split('\n\n')
      text = whole.pop() ?? ''
      for (const one of whole)
        if (one.startsWith('data: ')) take(JSON.parse(one.slice(6)) as HallState)
    }
  } catch {
    // The server was closed on purpose.
  }
}

function post(url: string, body: object, bearer = ''): Promise<Response> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${bearer}` }
  return fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
}
