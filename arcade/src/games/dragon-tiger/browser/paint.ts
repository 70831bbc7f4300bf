/// <reference lib="dom" />
import { cardText } from '../../../client/cards/faces.ts'
import { paintCard } from '../../../client/cards/paint-card.ts'
import { paintPlace } from '../../../client/cards/paint-felt.ts'
import { flat, plate } from '../../../client/kit.ts'
import { clamp01 } from '../../../client/motion.ts'
import { locale } from '../../../client/texts.ts'
import type { TableLook } from '../../tables/browser/look.ts'
import { write } from '../../tables/browser/paint-felt.ts'
import type { DragonTigerOutcome } from '../title.ts'
import { winnerOf } from '../title.ts'

const names = {
  th: { dragon: 'มังกร', tiger: 'เสือ', tie: 'เสมอ', wins: 'ชนะ' },
  en: { dragon: 'Dragon', tiger: 'Tiger', tie: 'Tie', wins: 'wins' },
}[locale]
const letters = { th: ['ม', 'ส', '='], en: ['D', 'T', '='] }[locale]
const colours = { dragon: '#c81f37', tiger: '#1a5fd0', tie: '#11864f' }

export const look: TableLook<DragonTigerOutcome> = {
  cloth: ['#1d5a4d', '#0d3340', '#0a1228'],
  rows: {
    tall: [['dragon', 'tie', 'tiger'], ['suited']],
    wide: [['dragon', 'tie', 'suited', 'tiger']],
  },
  colours: { dragon: '#8f1f33', tiger: '#1f4a9c', tie: '#14704a', suited: '#5b3a86' },
  hasRoads: true,
  ring: 'middle',
  revealMs: 2_600,
  paint(brush, scene, { outcome, share }) {
    const width = Math.min(scene.height * 0.4, scene.width * 0.24, 190)
    const y = scene.y + scene.height * 0.42
    const winner = outcome && share >= 1 ? winnerOf(outcome) : null
    for (const [at, side] of (['dragon', 'tiger'] as const).entries()) {
      const x = scene.x + scene.width * (at === 0 ? 0.22 : 0.78)
      // The dragon's card turns first, the tiger's after it.
      const turn = clamp01(share * 2.6 - at * 1.4)
      const spot = { x, y, width }
      if (outcome)
        paintCard(brush.context, spot, { card: outcome[at] ?? 0, turn, isLit: winner === side })
      else paintPlace(brush, spot)
      const below = y + width * 0.7 + 15
      flat(brush.context, plate(x, below, Math.max(70, width), 22, 11), colours[side])
      write(brush.context, names[side], x, below + 0.5, width + 20, { size: 14, weight: 600 })
    }
  },
  words(outcome) {
    const [dragon, tiger] = outcome
    const winner = winnerOf(outcome)
    const told = `${names.dragon} ${cardText(dragon)}, ${names.tiger} ${cardText(tiger)}`
    if (winner === 'tie') return `${told}: ${names.tie}`
    return locale === 'th'
      ? `${told}: ${names[winner]}${names.wins}`
      : `${told}: ${names[winner]} ${names.wins}`
  },
  mark(outcome) {
    const winner = winnerOf(outcome)
    const at = { dragon: 0, tiger: 1, tie: 2 }[winner]
    const side = winner === 'tie' ? null : winner === 'dragon' ? 0 : 1
    return { text: letters[at] ?? '', colour: colours[winner], side }
  },
}
