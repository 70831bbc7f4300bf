import type { DrawLater } from '../../drawing/draw.ts'
import { centredText } from '../../drawing/lettering.ts'
import { group, path } from '../../drawing/svg.ts'
import { garland } from '../../props/garland.ts'
import { halo, rays, twinkle } from '../../props/light.ts'
import { playCard } from '../../props/playing-cards.ts'

export const pokdeng: DrawLater = async (D) => {
  const nine = await centredText('9', 'playfair-display:900', 300, 0, 0)
  return group([
    halo(D, 0, -20, 320, '#ffcf5a', 0.7),
    rays(D, 0, -20, 330, { n: 20, col: '#ffe08a', a: 0.7 }),
    group(
      playCard(D, 214, '9', 'h', {
        art: group([path(nine, { fill: D.lin('#ff7a8a', '#c20f35') })]),
      }),
      { transform: 'translate(-74 -10) rotate(-12)' },
    ),
    group(playCard(D, 214, '9', 's', { art: path(nine, { fill: D.lin('#4a4f80', '#0f1126') }) }), {
      transform: 'translate(82 4) rotate(11)',
    }),
    garland(D, -200, 140, 200, 140, 120, 15),
    twinkle(D, -130, -150, 50),
    twinkle(D, 170, -110, 40),
  ])
}
