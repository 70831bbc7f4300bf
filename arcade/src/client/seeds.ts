import type { Api, RotateAnswer, SeedsView } from './api.ts'
import { Refused } from './api.ts'
import { newWords } from './words.ts'

/** Gives the seed that was shown by its hash its words. Another seed in its place is refused. */
export async function giveWords(
  api: Api,
  shown: SeedsView,
  playerSeed: string,
): Promise<RotateAnswer> {
  const commitment = shown.nextCommitment
  const answer = await api.rotate({ playerSeed, commitment })
  if (answer.seeds.current?.commitment !== commitment) throw new Refused('otherCommitment')
  return answer
}

/** A player's first words. Who has another page open at this moment may just have given them. */
export async function giveFirstWords(api: Api, shown: SeedsView): Promise<SeedsView> {
  if (shown.current) return shown
  try {
    return (await giveWords(api, shown, newWords())).seeds
  } catch (error) {
    if (error instanceof Refused && error.message === 'seedsChanged')
      return (await api.snapshot()).seeds
    throw error
  }
}
