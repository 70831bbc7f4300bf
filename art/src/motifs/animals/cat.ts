import type { Draw } from '../../drawing/draw.ts'
import { mirroredSpline, points, spline } from '../../drawing/geometry.ts'
import { blur, litGroup } from '../../drawing/lighting.ts'
import { flip, mirrored } from '../../drawing/path.ts'
import { at, circle, ellipse, group, path, rect } from '../../drawing/svg.ts'
import { eye } from '../../props/eye.ts'
import { gold } from '../../props/metals.ts'

/** The fortune cat, waving. */
export const cat: Draw = (D) => {
  const fur = D.lin('#fffdf6', '#fff2dc .5', '#e3c7a4'),
    red = D.lin('#ff6a5a', '#d4182f .5', '#7d0a22')
  const body = mirroredSpline(points('0,20 80,30 128,90 140,160 118,212 60,228 0,230'))
  const head = mirroredSpline(
    points('0,-150 46,-152 74,-160 112,-214,1 140,-150 158,-84 146,-22 100,22 44,40 0,44'),
  )
  const arm = spline(
    points('96,120 128,60 146,-10 150,-70 176,-104 212,-96 222,-62 210,-6 190,70 158,140 120,160'),
  )
  return group([
    litGroup(D, 12, [
      path(spline(points('-120,170 -190,150 -214,90 -190,60 -176,96 -150,120 -100,120')), {
        fill: fur,
      }),
      path(spline(points('-214,90 -190,60 -180,84 -196,104')), { fill: '#ff9a3d' }),
    ]),
    litGroup(D, 16, [
      path(body, { fill: fur }),
      D.clipped(body, [
        circle(-120, 180, 66, { fill: '#ff9a3d', opacity: 0.9 }),
        circle(-150, 120, 40, { fill: '#3b2a33' }),
      ]),
    ]),
    litGroup(D, 8, [
      ellipse(-62, 214, 46, 24, { fill: fur }),
      ellipse(62, 214, 46, 24, { fill: fur }),
    ]),
    // koban
    at(
      -8,
      142,
      litGroup(D, 5, [
        ellipse(0, 0, 62, 82, { fill: gold(D, 70), stroke: '#6b3500', strokeWidth: 3 }),
        ellipse(0, 0, 50, 70, { fill: 'none', stroke: '#a9610b', strokeWidth: 4 }),
        path('M-26 -30H26M-26 -10H26M0 -44V46M-22 26C-10 36 10 36 22 26', {
          stroke: '#8a4a06',
          strokeWidth: 7,
          fill: 'none',
          strokeLinecap: 'round',
        }),
      ]),
      1,
      -8,
    ),
    litGroup(D, 8, [
      path(spline(points('-118,90 -70,86 -44,112 -40,148 -66,164 -104,150')), { fill: fur }),
      path('M-56 150v-16M-70 154v-16', {
        stroke: '#b98a68',
        strokeWidth: 4,
        strokeLinecap: 'round',
      }),
    ]),
    litGroup(D, 16, [
      path(head, { fill: fur }),
      D.clipped(head, [
        circle(-150, -150, 74, { fill: '#3b2a33' }),
        circle(150, -160, 78, { fill: '#ff9a3d' }),
      ]),
      mirrored((m) =>
        path(
          m(
            'M84 -158C96 -176 106 -190 110 -198C120 -180 128 -158 132 -136C118 -150 102 -158 84 -158Z',
          ),
          { fill: '#ff8fa3' },
        ),
      ),
    ]),
    mirrored((m) =>
      path(m('M112 -26C136 -30 160 -30 182 -36M112 -10C136 -8 160 -4 180 4'), {
        stroke: '#fff',
        strokeWidth: 4.5,
        strokeLinecap: 'round',
        fill: 'none',
        opacity: 0.95,
      }),
    ),
    eye(D, -66, -58, 34, { iris: '#f0a400', sy: 1.02 }),
    eye(D, 66, -58, 34, { iris: '#f0a400', sy: 1.02 }),
    mirrored((m) =>
      ellipse(m === flip ? -104 : 104, -8, 24, 14, {
        fill: '#ff7a8a',
        opacity: 0.55,
        filter: blur(D, 4),
      }),
    ),
    path('M-14 -22Q0 -32 14 -22Q8 -6 0 -6Q-8 -6 -14 -22Z', { fill: D.lin('#ff9aa8', '#d94a63') }),
    path('M0 -6V4M0 4C-8 16 -26 16 -32 4M0 4C8 16 26 16 32 4', {
      fill: 'none',
      stroke: '#5a2a2a',
      strokeWidth: 5,
      strokeLinecap: 'round',
    }),
    litGroup(D, 6, path('M-112 24Q0 82 112 24L120 46Q0 108 -120 46Z', { fill: red })),
    litGroup(D, 5, [
      circle(0, 80, 25, { fill: gold(D) }),
      path('M-25 78H25', { stroke: '#7a4304', strokeWidth: 4 }),
      circle(0, 88, 5, { fill: '#5a2d02' }),
      rect(-2, 88, 4, 16, { fill: '#5a2d02' }),
    ]),
    litGroup(D, 12, [
      path(arm, { fill: fur }),
      path('M168 -84v20M188 -88v22M206 -80v18', {
        stroke: '#c99a78',
        strokeWidth: 5,
        strokeLinecap: 'round',
      }),
    ]),
  ])
}
