import { sha256Again } from './fair-words.ts'
import { codes, make } from './page.ts'
import { frameText, pageAddress } from './texts.ts'

/** Of the flight that is under way: its hash, and where that stands in what was published. */
export type ChainView = {
  commitment: string
  place: { tip: string; salt: string; nextTip: string; position: number } | null
}

/** Tip, hash and salt, and the way from the hash back to the tip, walked by this browser. */
export function chainBody({ commitment, place }: ChainView): Node[] {
  const list = codes([
    [frameText.flightHash, commitment],
    [frameText.chainTip, place?.tip ?? '–'],
    [frameText.chainPlace, String(place?.position ?? '–')],
    [frameText.chainSalt, place?.salt ?? '–'],
    [frameText.nextTip, place?.nextTip ?? '–'],
  ])
  const verdict = make('p', place ? '…' : '', 'note')
  verdict.setAttribute('role', 'status')
  if (place) void walkBack(verdict, commitment, place)
  const link = make('a', frameText.verify)
  link.href = pageAddress('/fair')
  link.target = '_blank'
  return [list, verdict, make('p', frameText.chainNote, 'note'), link]
}

async function walkBack(
  verdict: HTMLElement,
  commitment: string,
  { tip, position }: NonNullable<ChainView['place']>,
): Promise<void> {
  const steps = position - 1
  const isLinked = (await sha256Again(commitment, steps)) === tip
  verdict.textContent = isLinked ? frameText.linked(steps) : frameText.notLinked
  verdict.classList.toggle('problem', !isLinked)
}
