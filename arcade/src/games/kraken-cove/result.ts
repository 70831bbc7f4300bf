import type { ToldResult } from '../result-words.ts'
import { species, speciesOf } from './paytable.ts'
import type { Catch, PurseState } from './round.ts'
import { labels } from './texts.ts'

const coins = (amount: number) => (amount / 100).toFixed(2)
const both = (key: keyof typeof labels.th) => ({ th: labels.th[key], en: labels.en[key] })

export function tellResult(view: Record<string, unknown>): ToldResult {
  const { stakeAmount, purse, shots, spent, won, caught, best } = view as PurseState
  const caughtFacts = species.flatMap(({ key, name }) => {
    const count = caught[key]
    return count ? [{ name, value: `× ${count}` }] : []
  })
  return {
    parts: [
      {
        facts: [
          { name: both('bought'), value: coins(stakeAmount) },
          { name: both('shots'), value: `${shots} · ${coins(spent)}` },
          { name: both('won'), value: coins(won) },
          { name: both('broughtHome'), value: coins(purse) },
        ],
      },
      {
        title: both('caught'),
        facts: [
          ...(caughtFacts.length > 0 ? caughtFacts : [{ name: both('nothing'), value: '0' }]),
          ...(best ? [{ name: both('best'), value: bestText(best) }] : []),
        ],
      },
    ],
  }
}

function bestText({ species: key, times, amount }: Catch) {
  const { th, en } = speciesOf(key).name
  const worth = `×${times} = ${coins(amount)}`
  return { th: `${th} ${worth}`, en: `${en} ${worth}` }
}
