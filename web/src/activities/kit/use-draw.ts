import { refreshCall } from '../../calls/answer-store.ts'
import type { CallInput, CallName, CallOutput } from '../../calls/api.ts'
import { useClientSeed } from './fair-draw.ts'
import { type ClaimOptions, useClaim } from './use-claim.ts'

type DrawCall = {
  [N in CallName]: { clientSeed?: string | undefined } extends CallInput<N> ? N : never
}[CallName]

type DrawOptions<N extends CallName> = Pick<ClaimOptions<N>, 'reading' | 'showsRewards'> & {
  /** Lets the stage play to what came out. What was won is told after it. */
  play?: (answer: CallOutput<N>) => Promise<void> | void
}

/** A draw with the player's own part of the seed; the list of draws follows. */
export function useDraw<N extends DrawCall | 'appRedPacketUserOpen'>(
  name: N,
  { reading, play, showsRewards }: DrawOptions<N>,
) {
  const { clientSeed, renewSeed } = useClientSeed()
  const { claim, isClaiming } = useClaim(name, {
    ...(reading && { reading }),
    ...(showsRewards !== undefined && { showsRewards }),
    onClaimed: async (answer) => {
      renewSeed()
      await play?.(answer)
      if (reading) void refreshCall(reading)
    },
  })
  return {
    draw: (input: Omit<CallInput<N>, 'clientSeed'>) =>
      claim({ ...input, clientSeed } as CallInput<N>),
    isDrawing: isClaiming,
  }
}
