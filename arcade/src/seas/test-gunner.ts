import { setTimeout as pause } from 'node:timers/promises'

type Said =
  | { kind: 'sea'; fish: { id: number; species: string }[] }
  | {
      kind: 'tick'
      born: { id: number; species: string }[]
      gone: number[]
      shots: [seat: number, fish: number, cost: number, times: number][]
    }
  | { kind: 'shot'; no: number; fish: number; times: number; purse: number; shots: number }
  | { kind: 'refused'; no: number; fish: number; reason: string }
  | { kind: 'own'; round: { winAmount: number; isOver: boolean } }
  | { kind: 'closed'; reason: string }
  | { kind: 'roster'; count: number }
type Answer = Extract<Said, { kind: 'shot' | 'refused' }>

const passing = new Set(['gone', 'walletSilent'])
const cut = new Error('the line was cut')

export type Gunner = Awaited<ReturnType<typeof openGunner>>

/** A player at sea, over a real line: knows the fish that were told of and shoots at them. */
export async function openGunner(url: string, gameId: number, bearer: string) {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/play/${gameId}/sea`)
  const fish = new Map<number, string>()
  const heard: Said[] = []
  const hears = new Set<(said: Said) => void>()
  const cuts = new Set<() => void>()
  let isCut = false
  socket.addEventListener('close', () => {
    isCut = true
    for (const tell of cuts) tell()
  })
  const until = <T extends Said>(isIt: (said: Said) => said is T): Promise<T> =>
    new Promise((resolve, reject) => {
      const fail = () => reject(cut)
      const hear = (said: Said) => {
        if (!isIt(said)) return
        hears.delete(hear)
        cuts.delete(fail)
        resolve(said)
      }
      hears.add(hear)
      cuts.add(fail)
      if (isCut) fail()
    })
  socket.addEventListener('message', ({ data }) => {
    const said = JSON.parse(String(data)) as Said
    heard.push(said)
    if (said.kind === 'sea') for (const { id, species } of said.fish) fish.set(id, species)
    if (said.kind === 'tick') {
      for (const { id, species } of said.born) fish.set(id, species)
      for (const id of said.gone) fish.delete(id)
    }
    for (const hear of hears) hear(said)
  })
  socket.addEventListener('open', () => socket.send(JSON.stringify({ bearer })))
  await until((said): said is Extract<Said, { kind: 'sea' }> => said.kind === 'sea')
  let lastNo = 0
  const send = (target: number, cost: number): Promise<Answer> => {
    const no = ++lastNo
    const answer = until(
      (said): said is Answer => (said.kind === 'shot' || said.kind === 'refused') && said.no === no,
    )
    socket.send(JSON.stringify({ fish: target, cost, no }))
    return answer
  }
  /** Some fish; when all are caught, the next to come. */
  const aim = async (at = 0): Promise<number> => {
    while (fish.size === 0)
      await until((said): said is Extract<Said, { kind: 'tick' }> => said.kind === 'tick')
    return [...fish.keys()][at % fish.size] ?? 0
  }
  return {
    heard,
    aim,
    until,
    send,
    /** So many shots that count, one after the other; while the wallet is silent nobody shoots. */
    async shoot(count: number, cost: number): Promise<Answer[]> {
      const counted: Answer[] = []
      while (counted.length < count) {
        const answer = await send(await aim(counted.length), cost)
        if (answer.kind === 'shot') counted.push(answer)
        else if (!passing.has(answer.reason)) throw new Error(answer.reason)
        else await pause(answer.reason === 'gone' ? 0 : 50)
      }
      return counted
    },
    leave: () => socket.close(),
  }
}
