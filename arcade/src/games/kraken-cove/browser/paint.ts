/// <reference lib="dom" />
import { coinText } from '../../../client/amounts.ts'
import { paintCaption } from '../../../client/caption.ts'
import { clamp01 } from '../../../client/motion.ts'
import type { Brush } from '../../../client/stage.ts'
import { isReduced } from '../../../client/stage.ts'
import { locale } from '../../../client/texts.ts'
import type { SpeciesKey } from '../paytable.ts'
import { speciesOf } from '../paytable.ts'
import { labels } from '../texts.ts'
import type { Seen } from './aim.ts'
import { lookAt } from './aim.ts'
import type { Deck } from './deck.ts'
import type { Effects } from './effects.ts'
import type { Purse } from './moves.ts'
import { paintAim, paintCannon, seatSpot } from './paint-cannon.ts'
import type { Sprites } from './paint-fish.ts'
import { chanceOf, openSprites, paintCaught, paintFish, paintWorth, worthOf } from './paint-fish.ts'
import { paintSea } from './paint-sea.ts'

const words = labels[locale]
const [kickLastsMs, flashLastsMs] = [160, 260]

let kept: Sprites | null = null

/** All of it, from the bottom of the sea up; true while something moves. */
export function paintScene(brush: Brush, deck: Deck, nowMs: number): boolean {
  const { context } = brush
  const { effects, moves } = deck
  const [seen, purse] = [lookAt(deck.sea, brush, nowMs), moves.purse()]
  kept ??= openSprites(deck.table.wake)
  paintSea(brush, nowMs, { isStill: isReduced, hasCannon: purse !== null })
  const aimed = (purse && seen.find(({ fish }) => fish.id === deck.aimedId)) ?? null
  paintSchool(brush, deck, kept, { seen, aimed, nowMs })
  if (aimed) paintAim(brush, aimed, deck.isLocked, nowMs)
  follow(effects, seen)
  for (const { to, fish, isOwn } of effects.arrived(nowMs)) {
    const reach = seen.find((one) => one.fish.id === fish)?.reach ?? 30
    effects.land({ ...to, reach: Math.min(60, reach * 1.1), bornMs: nowMs, isOwn })
  }
  const kick = isReduced ? 0 : 1 - clamp01((nowMs - deck.kickMs) / kickLastsMs)
  if (purse) paintCannon(brush, aimed, kick)
  paintNames(brush, deck)
  const isMoving = effects.paint(context, nowMs)
  if (purse) paintPurse(brush, purse, aimed, moves.cost())
  return isMoving
}

type School = { seen: Seen[]; aimed: Seen | null; nowMs: number }

function paintSchool({ context }: Brush, deck: Deck, sprites: Sprites, school: School): void {
  const { seen, aimed, nowMs } = school
  for (const one of seen) {
    const hitMs = deck.flashes.get(one.fish.id) ?? -Infinity
    const flash = 1 - clamp01((nowMs - hitMs) / flashLastsMs)
    paintFish(context, sprites, one, { flash, nowMs, isStill: isReduced })
  }
  for (const one of seen) paintWorth(context, one, one === aimed)
  for (const one of deck.effects.caught)
    if (nowMs >= one.bornMs) paintCaught(context, sprites, one, nowMs)
}

/** A shot finds the fish where it is by then. */
function follow({ bullets }: Effects, seen: Seen[]): void {
  for (const bullet of bullets) {
    const now = seen.find(({ fish }) => fish.id === bullet.fish)
    if (now) bullet.to = { x: now.x, y: now.y }
  }
}

/** What the purse holds; below it what is aimed at, its chance and what a catch would pay. */
function paintPurse(brush: Brush, purse: Purse, aimed: Seen | null, cost: number): void {
  paintCaption(brush, {
    left: `${words.shots} ${purse.shots}`,
    now: coinText(purse.purse),
    right: `${words.returns} 96%`,
    isLost: false,
  })
  const { context, width } = brush
  const text = aimed ? aimText(aimed.fish.species, cost) : words.noTarget
  context.font = '600 13px Anuphan, sans-serif'
  context.textAlign = 'center'
  const wide = context.measureText(text).width + 24
  context.fillStyle = 'rgb(10 8 36 / 0.6)'
  context.beginPath()
  context.roundRect(width / 2 - wide / 2, 103, wide, 26, 13)
  context.fill()
  context.fillStyle = '#ffe9b0'
  context.fillText(text, width / 2, 117)
}

function aimText(key: SpeciesKey, cost: number): string {
  const { name, values } = speciesOf(key)
  const least = coinText(cost * (values[0]?.times ?? 0))
  const pays = values.length > 1 ? `${least}+` : least
  return `${name[locale]} ${worthOf(key)} · ${words.chance} ${chanceOf(key)} → ${pays}`
}

/** Who else is here. */
function paintNames(brush: Brush, { sea }: Deck): void {
  const { context } = brush
  const shown = [...sea.names].filter(([seat]) => seat !== sea.seat).slice(-4)
  context.font = '500 12px Anuphan, sans-serif'
  context.textBaseline = 'middle'
  context.textAlign = 'center'
  for (const [seat, name] of shown) {
    const { x, y } = seatSpot(brush, seat)
    const wide = context.measureText(name).width + 18
    context.fillStyle = 'rgb(20 18 50 / 0.7)'
    context.beginPath()
    context.roundRect(x - wide / 2, y - 11, wide, 22, 11)
    context.fill()
    context.fillStyle = '#c9d8ff'
    context.fillText(name, x, y)
  }
}
