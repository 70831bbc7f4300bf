import { coinText } from '../../../client/amounts.ts'
import { byId } from '../../../client/page.ts'
import { isReduced } from '../../../client/stage.ts'
import { setProblem } from '../../../client/status.ts'
import { locale } from '../../../client/texts.ts'
import { speciesOf } from '../paytable.ts'
import { labels, refusals } from '../texts.ts'
import type { Seen } from './aim.ts'
import type { Deck } from './deck.ts'
import { seenNow } from './deck.ts'
import { cannonSpot, seatSpot } from './paint-cannon.ts'
import type { OwnShot, SeaMessage, SeenShot } from './sea.ts'
import { hearSea } from './sea.ts'

const words = labels[locale]
const mostKnown = 60
/** From here on a catch is a great one. */
const greatTimes = 20

/** What the sea says, and what is to be seen, heard and read of it. */
export function hearDeck(deck: Deck, message: SeaMessage): void {
  const { sea, table, moves } = deck
  const wasHere = sea.isHere
  remember(deck)
  hearSea(sea, message, performance.now())
  if (message.kind === 'tick') {
    showOthers(deck, message.shots)
    if (message.born.some(({ species }) => species === 'kraken')) showRise(deck)
  } else if (message.kind === 'shot') showOwn(deck, message)
  else if (message.kind === 'refused') showRefused(deck, message)
  else if (message.kind === 'closed') setProblem(message.reason)
  else if (message.kind === 'own') {
    moves.take(null)
    table.settle(message.round, message.balance)
  }
  // What became of the purse was told while nobody listened.
  if (!wasHere && sea.isHere && moves.purse()) table.catchUp()
  if (wasHere !== sea.isHere) table.refresh()
  table.wake()
}

function remember(deck: Deck): void {
  for (const seen of seenNow(deck)) deck.known.set(seen.fish.id, seen)
  if (deck.known.size < mostKnown) return
  for (const id of deck.known.keys()) if (!deck.sea.fish.has(id)) deck.known.delete(id)
}

function tellWords(deck: Deck, text: string): void {
  deck.last = text
  byId('said', HTMLElement).textContent = text
  deck.table.refresh()
}

function showOwn(deck: Deck, message: OwnShot): void {
  const { fish, times, amount } = message
  deck.moves.count(message)
  if (times === 0) {
    deck.flashes.set(fish, performance.now())
    deck.last = words.missed
    return
  }
  const seen = deck.known.get(fish)
  const name = seen ? speciesOf(seen.fish.species).name[locale] : ''
  tellWords(deck, `${words.caughtOne} ${name} ×${times} +${coinText(amount)}`)
  if (seen) celebrate(deck, seen, times, amount)
}

function celebrate({ effects, sparks, size, table }: Deck, seen: Seen, times: number, won: number) {
  const isGreat = times >= greatTimes
  const bornMs = performance.now() + (isReduced ? 0 : 120)
  const { x, y, reach } = seen
  const { species } = seen.fish
  const text = `+${coinText(won)}`
  effects.say({ x, y, text, colour: '#ffe08a', size: isGreat ? 34 : 24, bornMs })
  effects.catch({ species, x, y, reach, home: cannonSpot(size), isOwn: true, bornMs })
  sparks.burst(x, y, Math.min(70, 12 + times), '#ffd35c')
  if (isGreat) table.sounds.fanfare(times > greatTimes ? 3 : 1)
  else table.sounds.win(1)
  if (!isReduced) navigator.vibrate?.(isGreat ? [30, 40, 60] : 20)
}

function showOthers({ sea, effects, known, size }: Deck, shots: SeenShot[]): void {
  for (const [seat, fish, , times] of shots) {
    const to = known.get(fish)
    if (!to || seat === sea.seat) continue
    const bornMs = performance.now()
    effects.shoot({ fish, from: seatSpot(size, seat), to, bornMs, isOwn: false })
    if (times === 0) continue
    const { x, y, reach } = to
    effects.catch({ species: to.fish.species, x, y, reach, home: to, isOwn: false, bornMs })
    const text = `${sea.names.get(seat) ?? ''} ×${times}`
    effects.say({ x, y, text, colour: '#bfe3ff', size: 15, bornMs })
  }
}

function showRefused(deck: Deck, { no, fish, reason }: SeaMessage & { kind: 'refused' }): void {
  const { moves, known, size, effects } = deck
  moves.answered(no)
  if (reason === 'tooSoon' || reason === 'busy') return
  if (reason === 'gone') {
    const { x, y } = known.get(fish) ?? { x: size.width / 2, y: size.height / 2 }
    const bornMs = performance.now()
    effects.say({ x, y, text: words.gone, colour: '#ffffff', size: 15, bornMs })
    tellWords(deck, words.gone)
    return
  }
  moves.hold(false)
  if (reason === 'purseEmpty') moves.lowerCost()
  const text = refusals[locale][reason]
  if (reason === 'noBet') deck.table.catchUp()
  else if (text) tellWords(deck, text)
  else setProblem(reason)
}

function showRise({ effects, size, table }: Deck): void {
  const [x, y, bornMs] = [size.width / 2, size.height * 0.56, performance.now()]
  effects.say({ x, y, text: words.boss, colour: '#ff9ad0', size: 22, bornMs })
  for (const [at, hertz] of [98, 92, 87].entries())
    table.sounds.note(hertz, at * 0.18, 0.5, 0.08, 'sawtooth')
}
