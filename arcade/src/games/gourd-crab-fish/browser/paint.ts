/// <reference lib="dom" />
import type { Pen } from '../../../client/kit.ts'
import { locale } from '../../../client/texts.ts'
import type { TableLook } from '../../tables/browser/look.ts'
import { paintShake } from '../../tables/browser/paint-cup.ts'
import type { DiePlace } from '../../tables/browser/paint-die.ts'
import { paintFace } from '../../tables/browser/paint-die.ts'
import type { Shake } from '../title.ts'
import { animals } from '../title.ts'
import { figures } from './figures.ts'

const keys = animals.map(({ key }) => key)
const nameOf = (face: number) => animals[face]?.name[locale] ?? ''
const colours = ['#3f7a1c', '#a8361c', '#b8741c', '#a8503c', '#1f5a98', '#8a5a14']

export const look: TableLook<Shake> = {
  cloth: ['#1d5f6a', '#123a52', '#0a1428'],
  rows: { tall: [keys.slice(0, 3), keys.slice(3)], wide: [keys.slice(0, 3), keys.slice(3)] },
  colours: Object.fromEntries(keys.map((key, at) => [key, colours[at] ?? ''])),
  hasRoads: false,
  ring: 'corner',
  revealMs: 2_400,
  paint({ context: pen }, scene, laying) {
    const size = Math.min(scene.height * 0.3, scene.width * 0.15, 108)
    paintShake(pen, scene, size, laying, paintPicture)
  },
  words: (shake) => shake.map(nameOf).join(' · '),
  mark: (shake) => {
    const [most = 0] = shake.toSorted((one, other) => countOf(shake, other) - countOf(shake, one))
    return { text: nameOf(most).slice(0, 2), colour: colours[most] ?? '' }
  },
}

function countOf(shake: Shake, face: number): number {
  return shake.filter((one) => one === face).length
}

function paintPicture(pen: Pen, { x, y, size }: DiePlace, face: number): void {
  paintFace(pen, { x, y, size })
  pen.save()
  pen.translate(x, y)
  pen.scale(size / 124, size / 124)
  figures[face]?.(pen)
  pen.restore()
}
