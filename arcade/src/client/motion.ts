export const easeOut = (t: number) => 1 - (1 - t) ** 3
export const easeBack = (t: number) => 1 + 2.7 * (t - 1) ** 3 + 1.7 * (t - 1) ** 2

export function clamp01(t: number): number {
  return Math.max(0, Math.min(1, t))
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms)
  })
}

export type Spark = { x: number; y: number; vx: number; vy: number; bornMs: number; colour: string }

export type Sparks = {
  burst(x: number, y: number, count: number, colour: string): void
  paint(context: CanvasRenderingContext2D, nowMs: number): boolean
}

const lifeMs = 900

/** Small lights for a moment worth one; decoration only, so plain randomness will do. */
export function openSparks(isStill: boolean): Sparks {
  let alive: Spark[] = []
  return {
    burst(x, y, count, colour) {
      if (isStill) return
      const bornMs = performance.now()
      for (let spark = 0; spark < count; spark++) {
        const angle = Math.random() * Math.PI * 2
        const speed = 40 + Math.random() * 150
        const vx = Math.cos(angle) * speed
        const vy = Math.sin(angle) * speed - 60
        alive.push({ x, y, vx, vy, bornMs, colour })
      }
    },
    paint(context, nowMs) {
      alive = alive.filter(({ bornMs }) => nowMs - bornMs < lifeMs)
      for (const { x, y, vx, vy, bornMs, colour } of alive) {
        const age = Math.max(0, nowMs - bornMs) / 1000
        context.globalAlpha = 1 - (age * 1000) / lifeMs
        context.fillStyle = colour
        context.beginPath()
        context.arc(x + vx * age, y + vy * age + 180 * age * age, 2.2, 0, Math.PI * 2)
        context.fill()
      }
      context.globalAlpha = 1
      return alive.length > 0
    },
  }
}
