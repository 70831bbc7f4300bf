import type { GameView } from './game-client.ts'
import { pause } from './motion.ts'
import type { Panel } from './panel.ts'
import type { TableFrame } from './table.ts'
import { frameText } from './texts.ts'

export type AutoplayLimits = {
  rounds: number
  /** Null sets no limit. */
  lossAmount: number | null
  winAmount: number | null
  /** Stops when the balance is below this. */
  lowBalance: number | null
}
export type Autoplay = {
  start(limits: AutoplayLimits): Promise<void>
  stop(): void
  isRunning(): boolean
}

const gapMs = 350

/** Plays on until a limit is met, the player stops it, leaves the page, or a round is refused. */
export function openAutoplay(parts: { table: TableFrame; view: GameView; panel: Panel }): Autoplay {
  const { table, view, panel } = parts
  let isRunning = false
  const stop = () => {
    isRunning = false
  }
  document.addEventListener('visibilitychange', () => document.hidden && stop())
  return {
    async start({ rounds, lossAmount, winAmount, lowBalance }) {
      isRunning = true
      let lost = 0
      for (let left = rounds; left > 0 && isRunning; left--) {
        panel.setAuto(`${frameText.stop} (${left})`)
        const round = await table.run(() => view.playRound?.() ?? null)
        if (!round) break
        lost += round.stakeAmount - round.winAmount
        if (lossAmount !== null && lost >= lossAmount) break
        if (winAmount !== null && round.winAmount >= winAmount) break
        if (lowBalance !== null && (table.balance() ?? lowBalance) < lowBalance) break
        await pause(gapMs)
      }
      isRunning = false
      panel.setAuto(null)
    },
    stop,
    isRunning: () => isRunning,
  }
}
