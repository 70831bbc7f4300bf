import { darken, lighten } from '../drawing/colour.ts'
import { mirroredSpline, points, polar, polyline, star, times } from '../drawing/geometry.ts'
import { centredText } from '../drawing/lettering.ts'
import { lit, litGroup } from '../drawing/lighting.ts'
import { flip, transform, type Mirror } from '../drawing/path.ts'
import { at, group, path, type Doc } from '../drawing/svg.ts'
import { bezelGem } from '../props/gems.ts'
import { halo, rays, twinkle } from '../props/light.ts'
import { crown, laurel } from '../props/regalia.ts'

export async function ageShield(D: Doc): Promise<string> {
  const t = await centredText('21+', 'prompt:800', 90, 0, 4, 120)
  return group([
    litGroup(
      D,
      9,
      path(mirroredSpline(points('0,-116,1 48,-92 98,-86 94,20 54,80 0,114,1')), {
        fill: D.lin('#e9fff5', '#8fe0bd .4', '#2f8f6a'),
      }),
    ),
    litGroup(
      D,
      5,
      path(mirroredSpline(points('0,-94,1 40,-76 80,-71 77,16 44,64 0,91,1')), {
        fill: D.lin('#1f5a48', '#0c2a22'),
      }),
      { sh: 0.2 },
    ),
    path(t, { fill: D.lin('#ffffff', '#bff5dc') }),
  ])
}

const vipTiers = [
  { c: '#7d8797', m: ['#eef2f8', '#aab4c4', '#5d6779', '#c9d1de'], name: 'เริ่มต้น' },
  { c: '#b8703a', m: ['#ffe0c2', '#d98f55', '#7a4218', '#eab07e'], name: 'บรอนซ์' },
  { c: '#c4564a', m: ['#ffd8cf', '#e0806e', '#7a2a22', '#f0a394'], name: 'คอปเปอร์' },
  { c: '#8fa3c4', m: ['#ffffff', '#cfdaec', '#6f7f9e', '#e6edf8'], name: 'ซิลเวอร์' },
  { c: '#f0a81e', m: ['#fff8cf', '#ffdf73', '#a9610b', '#ffcf5a'], name: 'โกลด์' },
  { c: '#2fb8b0', m: ['#f2fffd', '#a8ece4', '#2a7d78', '#d2f7f2'], name: 'แพลทินัม' },
  { c: '#18b368', m: ['#fff8cf', '#ffdf73', '#a9610b', '#ffcf5a'], name: 'มรกต' },
  { c: '#2f7bff', m: ['#fff8cf', '#ffdf73', '#a9610b', '#ffcf5a'], name: 'ไพลิน' },
  { c: '#e8234b', m: ['#fff8cf', '#ffdf73', '#a9610b', '#ffcf5a'], name: 'ทับทิม' },
  { c: '#9a4dff', m: ['#ffffff', '#ffe9b0', '#b3681a', '#fff0c0'], name: 'อเมทิสต์' },
  { c: '#8fe8ff', m: ['#ffffff', '#ffe9c8', '#c97a2a', '#fff6dc'], name: 'เพชร' },
]

export async function vipBadge(D: Doc, lv: number): Promise<string> {
  const t = vipTiers[lv],
    M = D.lin(t.m[0], t.m[1] + ' .35', t.m[2] + ' .72', t.m[3]),
    num = await centredText(String(lv), 'kanit:800', lv > 9 ? 78 : 92, 0, 2, 88)
  const sh = mirroredSpline(points('0,-84,1 36,-68 74,-66 76,6 46,60 0,88,1')),
    inn = mirroredSpline(points('0,-64,1 30,-51 57,-50 58,4 36,44 0,66,1'))
  const wing = (m: Mirror, n: number) =>
    litGroup(
      D,
      4,
      times(n, (i) => {
        const a = -48 + i * 20,
          L = 92 - i * 12
        return path(
          m(
            transform(
              `M0 0C${L * 0.3} -18 ${L * 0.8} -20 ${L} -4C${L * 0.8} 10 ${L * 0.3} 12 0 0Z`,
              { x: 44, y: -22 + i * 17, r: a * 0.62 },
            ),
          ),
          { fill: M, stroke: t.m[2], strokeWidth: 1.6 },
        )
      }).join(''),
    )
  const inner =
    lv === 10
      ? D.lin('#ffffff', '#b8f4ff .25', '#7ab8ff .45', '#d9a8ff .65', '#ffd0e8 .85', '#ffffff', {
          a: 50,
        })
      : D.rad([lighten(t.c, 0.45), 0], [t.c, 0.55], [darken(t.c, 0.55), 1], { cy: 0.3, r: 0.8 })
  return group([
    lv >= 9
      ? rays(D, 0, 0, 128, { n: 16, col: lighten(t.c, 0.4), a: 0.75, w: 0.6 }) +
        halo(D, 0, 0, 120, t.c, 0.45)
      : '',
    lv >= 6 ? at(0, 14, laurel(D, 1.0, 7, lv >= 9 ? '#ffe9b0' : '#ffcf5a')) : '',
    lv >= 3 && lv !== 6 ? wing((d) => d, lv >= 7 ? 4 : 3) + wing(flip, lv >= 7 ? 4 : 3) : '',
    litGroup(D, 6, path(sh, { fill: M, stroke: darken(t.m[2], 0.3), strokeWidth: 2 })),
    path(inn, { fill: darken(t.c, 0.75) }),
    path(transform(inn, { s: 0.95 }), { fill: inner }),
    D.clipped(
      transform(inn, { s: 0.95 }),
      times(5, (i) =>
        path(polyline([[0, 0], polar(110, -150 + i * 60), polar(110, -120 + i * 60)], true), {
          fill: '#fff',
          opacity: 0.1,
        }),
      ).join('') + path('M-70 -80H70V-14Q0 14 -70 -14Z', { fill: '#fff', opacity: 0.16 }),
    ),
    lv >= 1
      ? [...Array(lv >= 5 ? 5 : 3)]
          .map((_, i, A) => {
            const k = i - (A.length - 1) / 2
            return path(star(5, 9, 4, -90, k * 21, 52 - Math.abs(k) * 9 - (A.length > 3 ? 4 : 0)), {
              fill: '#fff',
              opacity: 0.0,
            })
          })
          .join('')
      : '',
    path(num, {
      fill: darken(t.c, 0.8),
      stroke: darken(t.c, 0.8),
      strokeWidth: 9,
      strokeLinejoin: 'round',
      transform: 'translate(0 3)',
    }),
    path(num, {
      fill:
        lv === 10
          ? D.lin('#fff6d0', '#ffc44d .5', '#c97a12')
          : D.lin('#ffffff', '#fff3d0 .6', lighten(t.c, 0.6)),
      filter: lit(D, 2, { rim: null, sh: 0, amb: 0.5, gain: 0.6 }),
    }),
    lv >= 7
      ? crown(D, 0, -92, 0.4, [t.c, '#fff', t.c])
      : lv >= 4
        ? litGroup(
            D,
            3,
            path(star(5, 20, 9, -90, 0, -84), {
              fill: M,
              stroke: t.m[2],
              strokeWidth: 2,
              strokeLinejoin: 'round',
            }),
          )
        : '',
    lv >= 5 ? bezelGem(D, 0, 84, 10, t.c) : '',
    lv >= 4 ? twinkle(D, -44, -52, 40) : '',
  ])
}
