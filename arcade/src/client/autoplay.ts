import type { AutoplayLimits } from './auto-limits.ts'
import { findReason } from './auto-limits.ts'
import type { Celebration } from './celebration.ts'
import type { GameView } from './game-client.ts'
import { pause } from './motion.ts'
import type { Panel } from './panel.ts'
import { setStatus } from './status.ts'
import type { TableFrame } from './table.ts'
import { frameText } from './texts.ts'

export type Autoplay = {
  start(limits: AutoplayLimits, beside?: string): Promise<void>
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
    async start(limits, beside = '') {
      const { signal } = (running = new AbortController())
      const before = table.figures()
      for (let left = limits.rounds; left > 0 && !signal.aborted; left--) {
        panel.setAuto(`${frameText.stop} (${left})`)
        const { staked, won } = table.figures()
        const round = await table.run(() => view.playRound?.(signal, beside) ?? null)
        if (!round?.isOver) break
        // All that was bet meanwhile, for a round may take more than one.
        const now = table.figures()
        const paid = { stakeAmount: now.staked - staked, winAmount: now.won - won }
        const lostAmount = before.net - now.net
        await celebration.over()
        const isFeature = view.feature?.isIn(round) ?? false
        const standing = { round: paid, lostAmount, balance: table.balance(), isFeature }
        const reason = tell(findReason(limits, standing), view)
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

function tell(reason: ReturnType<typeof findReason>, { feature }: GameView): string | null {
  if (reason === null) return null
  const { stoppedByLoss, stoppedByWin, stoppedByBalance, stoppedAt } = frameText
  const atFeature = `${stoppedAt} ${feature?.name ?? ''}`
  return {
    loss: stoppedByLoss,
    win: stoppedByWin,
    balance: stoppedByBalance,
    feature: atFeature,
  }[reason]
}
