import type { Draw } from '../../drawing/draw.ts'
import { group } from '../../drawing/svg.ts'
import { court, ninePips } from '../../props/card-hands.ts'
import { chip } from '../../props/chip.ts'
import { halo, twinkle } from '../../props/light.ts'
import { playCard } from '../../props/playing-cards.ts'
import { crown } from '../../props/regalia.ts'

export const baccarat: Draw = (D, _, p) =>
  group([
    halo(D, 0, -30, 280, p.acc, 0.6),
    group(playCard(D, 150, 'K', 'h', { back: '#8a0f2e' }), {
      transform: 'translate(-150 -50) rotate(-22)',
    }),
    group(playCard(D, 150, 'K', 'h', { back: '#0f2e8a' }), {
      transform: 'translate(152 -50) rotate(22)',
    }),
    group(playCard(D, 190, '9', 'h', { art: ninePips(D, 'h') }), {
      transform: 'translate(-58 -20) rotate(-9)',
    }),
    group(playCard(D, 190, 'K', 's', { art: group(court(D, 'K'), { transform: 'scale(1.15)' }) }), {
      transform: 'translate(64 -20) rotate(8)',
    }),
    chip(D, -120, 176, 60, '#1d5bd8', { stack: 4 }),
    chip(D, 124, 178, 60, '#d4183a', { stack: 4 }),
    chip(D, 0, 202, 66, '#f0a81e', { stack: 2 }),
    crown(D, 0, -196, 0.72),
    twinkle(D, -30, -150, 50),
  ])
