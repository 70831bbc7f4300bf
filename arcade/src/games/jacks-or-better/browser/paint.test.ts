import { expect, test } from 'vitest'
import type { Brush } from '../../../client/stage.ts'
import { layoutOf, paintRows } from './paint.ts'

type Word = { text: string; from: number; to: number; y: number }

/** Notes where words fall; a letter is taken to be as wide as 0.6 of its height. */
function noteWords(width: number, height: number): Word[] {
  const words: Word[] = []
  const wide = (text: string, font: string) =>
    text.length * 0.6 * Number(/([\d.]+)px/.exec(font)?.[1])
  const context = {
    font: '',
    textAlign: 'left',
    measureText: (text: string) => ({ width: wide(text, context.font) }),
    fillText: (text: string, x: number, y: number) => {
      const long = wide(text, context.font)
      const from = context.textAlign === 'right' ? x - long : x
      words.push({ text, from, to: from + long, y })
    },
  }
  const brush = { context, width, height } as unknown as Brush
  const pays = Array.from({ length: 9 }, (_, at) => ({
    name: `Three of a kind ${at}`,
    amount: '800,000.00',
    isLit: false,
  }))
  paintRows(brush, layoutOf(brush), pays)
  return words
}

test.each([
  ['a phone', 390, 560],
  ['a small phone', 320, 378],
  ['a phone on its side', 844, 300],
  ['a small phone on its side', 568, 230],
])(
  'on %s no name of the paytable runs into an amount or out of the room',
  (_name, width, height) => {
    const words = noteWords(width, height)
    expect(words).toHaveLength(18)
    for (const [at, one] of words.entries()) {
      expect(one.from).toBeGreaterThanOrEqual(0)
      expect(one.to).toBeLessThanOrEqual(width)
      for (const other of words.slice(at + 1)) {
        const isBeside = one.to <= other.from || other.to <= one.from
        expect(isBeside || Math.abs(one.y - other.y) >= 10, `${one.text} / ${other.text}`).toBe(
          true,
        )
      }
    }
  },
)
