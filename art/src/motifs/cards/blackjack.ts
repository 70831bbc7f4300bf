import type { Draw } from '../../drawing/draw.ts'
import { group } from '../../drawing/svg.ts'
import { court } from '../../props/card-hands.ts'
import { chip } from '../../props/chip.ts'
import { halo, twinkle } from '../../props/light.ts'
import { playCard } from '../../props/playing-cards.ts'

export const blackjack: Draw = (D, _, p) =>
  group([
    halo(D, 0, 0, 280, p.acc2 ?? p.acc, 0.6),
    chip(D, -140, 120, 62, '#17171f', { stack: 6 }),
    chip(D, 148, 130, 62, '#d4183a', { stack: 5 }),
    group(playCard(D, 206, 'J', 's', { art: group(court(D, 'J'), { transform: 'scale(1.25)' }) }), {
      transform: 'translate(58 -26) rotate(10)',
    }),
    group(playCard(D, 206, 'A', 's'), { transform: 'translate(-64 -10) rotate(-9)' }),
    chip(D, -30, 190, 72, '#1d5bd8', { stack: 2 }),
    chip(D, 92, 206, 56, '#f0a81e', { stack: 1 }),
    twinkle(D, -120, -130, 60),
  ])
