import { useRef } from 'react'
import { prefersLessMotion } from '../../browser/viewport.ts'
import { nextAngle } from './wheel-face.ts'

const spinMs = 4800
const fadeMs = 200

/** Turns a disc to where it is to rest; where motion is unwelcome it fades in there. */
export function useTurn() {
  const disc = useRef<SVGGElement>(null)
  const angle = useRef(0)
  const turnTo = async (rest: number): Promise<void> => {
    const now = angle.current
    const next = nextAngle(now, rest)
    angle.current = next
    if (!disc.current) return
    const turning = prefersLessMotion() ? fade(disc.current, next) : turn(disc.current, now, next)
    await turning.finished.catch(() => undefined)
  }
  return { disc, turnTo }
}

function turn(disc: SVGGElement, now: number, next: number): Animation {
  const frames = [now, next].map((degrees) => ({ transform: `rotate(${degrees}deg)` }))
  const easing = 'cubic-bezier(0.12, 0.72, 0.08, 1)'
  return disc.animate(frames, { duration: spinMs, easing, fill: 'forwards' })
}

function fade(disc: SVGGElement, next: number): Animation {
  const transform = `rotate(${next}deg)`
  const frames = [
    { transform, opacity: 0.2 },
    { transform, opacity: 1 },
  ]
  return disc.animate(frames, { duration: fadeMs, fill: 'forwards' })
}
