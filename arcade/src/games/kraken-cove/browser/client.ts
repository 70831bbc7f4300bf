import { coinText, timesText } from '../../../client/amounts.ts'
import type { GameView, OpenGame } from '../../../client/game-client.ts'
import { byId } from '../../../client/page.ts'
import { isReduced } from '../../../client/stage.ts'
import { locale } from '../../../client/texts.ts'
import { catchOdds, most, species, speciesOf } from '../paytable.ts'
import { labels } from '../texts.ts'
import type { Deck } from './deck.ts'
import { aimAt, aimBy, aimedNow, findTarget, fireAway, lockAim, openDeck } from './deck.ts'
import { hearDeck } from './hear.ts'
import { listenHold } from './hold.ts'
import { chanceOf, worthOf } from './paint-fish.ts'
import { paintScene } from './paint.ts'

const words = labels[locale]

export const openGame: OpenGame = (table) => {
  const deck = openDeck(table, hearDeck)
  const { moves } = deck
  listenHold(byId('stage', HTMLCanvasElement), byId('primary', HTMLButtonElement), deck)
  const view: GameView = {
    options: [],
    show: (round) => moves.take(round),
    primary: () => primary(deck),
    press: async () => {
      if (!moves.purse()) return deck.sea.isHere ? moves.buy() : null
      fireAway(deck)
      return null
    },
    isOpen: () => moves.purse() !== null,
    moves: () => movesOf(deck),
    move: async (key) => {
      if (key === 'home') return moves.goHome()
      if (key === 'lock') lockAim(deck)
      else moves.changeCost(key === 'more' ? 1 : -1)
      return null
    },
    keys: words.keys,
    key: (name) => {
      if (name.startsWith('Arrow')) aimBy(deck, name)
      else if (name === 'Enter') fireAway(deck)
      else if (name === 'q' || name === 'e') moves.changeCost(name === 'e' ? 1 : -1)
      else if (name === 'l') lockAim(deck)
      else if (name === 'h') return moves.goHome()
      return null
    },
    tap: async (x, y) => {
      aimAt(deck, x, y)
      fireAway(deck)
      return null
    },
    pause: () => moves.hold(false),
    describe: () => describe(deck),
    paint(brush, nowMs) {
      deck.size = { width: brush.width, height: brush.height }
      if (moves.purse()) findTarget(deck)
      const isMoving = paintScene(brush, deck, nowMs)
      const isSparkling = deck.sparks.paint(brush.context, nowMs)
      return isMoving || isSparkling || (deck.sea.isHere && !isReduced)
    },
    winPlace: 'top',
    most,
    tellResult: ({ table: past }) => `${words.shots} ${String(past['shots'])}`,
    payRows,
    chip: ({ stakeAmount, winAmount }) => timesText(Math.floor((winAmount / stakeAmount) * 100)),
  }
  return view
}

function primary({ sea, moves }: Deck) {
  if (!sea.isHere) return { label: words.connecting, isOn: false }
  const purse = moves.purse()
  if (!purse) return { label: words.buy, isOn: true }
  return { label: `${words.fire} · ${coinText(moves.cost())}`, isOn: purse.purse > 0 }
}

function movesOf({ moves, isLocked }: Deck) {
  if (!moves.purse()) return []
  return [
    { key: 'less', label: '−', isOn: true },
    { key: 'more', label: '+', isOn: true },
    { key: 'lock', label: isLocked ? words.unlock : words.lock, isOn: true },
    { key: 'home', label: words.home, isOn: true },
  ]
}

/** What is aimed at, what the purse holds and what came of the last shot. */
function describe(deck: Deck): string {
  const purse = deck.moves.purse()
  if (!deck.sea.isHere) return words.connecting
  if (!purse) return words.buy
  const to = aimedNow(deck)?.fish.species
  const aim = to
    ? `${words.aimAt} ${speciesOf(to).name[locale]} ${worthOf(to)} ${words.chance} ${chanceOf(to)}`
    : words.noTarget
  const held = `${words.purse} ${coinText(purse.purse)} · ${words.shots} ${purse.shots}`
  return [aim, held, deck.last].filter(Boolean).join(' · ')
}

/** Every fish with its exact chance; the Kraken with each of its values. */
function payRows(): [string, string][] {
  return species.flatMap((one): [string, string][] => {
    const { ways, of } = catchOdds(one)
    const name = one.name[locale]
    const shots = `${ways} : ${of.toLocaleString('en-GB')}`
    const head: [string, string] = [
      `${name} ${worthOf(one.key)}`,
      `${words.chance} ${chanceOf(one.key)} (${shots})\n${words.returns} 96%`,
    ]
    if (one.values.length === 1) return [head]
    const all = one.values.reduce((sum, { weight }) => sum + weight, 0)
    const parts = one.values.map(({ times, weight }): [string, string] => [
      `${name} ×${times}`,
      `${Number(((ways / of) * (weight / all) * 100).toPrecision(4))}%`,
    ])
    return [head, ...parts]
  })
}
