import type { RoundView } from './api.ts'
import type { Celebration } from './celebration.ts'
import type { GameView } from './game-client.ts'
import { pause } from './motion.ts'
import type { Panel } from './panel.ts'
import { setStatus } from './status.ts'
import type { TableFrame } from './table.ts'
import { frameText } from './texts.ts'

export type AutoplayLimits = {
  rounds: number
  lossAmount: number
  /** Null sets no limit. */
  winAmount: number | null
  /** Stops when the balance is below this. */
  lowBalance: number | null
  stopsAtFeature: boolean
}
export type Autoplay = {
  start(limits: AutoplayLimits): Promise<void>
  stop(): void
  isRunning(): boolean
}
type Parts = { table: TableFrame; view: GameView; panel: Panel; celebration: Celebration }

const gapMs = 350

/** Plays on until a limit is met, the player stops it, leaves the page, or a round is refused. */
export function openAutoplay({ table, view, panel, celebration }: Parts): Autoplay {
  let running: AbortController | null = null
  const stop = () => {
    if (!running) return
    running.abort()
    panel.setAuto(frameText.stopping)
  }
  document.addEventListener('visibilitychange', () => document.hidden && stop())
  return {
    async start(limits) {
      const { signal } = (running = new AbortController())
      let lostAmount = 0
      for (let left = limits.rounds; left > 0 && !signal.aborted; left--) {
        panel.setAuto(`${frameText.stop} (${left})`)
        const round = await table.run(() => view.playRound?.(signal) ?? null)
        if (!round?.isOver) break
        lostAmount += round.stakeAmount - round.winAmount
        await celebration.over()
        const reason = reasonToStop(limits, { round, lostAmount, balance: table.balance() }, view)
        if (reason) setStatus(reason)
        if (reason) break
        await pause(gapMs)
      }
      running = null
      panel.setAuto(null)
    },
    stop,
    isRunning: () => running !== null,
  }
}

type Standing = { round: RoundView; lostAmount: number; balance: number | null }

function reasonToStop(
  { lossAmount, winAmount, lowBalance, stopsAtFeature }: AutoplayLimits,
  { round, lostAmount, balance }: Standing,
  { feature }: GameView,
): string | null {
  // Before it could be passed, not after.
  if (lostAmount + round.stakeAmount > lossAmount) return frameText.stoppedByLoss
  if (winAmount !== null && round.winAmount >= winAmount) return frameText.stoppedByWin
  if (lowBalance !== null && (balance ?? lowBalance) < lowBalance) return frameText.stoppedByBalance
  return stopsAtFeature && feature?.isIn(round) ? `${frameText.stoppedAt} ${feature.name}` : null
}
