import type { StateName } from '../asset-names.ts'
import { darken, lighten } from '../drawing/colour.ts'
import { times } from '../drawing/geometry.ts'
import { litGroup } from '../drawing/lighting.ts'
import { transform } from '../drawing/path.ts'
import { createRandom } from '../drawing/random.ts'
import { at, circle, Doc, ellipse, path } from '../drawing/svg.ts'
import { rabbit } from '../motifs/animals/rabbit.ts'
import { astronaut } from '../motifs/space/astronaut.ts'
import { helm } from '../motifs/sports/helm.ts'
import { twinkle } from '../props/light.ts'
import { ageShield } from '../rewards/badges.ts'
import { clipboard } from '../rewards/errands.ts'
import { assetLight, type DrawAsset, heartShape } from './frames.ts'

/** What a page shows when it has nothing else to show. */
const states: Record<StateName, DrawAsset> = {
  'empty-favorites': (D, g) =>
    glowDisc(D, '#7a5bff') +
    at(0, 8, rabbit(D, g, { acc: '#fff' }), 0.56) +
    at(92, -70, heartShape(D), 0.26, 14) +
    at(-98, -40, heartShape(D), 0.18, -14) +
    twinkle(D, 120, 20, 34),
  offline: (D, g) =>
    glowDisc(D, '#3a8bff') +
    at(0, 6, astronaut(D, g, { acc: '#fff' }), 0.56, 8) +
    twinkle(D, -120, -80, 30) +
    twinkle(D, 126, -30, 40) +
    twinkle(D, -130, 50, 22),
  maintenance: (D, g) =>
    glowDisc(D, '#ff9a3d') +
    gear(D, -104, -62, 44, '#8a95c9') +
    gear(D, 108, -40, 34, '#f0a81e') +
    at(0, 10, helm(D, g, { acc: '#38e8ff', acc2: '#ff9a3d' }), 0.54) +
    at(104, 66, wrench(D), 0.72),
  'empty-list': (D) =>
    glowDisc(D, '#7a5bff') + at(0, 0, clipboard(D), 1.02, -6) + twinkle(D, 110, -60, 36),
  age21: async (D) => glowDisc(D, '#3fbd88') + at(0, 0, await ageShield(D), 1.1),
}

export async function state(name: StateName): Promise<string> {
  const D = new Doc(360, 320, assetLight)
  return D.out(at(180, 160, await states[name](D, createRandom(7))))
}

const glowDisc = (D: Doc, colour: string): string =>
  ellipse(0, 112, 130, 22, { fill: D.rad(['#000', 0, 0.55], ['#000', 1, 0]) }) +
  circle(0, 0, 150, { fill: D.rad([colour, 0, 0.5], [colour, 0.6, 0.16], [colour, 1, 0]) })

function gear(D: Doc, x: number, y: number, r: number, c: string): string {
  const foot = r * 0.14
  const top = r * 0.1
  const tooth = `M${-foot} ${-r * 0.78}L${-top} ${-r * 1.02}H${top}L${foot} ${-r * 0.78}Z`
  const teeth = times(10, (i) => transform(tooth, { r: i * 36, x, y })).join('')
  return (
    litGroup(D, 4, [
      path(teeth, { fill: c }),
      circle(x, y, r * 0.82, { fill: D.lin(lighten(c, 0.4), c, darken(c, 0.4)) }),
    ]) +
    circle(x, y, r * 0.38, { fill: '#14121f' }) +
    circle(x, y, r * 0.38, { fill: 'none', stroke: darken(c, 0.5), strokeWidth: r * 0.08 })
  )
}

const wrench = (D: Doc): string =>
  litGroup(
    D,
    5,
    path(
      transform(
        'M-14 -90C-44 -80 -52 -44 -32 -24L-14 -14V90C-14 106 14 106 14 90V-14' +
          'L32 -24C52 -44 44 -80 14 -90V-54L0 -44L-14 -54Z',
        { r: 38 },
      ),
      { fill: D.lin('#ffffff', '#aab4d8', '#5a6490') },
    ),
  )
