/// <reference lib="dom" />
import { openLayer } from '../../../client/layer.ts'
import { clamp01, easeBack } from '../../../client/motion.ts'
import type { Brush } from '../../../client/stage.ts'
import { isReduced } from '../../../client/stage.ts'
import { roomOf } from '../../../client/caption.ts'
import type { Look, Scene } from '../../ladder/browser/look.ts'
import type { Pen } from '../../../client/kit.ts'
import {
  around,
  disc,
  flat,
  glow,
  line,
  mix,
  polygon,
  puff,
  shade,
  shape,
  shine,
  smooth,
} from '../../../client/kit.ts'
import { rays, ridge, series } from '../../../client/scenery.ts'

const layer = openLayer()

export const look: Look = {
  stepMs: 340,
  paint(brush, scene) {
    const { width, top, height } = roomOf(brush)
    const [x, y] = [width / 2, top + height * 0.5]
    const largest = Math.min(width * 0.36, height * 0.4)
    layer(brush, '', paintSea)
    if (scene.end === 'fell') paintPopped(brush.context, { x, y, size: largest }, scene)
    else paintPuffer(brush.context, { x, y, size: largest }, scene)
    return false
  },
}

type Place = { x: number; y: number; size: number }

function paintSea({ context, width, height }: Brush): void {
  flat(
    context,
    shape(`M0 0H${width}V${height}H0Z`),
    shade(context, ['#37d3df', '#0f8fc0', '#053a6e'], 0, height),
  )
  rays(
    context,
    width * 0.5,
    -height * 0.25,
    Math.hypot(width, height) * 1.2,
    'rgb(255 255 255 / 0.07)',
    22,
  )
  ridge(context, width, height, { level: 0.86, rough: 0.09, colour: '#0b4f86', seed: 5 })
  coral(context, width * 0.1, height, height * 0.2, '#ff8fa3')
  coral(context, width * 0.9, height, height * 0.24, '#ffb45c')
  ridge(context, width, height, { level: 0.95, rough: 0.04, colour: '#06315c', seed: 9 })
  const next = series(21)
  for (let bubble = 0; bubble < 18; bubble++)
    paintBubble(context, next() * width, next() * height, 3 + next() * 9)
}

function coral(pen: Pen, x: number, foot: number, high: number, colour: string): void {
  for (let arm = -2; arm <= 2; arm++) {
    const [lean, tall] = [arm * high * 0.16, high * (1 - Math.abs(arm) * 0.18)]
    const path = shape(
      `M${x} ${foot}Q${x + lean * 0.2} ${foot - tall * 0.6} ${x + lean} ${foot - tall}`,
    )
    line(pen, path, mix(colour, '#053a6e', 0.45), high * 0.07)
  }
}

function paintBubble(pen: Pen, x: number, y: number, size: number): void {
  line(pen, disc(x, y, size), 'rgb(255 255 255 / 0.4)', 1.4)
  flat(pen, disc(x - size * 0.35, y - size * 0.35, size * 0.2), 'rgb(255 255 255 / 0.7)')
}

/** It grows with every breath, and its skin reddens the nearer the last one is. */
function paintPuffer(pen: Pen, { x, y, size }: Place, scene: Scene): void {
  const { at, level, end, isArrival, sparks } = scene
  const share = at / level.times.length
  const swell = isReduced ? 0 : Math.sin(clamp01(at % 1) * Math.PI) * 0.05
  const radius = size * (0.46 + 0.5 * Math.sqrt(share) + swell)
  const isCalm = end === 'taken' || end === 'top'
  if (isCalm) glow(pen, x, y, radius * 1.9, 'rgb(255 236 150 / 0.55)')
  pen.save()
  pen.translate(x, y)
  pen.scale(radius / 50, radius / 50)
  paintFins(pen)
  const skin = mix('#ffd23c', '#ff6a3c', share * share)
  paintSpikes(pen, 0.12 + share * 0.3, mix(skin, '#fff6c8', 0.5))
  puff(pen, disc(0, 0, 44, 42), [mix(skin, '#ffffff', 0.6), skin, mix(skin, '#7a2c06', 0.55)], {
    depth: 9,
  })
  pen.save()
  pen.clip(disc(0, 0, 43, 41))
  flat(pen, disc(0, 31, 42, 24), 'rgb(255 253 240 / 0.92)')
  pen.restore()
  paintFace(pen, share, isCalm)
  shine(pen, -18, -27, 11, 5)
  pen.restore()
  if (isArrival) sparks.burst(x, y - radius, 10, '#d8fbff')
}

