import type { GameFacts } from '@parlour/contract/wallet-protocol.ts'

/** The largest win that exists, in hundredths of the first stake; how likely it is, and how one
 * plays for that where it lies with the player. */
export type LargestWin = Required<Omit<GameFacts['most'], 'by'>> & Pick<GameFacts['most'], 'by'>
