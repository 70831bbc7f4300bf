import type { Api, SeedsView, Snapshot } from './api.ts'
import { Refused } from './api.ts'
import { button, make, pairs } from './page.ts'
import { frameText, pageAddress, problemText } from './texts.ts'

type Parts = { api: Api; snapshot: Snapshot; canRotate: () => boolean }

/** The seeds in use, and how to change them: the old server seed is revealed with it. */
export function fairBody({ api, snapshot, canRotate }: Parts): Node[] {
  const seeds = make('div')
  const show = (now: SeedsView) => {
    snapshot.seeds = now
    seeds.replaceChildren(
      pairs([
        [frameText.commitment, now.commitment],
        [frameText.playerSeed, now.playerSeed],
        [frameText.nonce, String(now.nextNonce)],
      ]),
    )
  }
  show(snapshot.seeds)
  // Rounds have been played since the page was opened; without a line the old count stays.
  api.snapshot().then(
    (now) => show(now.seeds),
    () => undefined,
  )
  const row = make('label', frameText.newSeed, 'field')
  const field = make('input')
  field.value = crypto.getRandomValues(new Uint32Array(2)).join('')
  field.maxLength = 64
  row.append(field)
  const said = make('div')
  said.setAttribute('role', 'status')
  const rotate = async () => {
    try {
      const { seeds: next, revealed } = await api.rotate(field.value.trim())
      show(next)
      said.replaceChildren(pairs([[frameText.revealed, revealed.serverSeed]]))
    } catch (error) {
      const name = error instanceof Refused ? error.message : 'failed'
      said.replaceChildren(make('p', problemText(name), 'note'))
    }
  }
  const change = button(frameText.rotate, 'brand-button', () => void rotate())
  change.disabled = !canRotate()
  const link = make('a', frameText.verify)
  link.href = pageAddress('/fair')
  link.target = '_blank'
  return [seeds, row, change, said, link]
}
