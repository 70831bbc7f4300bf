import type { Socket } from 'node:net'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { Place } from './house.ts'
import type { Kind } from './requests.ts'
import { kindAt, kinds, makeRequest } from './requests.ts'

export type Tally = {
  asked: number
  done: number
  refused: number
  /** Hung up without an answer. */
  left: number
  /** Found no line: the bound of who asks, not of the server. */
  lineless: number
  times: number[]
}
export type Tallies = Record<Kind, Tally>

/** Nobody waits longer than this: they hang up, as a game or a person does. */
const patienceMs = 2_000
const mostLines = 4_000
const refusedMarks = ['HTTP/1.1 503', '"status":90']

type Line = { socket: Socket; text: string; isFree: boolean; answer: (text: string) => void }

/**
 * Asks at a steady pace whether or not anybody is answered, as people do who do not know of each
 * other.
 */
export function createDriver(place: Place) {
  const { hostname, port } = new URL(place.url)
  const free: Line[] = []
  let lines = 0
  let number = 0

  function open(): Line {
    lines += 1
    const socket = connect(Number(port), hostname).setNoDelay(true).setEncoding('latin1')
    const line: Line = { socket, text: '', isFree: false, answer: () => undefined }
    socket.on('data', (part) => {
      line.text += String(part)
      if (!isWhole(line.text)) return
      const { text } = line
      line.text = ''
      line.answer(text)
    })
    socket.on('error', () => undefined)
    socket.once('close', () => {
      lines -= 1
      const at = free.indexOf(line)
      if (at >= 0) free.splice(at, 1)
      line.answer('')
    })
    return line
  }

  function askOne(tallies: Tallies): void {
    const kind = kindAt(number++)
    const tally = tallies[kind]
    tally.asked += 1
    const line = free.pop() ?? (lines < mostLines ? open() : null)
    if (!line) return void (tally.lineless += 1)
    const begunAt = performance.now()
    const patience = setTimeout(() => line.socket.destroy(), patienceMs)
    line.answer = (text) => {
      line.answer = () => undefined
      clearTimeout(patience)
      if (text === '') return void (tally.left += 1)
      free.push(line)
      if (refusedMarks.some((mark) => text.includes(mark))) return void (tally.refused += 1)
      if (!text.startsWith('HTTP/1.1 200')) throw new Error(text.slice(0, 400))
      tally.done += 1
      tally.times.push(performance.now() - begunAt)
    }
    line.socket.write(makeRequest(place, kind))
  }

  return {
    /** So many a second for so long; the tallies of each second, by when it was asked. */
    async drive(perSecond: number, seconds: number, tick?: () => void): Promise<Tallies[]> {
      const all = [noTallies()]
      await keepPace(perSecond, seconds, (passed) => {
        if (passed >= all.length && passed < seconds) {
          all.push(noTallies())
          tick?.()
        }
        return () => askOne(all.at(-1) ?? noTallies())
      })
      // Until the last one is answered or has left.
      await pause(patienceMs)
      return all
    },
    stop(): void {
      for (const { socket } of free.splice(0)) socket.destroy()
    },
  }
}

export function sumUp(list: readonly Tallies[]): Tallies {
  const all = noTallies()
  for (const more of list)
    for (const kind of kinds) {
      const [to, from] = [all[kind], more[kind]]
      to.asked += from.asked
      to.done += from.done
      to.refused += from.refused
      to.left += from.left
      to.lineless += from.lineless
      to.times = to.times.concat(from.times)
    }
  return all
}

/** Asks as often as is due by then; `prepare` is told how many seconds have passed. */
async function keepPace(
  perSecond: number,
  seconds: number,
  prepare: (passed: number) => () => void,
): Promise<void> {
  const begunAt = performance.now()
  let asked = 0
  for (let passed = 0; passed < seconds; await pause(4)) {
    passed = (performance.now() - begunAt) / 1000
    const due = Math.floor(Math.min(passed, seconds) * perSecond)
    // What this process itself was too late for is not asked all at once.
    asked = Math.max(asked, due - Math.ceil(perSecond / 5))
    const ask = prepare(passed)
    for (; asked < due; asked++) ask()
  }
}

function noTallies(): Tallies {
  const none = (): Tally => ({
    asked: 0,
    done: 0,
    refused: 0,
    left: 0,
    lineless: 0,
    times: [],
  })
  return { bet: none(), win: none(), read: none(), visit: none(), note: none() }
}

function isWhole(text: string): boolean {
  const at = text.indexOf('\r\n\r\n')
  if (at < 0) return false
  const [, length] = /content-length: (\d+)/i.exec(text) ?? []
  return length !== undefined && text.length >= at + 4 + Number(length)
}
