import type { ParticleName } from '../descriptor.ts'
import { lighten } from '../drawing/colour.ts'
import type { Scene } from '../drawing/draw.ts'
import { coins } from '../props/coins.ts'
import { twinkle } from '../props/light.ts'
import { bokeh, bubble, confetti, dust, emberColours, scatter } from '../props/particles.ts'
import { petal } from '../props/plants.ts'

/** What floats in the air before the hero. */
export const particles: Record<ParticleName, Scene> = {
  coins: (D, g) => coins(D, g, 7, [20, 470, 580, 600], [16, 30]),
  embers: (_, g) => dust(g, 60, [0, 60, 600, 620], emberColours, [1.5, 6]),
  stars: (D, g, p) =>
    scatter(g, 12, [20, 40, 580, 560], (x, y, u) =>
      twinkle(D, x, y, 8 + u * 26, lighten(p.acc, 0.4)),
    ),
  petals: (D, g, p) =>
    scatter(g, 18, [0, 30, 600, 600], (x, y, u) =>
      petal(D, x, y, 0.5 + u * 0.9, u * 360, p.petal ?? '#ff8fc4'),
    ),
  bubbles: (D, g) =>
    scatter(g, 22, [10, 40, 590, 620], (x, y, u) => bubble(D, x, y, 4 + u * u * 26)),
  bokeh: (D, g, p) => bokeh(D, g, 12, [0, 0, 600, 620], [p.acc, p.acc2 ?? '#fff'], [10, 38], 0.3),
  confetti: (_, g) =>
    scatter(g, 46, [0, 20, 600, 600], (x, y, u) =>
      confetti(g, x, y, 6 + u * 10, 4 + u * 6, u, { opacity: 0.95, rx: 1.5 }),
    ),
}
