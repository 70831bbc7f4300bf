import { expect, test } from 'vitest'
import type { Brush } from '../../../client/stage.ts'
import { labels } from '../texts.ts'
import type { Flight } from './flight.ts'
import { areasOf } from './paint.ts'
import { paintFigures, paintPast } from './paint-words.ts'

type Word = { text: string; top: number; bottom: number }

/** Notes where words fall; a letter is taken to be as high as its size, its middle on the line. */
function noteWords(width: number, height: number, phase: Flight['phase']) {
  const words: Word[] = []
  const context = {
    font: '',
    beginPath: () => undefined,
    roundRect: () => undefined,
    fill: () => undefined,
    measureText: (text: string) => ({ width: text.length * 7 }),
    fillText: (text: string, _x: number, y: number) => {
      const half = Number(/([\d.]+)px/.exec(context.font)?.[1]) / 2
      words.push({ text, top: y - half, bottom: y + half })
    },
  }
  const brush = { context, width, height } as unknown as Brush
  const areas = areasOf(brush, 8)
  const flight = {
    phase,
    startsAtMs: 5000,
    owns: [{ outAt: 150 }, { outAt: 210 }],
  } as unknown as Flight
  paintPast(brush, areas, [127])
  paintFigures(brush, areas, flight, { times: 214, nowMs: 0, words: labels.en })
  return { words, sky: areas.sky }
}

const windows = [
  ['a phone', 390, 480],
  ['a small phone', 320, 300],
  ['a phone on its side', 844, 240],
  ['a small phone on its side', 568, 230],
  ['a desktop', 1180, 700],
] as const

for (const [name, width, height] of windows)
  for (const phase of ['waiting', 'running', 'over'] as const)
    test(`on ${name}, ${phase}: no word lies over another or leaves the sky`, () => {
      const { words, sky } = noteWords(width, height, phase)
      expect(words.length).toBeGreaterThan(2)
      // They are painted from the top down.
      for (const [at, { text, top, bottom }] of words.entries()) {
        expect(top, text).toBeGreaterThanOrEqual((words[at - 1]?.bottom ?? sky.top) - 1)
        expect(bottom, text).toBeLessThanOrEqual(sky.top + sky.height)
      }
    })
