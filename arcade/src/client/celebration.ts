import type { RoundView } from './api.ts'
import { openCoinRain } from './coins.ts'
import { clamp01, easeOut } from './motion.ts'
import { byId } from './page.ts'
import type { Sounds } from './sounds.ts'
import { isReduced } from './stage.ts'
import { coinText } from './amounts.ts'
import { frameText } from './texts.ts'

export type Celebration = {
  /** True when the win was large enough to be celebrated. */
  start(round: RoundView): boolean
  end(): void
  /** Resolves when nothing is being celebrated. */
  over(): Promise<void>
}

/** From how many times the stake; the coins that fall and how long it is shown. */
const sizes = [
  { times: 100, coins: 120, ms: 5_000 },
  { times: 30, coins: 80, ms: 4_200 },
  { times: 10, coins: 46, ms: 3_400 },
]
const countMs = 1_500

/** A large win fills the table for a moment; any key or touch ends it, and the game goes on. */
export function openCelebration(sounds: Sounds): Celebration {
  const cheer = byId('cheer', HTMLElement)
  const rain = openCoinRain(byId('coins', HTMLCanvasElement))
  let waiting: (() => void)[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const end = () => {
    clearTimeout(timer)
    timer = undefined
    cheer.classList.remove('shown')
    rain.stop()
    for (const go of waiting) go()
    waiting = []
  }
  for (const event of ['pointerdown', 'keydown']) addEventListener(event, () => timer && end())
  return {
    start({ winAmount, stakeAmount }) {
      const size = sizes.findIndex(({ times }) => winAmount >= stakeAmount * times)
      const { coins, ms } = sizes[size] ?? { coins: 0, ms: 0 }
      if (ms === 0 || stakeAmount === 0) return false
      end()
      byId('cheer-title', HTMLElement).textContent = frameText.bigWins[size] ?? ''
      cheer.classList.add('shown')
      timer = setTimeout(end, ms)
      count(winAmount, () => timer !== undefined)
      if (!isReduced) rain.start(coins, ms)
      sounds.fanfare(sizes.length - size)
      return true
    },
    end,
    over: () =>
      timer === undefined ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve)),
  }
}

function count(amount: number, isGoing: () => boolean): void {
  const startMs = performance.now()
  const sum = byId('cheer-amount', HTMLElement)
  const frame = (nowMs: number) => {
    const t = isReduced ? 1 : easeOut(clamp01((nowMs - startMs) / countMs))
    sum.textContent = coinText(t < 1 ? Math.round(amount * t) : amount)
    if (t < 1 && isGoing()) requestAnimationFrame(frame)
  }
  frame(startMs)
}
