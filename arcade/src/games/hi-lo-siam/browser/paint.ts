/// <reference lib="dom" />
import { locale } from '../../../client/texts.ts'
import type { TableLook } from '../../tables/browser/look.ts'
import { paintShake } from '../../tables/browser/paint-cup.ts'
import { paintDie } from '../../tables/browser/paint-die.ts'
import type { Throw } from '../title.ts'
import { isTriple, totalOf } from '../title.ts'

const names = {
  th: { small: 'ต่ำ', big: 'สูง', triple: 'ตอง', total: 'รวม' },
  en: { small: 'Small', big: 'Big', triple: 'All alike', total: 'Total' },
}[locale]
const colours = { small: '#1a5fd0', big: '#c81f37', triple: '#11864f' }

const row = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => `t${from + at}`)
const numbers = ['n1', 'n2', 'n3', 'n4', 'n5', 'n6']

export const look: TableLook<Throw> = {
  cloth: ['#7a2f1d', '#4a1420', '#160a1c'],
  rows: {
    tall: [['small', 'big'], numbers, row(3, 8), row(9, 13), row(14, 18)],
    wide: [['small', ...numbers, 'big'], row(3, 10), row(11, 18)],
  },
  colours: {
    small: '#1f4a9c',
    big: '#8f1f33',
    ...Object.fromEntries(numbers.map((key) => [key, '#a8741c'])),
    ...Object.fromEntries(row(3, 18).map((key) => [key, '#5a2a4a'])),
  },
  hasRoads: false,
  ring: 'corner',
  revealMs: 2_400,
  paint({ context: pen }, scene, laying) {
    const size = Math.min(scene.height * 0.28, scene.width * 0.14, 104)
    paintShake(pen, scene, size, laying, paintDie)
  },
  words: (dice) => `${dice.join(' · ')}, ${names.total} ${totalOf(dice)}: ${names[sideOf(dice)]}`,
  mark(dice) {
    const side = sideOf(dice)
    return { text: String(totalOf(dice)), colour: colours[side] }
  },
}

function sideOf(dice: Throw): 'small' | 'big' | 'triple' {
  if (isTriple(dice)) return 'triple'
  return totalOf(dice) <= 10 ? 'small' : 'big'
}
