/// <reference lib="dom" />
import { clamp01, easeOut } from '../../../client/motion.ts'
import type { SpeciesKey } from '../paytable.ts'

type Spot = { x: number; y: number }
export type Bullet = {
  fish: number
  from: Spot
  /** Where it was last seen, should it be gone. */
  to: Spot
  bornMs: number
  isOwn: boolean
}
type Word = Spot & { text: string; colour: string; size: number; bornMs: number }
type Net = Spot & { reach: number; bornMs: number; isOwn: boolean }
export type Caught = Spot & {
  species: SpeciesKey
  reach: number
  isOwn: boolean
  bornMs: number
  home: Spot
}

export const flightMs = 240
const [wordMs, netMs] = [1_300, 420]
export const caughtMs = 900

/** What is seen for a moment: bullets, nets, words, and fish on their way into the purse. */
export function openEffects() {
  const bullets: Bullet[] = []
  const nets: Net[] = []
  const words: Word[] = []
  const caught: Caught[] = []
  const drop = (list: { bornMs: number }[], ms: number, nowMs: number) => {
    for (let at = list.length - 1; at >= 0; at--)
      if (nowMs - (list[at]?.bornMs ?? 0) > ms) list.splice(at, 1)
  }
  return {
    bullets,
    caught,
    shoot: (bullet: Bullet) => void bullets.push(bullet),
    land: (net: Net) => void nets.push(net),
    say: (word: Word) => void words.push(word),
    catch: (one: Caught) => void caught.push(one),
    /** Those that have arrived by now; they are gone after this. */
    arrived(nowMs: number): Bullet[] {
      const there = bullets.filter(({ bornMs }) => nowMs - bornMs >= flightMs)
      for (const one of there) bullets.splice(bullets.indexOf(one), 1)
      return there
    },
    paint(context: CanvasRenderingContext2D, nowMs: number): boolean {
      drop(nets, netMs, nowMs)
      drop(words, wordMs, nowMs)
      drop(caught, caughtMs, nowMs)
      for (const net of nets) paintNet(context, net, (nowMs - net.bornMs) / netMs)
      for (const bullet of bullets) paintBullet(context, bullet, nowMs)
      for (const word of words) paintWord(context, word, (nowMs - word.bornMs) / wordMs)
      return bullets.length + nets.length + words.length + caught.length > 0
    },
  }
}
export type Effects = ReturnType<typeof openEffects>

function paintNet(context: CanvasRenderingContext2D, net: Net, age: number): void {
  const t = easeOut(clamp01(age))
  const { x, y, reach, isOwn } = net
  context.globalAlpha = (1 - t) * (isOwn ? 0.9 : 0.4)
  context.strokeStyle = isOwn ? '#ffe9b0' : '#a9d8ff'
  context.lineWidth = 2
  for (const part of [0.45, 0.75, 1]) {
    context.beginPath()
    context.arc(x, y, reach * part * (0.5 + 0.6 * t), 0, Math.PI * 2)
    context.stroke()
  }
  for (let spoke = 0; spoke < 8; spoke++) {
    const angle = (spoke / 8) * Math.PI * 2
    const far = reach * (0.5 + 0.6 * t)
    context.beginPath()
    context.moveTo(x, y)
    context.lineTo(x + Math.cos(angle) * far, y + Math.sin(angle) * far)
    context.stroke()
  }
  context.globalAlpha = 1
}

function paintBullet(context: CanvasRenderingContext2D, bullet: Bullet, nowMs: number): void {
  const t = clamp01((nowMs - bullet.bornMs) / flightMs)
  const { from, to, isOwn } = bullet
  const at = (share: number) => ({
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * share,
  })
  context.globalAlpha = isOwn ? 1 : 0.5
  for (let trail = 0; trail < 5; trail++) {
    const { x, y } = at(Math.max(0, t - trail * 0.045))
    const size = (isOwn ? 8 : 5) * (1 - trail * 0.16)
    context.fillStyle = trail === 0 ? '#fff6d0' : isOwn ? '#ffbf3a66' : '#8ad0ff66'
    context.beginPath()
    context.arc(x, y, size, 0, Math.PI * 2)
    context.fill()
  }
  context.globalAlpha = 1
}

function paintWord(context: CanvasRenderingContext2D, word: Word, age: number): void {
  const t = clamp01(age)
  context.globalAlpha = t < 0.7 ? 1 : (1 - t) / 0.3
  context.font = `700 ${word.size * (0.7 + 0.3 * easeOut(clamp01(age * 5)))}px Anuphan, sans-serif`
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.lineJoin = 'round'
  context.lineWidth = word.size * 0.22
  context.strokeStyle = 'rgb(10 6 40 / 0.85)'
  const y = word.y - 46 * easeOut(t)
  context.strokeText(word.text, word.x, y)
  context.fillStyle = word.colour
  context.fillText(word.text, word.x, y)
  context.globalAlpha = 1
}