function paintFins(pen: Pen): void {
  const fin: [string, string, string] = ['#ffb45c', '#f2761f', '#a8400a']
  puff(pen, smooth('38,-4 62,-24 70,-6 64,6 70,22 60,32 38,12'), fin, { depth: 5 })
  puff(pen, smooth('-10,-38 0,-62 14,-58 16,-36'), fin, { depth: 5 })
  puff(pen, smooth('-38,10 -60,6 -66,20 -54,30 -38,22'), fin, { depth: 5 })
}

function paintSpikes(pen: Pen, tall: number, colour: string): void {
  const count = 26
  const feet = around(count, 41)
  const tips = around(count, 41 * (1 + tall))
  for (const [at, [tipX, tipY]] of tips.entries()) {
    const [footX = 0, footY = 0] = feet[at] ?? []
    const [acrossX, acrossY] = [-footY * 0.1, footX * 0.1]
    const spike = polygon([
      [footX + acrossX, footY + acrossY],
      [tipX, tipY],
      [footX - acrossX, footY - acrossY],
    ])
    flat(pen, spike, colour)
    line(pen, spike, 'rgb(120 60 10 / 0.35)', 0.7)
  }
}

/** Calm eyes at first, wide ones when it is nearly too much. */
function paintFace(pen: Pen, share: number, isCalm: boolean): void {
  const wide = 11 + share * 3
  for (const side of [-1, 1]) {
    flat(pen, disc(side * 17, -9, wide, wide * 1.05), '#ffffff')
    line(pen, disc(side * 17, -9, wide, wide * 1.05), 'rgb(90 40 6 / 0.5)', 1.2)
    const iris = wide * (0.66 - share * 0.28)
    flat(pen, disc(side * 16, -8, iris), '#1f8fe0')
    flat(pen, disc(side * 16, -8, iris * 0.56), '#0a1a3a')
    flat(pen, disc(side * 16 - 2.4, -11, iris * 0.3), '#ffffff')
    flat(pen, disc(side * 30, 10, 7, 4.5), 'rgb(255 107 74 / 0.5)')
  }
  if (isCalm) return line(pen, shape('M-11 12Q0 25 11 12'), '#7a1230', 3)
  puff(pen, disc(0, 17, 7 + share * 4, 5 + share * 6), ['#ff9aa8', '#e0405f', '#8a1236'], {
    depth: 3,
  })
  flat(pen, disc(0, 17, 3.4 + share * 2.6, 2 + share * 4), '#4a0a22')
}

/** Nothing but rings and a small fish that has let its air go. */
function paintPopped(pen: Pen, { x, y, size }: Place, scene: Scene): void {
  const out = isReduced ? 1 : easeBack(clamp01((scene.ageMs - look.stepMs) / 420))
  if (scene.isArrival) {
    scene.sparks.burst(x, y, 46, '#ffd23c')
    scene.sparks.burst(x, y, 22, '#ffffff')
  }
  for (let ring = 0; ring < 3; ring++) {
    const wide = size * (0.5 + ring * 0.24) * Math.max(0.2, out)
    line(pen, disc(x, y, wide), `rgb(255 255 255 / ${0.5 - ring * 0.15})`, 3)
  }
  const drop = Math.max(0, out) * size * 0.5
  pen.save()
  pen.translate(x, y + drop)
  pen.rotate(-0.35)
  pen.scale(size / 130, size / 130)
  paintFins(pen)
  puff(pen, disc(0, 4, 44, 30), ['#fff3b0', '#ffc93c', '#a8540a'], { depth: 8 })
  for (const side of [-1, 1]) {
    line(pen, shape(`M${side * 17 - 6} -8l12 10m-12 0l12 -10`), '#4a2208', 3)
  }
  line(pen, shape('M-9 22Q0 15 9 22'), '#7a1230', 3)
  pen.restore()
}
