import type { Api, RotateAnswer, SeedsView, Snapshot } from './api.ts'
import { Refused } from './api.ts'
import { sha256Of } from './fair-words.ts'
import { button, codes, make } from './page.ts'
import { giveWords } from './seeds.ts'
import { frameText, locale, pageAddress, problemText } from './texts.ts'
import { newWords } from './words.ts'

type Parts = { api: Api; snapshot: Snapshot; canRotate: () => boolean }

/** The seeds in use and the hash of the next, whose words the player chooses. */
export function fairBody({ api, snapshot, canRotate }: Parts): Node[] {
  const seeds = make('div')
  const link = make('a', frameText.verify)
  link.target = '_blank'
  const show = (now: Snapshot) => {
    Object.assign(snapshot, { seeds: now.seeds, history: now.history })
    seeds.replaceChildren(seedList(now.seeds))
    link.href = verifierOf(now)
  }
  const refresh = () => api.snapshot().then(show, () => undefined)
  show(snapshot)
  // Rounds have been played since the page was opened; without a line the old count stays.
  void refresh()
  const row = make('label', frameText.newSeed, 'field')
  const field = make('input')
  field.value = newWords()
  field.maxLength = 64
  row.append(field)
  const said = make('div')
  said.setAttribute('role', 'status')
  const rotate = async () => {
    const before = snapshot.seeds
    try {
      const { seeds: now, revealed } = await giveWords(api, before, field.value.trim())
      show({ ...snapshot, seeds: now })
      field.value = newWords()
      said.replaceChildren(...(await revealedList(before, revealed)))
    } catch (error) {
      said.replaceChildren(make('p', refusalText(error), 'note'))
      await refresh()
    }
  }
  const change = button(frameText.rotate, 'brand-button', () => void rotate())
  change.disabled = !canRotate()
  return [seeds, make('p', frameText.nextNote, 'note'), row, change, said, link]
}

/** Where the round played last is worked out again, if there is one. */
function verifierOf({ history: [last] }: Snapshot): string {
  const round = last ? `&round=${encodeURIComponent(last.roundId)}` : ''
  return pageAddress('/fair') + round
}

function seedList({ current, nextCommitment }: SeedsView): HTMLElement {
  return codes([
    [frameText.commitment, current?.commitment ?? '–'],
    [frameText.playerSeed, current?.playerSeed ?? '–'],
    [frameText.nonce, String(current?.nextNonce ?? 1)],
    [frameText.nextCommitment, nextCommitment],
  ])
}

/** The old seed, held against the hash this page has shown for it. */
async function revealedList(
  { current }: SeedsView,
  revealed: RotateAnswer['revealed'],
): Promise<Node[]> {
  if (!revealed) return []
  const isPromised = (await sha256Of(revealed.serverSeed)) === current?.commitment
  const verdict = isPromised ? frameText.promised : frameText.notPromised
  const link = make('a', frameText.verifyAll)
  link.href = `${pageAddress('/fair')}&seeds=${revealed.commitment}`
  link.target = '_blank'
  return [
    codes([[frameText.revealed, revealed.serverSeed]]),
    make('p', verdict, isPromised ? 'note' : 'note problem'),
    link,
  ]
}

function refusalText(error: unknown): string {
  if (!(error instanceof Refused)) return problemText('failed')
  const games = error.games.map((name) => name[locale]).join(', ')
  return games ? `${problemText(error.message)}: ${games}` : problemText(error.message)
}
