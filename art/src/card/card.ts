import type { GameDescriptor, Palette } from '../descriptor.ts'
import { darken, lighten } from '../drawing/colour.ts'
import { grain } from '../drawing/lighting.ts'
import { createRandom } from '../drawing/random.ts'
import { at, Doc, rect } from '../drawing/svg.ts'
import { heroes } from '../motifs/heroes.ts'
import { softSpot } from '../props/light.ts'
import { scenes } from '../scenes/scenes.ts'
import { grounds } from './ground.ts'
import { logo } from './logo.ts'
import { particles } from './particles.ts'

/** The full card: scene, hero, particles, darkened foot, ground and lettering. */
export const card = (game: GameDescriptor): Promise<string> => compose(game, true)

/** The card without lettering and ground, for the square thumb cut out of it. */
export const cardWithoutTitle = (game: GameDescriptor): Promise<string> => compose(game, false)

async function compose(game: GameDescriptor, titled: boolean): Promise<string> {
  const { pal, pos } = game
  const [x, y, scale] = pos
  const g = createRandom(game.id * 7 + 3)
  const D = new Doc(600, 800, {
    rim: pal.rim ?? lighten(pal.acc, 0.3),
    shadow: darken(pal.bg[2], 0.6),
  })
  const backdrop = scenes[game.scene](D, g, pal)
  const hero = await heroes[game.hero](D, g, pal)
  const air = game.fx.map((name) => particles[name](D, g, pal)).join('')
  const foot = darkFoot(D, pal)
  const title = titled ? await logo(D, game.logo) : ''
  const finish = vignette(D)
  const shadow = softSpot(D, x, y + 190 * scale, 240 * scale, '#000', 0.5, 60 * scale)
  const ground = titled && game.heap ? grounds[game.heap](D, g, pal) + darkGround(D, pal) : ''
  const layers = [backdrop, shadow, at(x, y, hero, scale), air, finish, foot, ground, title]
  return D.out(layers.join(''))
}

const darkFoot = (D: Doc, { bg }: Palette): string =>
  rect(0, 480, 600, 320, {
    fill: D.lin(
      [darken(bg[2], 0.5), 0, 0],
      [darken(bg[2], 0.6), 0.45, 0.55],
      [darken(bg[2], 0.75), 1, 0.96],
    ),
  })

const darkGround = (D: Doc, { bg }: Palette): string =>
  rect(0, 600, 600, 200, {
    fill: D.lin(
      [darken(bg[2], 0.6), 0, 0],
      [darken(bg[2], 0.72), 0.4, 0.6],
      [darken(bg[2], 0.78), 1, 0.97],
    ),
  })

const vignette = (D: Doc): string =>
  rect(0, 0, 600, 800, {
    fill: D.rad(['#000', 0.6, 0], ['#000', 0.82, 0.2], ['#000', 1, 0.55], {
      cx: 0.5,
      cy: 0.44,
      r: 0.8,
    }),
  }) +
  rect(0, 0, 600, 800, {
    filter: grain(D, 0.05, 0.8),
    opacity: 0.35,
    style: 'mix-blend-mode:overlay',
  })
