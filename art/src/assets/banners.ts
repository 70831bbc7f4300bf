import type { BannerName } from '../asset-names.ts'
import { mix } from '../drawing/colour.ts'
import { points, polar, polyline, spline, times } from '../drawing/geometry.ts'
import { blur, litGroup } from '../drawing/lighting.ts'
import { createRandom, type Random } from '../drawing/random.ts'
import { at, circle, Doc, type Light, path } from '../drawing/svg.ts'
import { dragon } from '../motifs/mythical/dragon.ts'
import { wheelshow } from '../motifs/tables/wheel-show.ts'
import { scrollCloud } from '../props/clouds.ts'
import { coinPile, coins } from '../props/coins.ts'
import { rays, softSpot, twinkle } from '../props/light.ts'
import { gold } from '../props/metals.ts'
import { bokeh, confetti, dust, emberColours, scatter } from '../props/particles.ts'
import { petal } from '../props/plants.ts'
import { crown } from '../props/regalia.ts'
import { ageShield, vipBadge } from '../rewards/badges.ts'
import { chest, envelope, safe } from '../rewards/boxes.ts'
import { phoneShield, signCard } from '../rewards/errands.ts'
import { avatarDisc } from './avatars.ts'
import { arcs, background, type BannerPalette, bannerSize, finish } from './banner-frame.ts'

type Banner = {
  seed: number
  light: Partial<Light>
  palette: BannerPalette
  draw: (D: Doc, g: Random, p: BannerPalette) => string | Promise<string>
}

const firstDeposit: Banner = {
  seed: 21,
  light: { rim: '#ffb36b', shadow: '#14041c' },
  palette: { bg: ['#3a0a5a', '#8a1a6a', '#3a0630'], acc: '#ff9a3d', acc2: '#b04dff' },
  draw: (D, g, p) =>
    background(
      D,
      p,
      rays(D, 900, 290, 760, { n: 26, col: '#ffd98a', a: 0.5, g }) + arcs(900, 290, '#ffe0a8'),
    ) +
    bokeh(D, g, 16, [560, 0, 1280, 544], ['#ffcf7a', '#ff8ad0'], [8, 34], 0.3) +
    coins(D, g, 9, [600, 40, 1250, 200], [16, 30]) +
    softSpot(D, 900, 490, 380, '#000', 0.6, 60) +
    coinPile(D, g, 900, 520, 330, 120, 32) +
    at(900, 300, chest(D, g), 2.05) +
    coins(D, g, 6, [640, 400, 1200, 520], [30, 52]) +
    twinkle(D, 780, 150, 80) +
    twinkle(D, 1060, 130, 60),
}

const luckySpin: Banner = {
  seed: 31,
  light: { rim: '#8ae8ff', shadow: '#08031c' },
  palette: { bg: ['#0a0a5a', '#3a1a9a', '#120638'], acc: '#7a5bff', acc2: '#ff4dc0' },
  draw: async (D, g, p) =>
    background(D, p, times(14, (i) => spotlight(D, i)).join('')) +
    at(920, 300, await wheelshow(D, g, { acc: '#6a4dff', acc2: '#ff3dd0' }), 1.1) +
    scatter(g, 60, [560, 0, 1280, 540], (x, y, u) =>
      confetti(g, x, y, 8 + u * 12, 5 + u * 7, u, { rx: 2 }),
    ) +
    coins(D, g, 6, [620, 420, 1240, 520], [26, 44]),
}

const vipRebate: Banner = {
  seed: 41,
  light: { rim: '#ffd9a0', shadow: '#0a0318' },
  palette: { bg: ['#14082e', '#4a1a7a', '#1c0638'], acc: '#b07bff', acc2: '#ffb84d' },
  draw: async (D, g, p) => {
    const drapes = times(9, (i) => drape(D, i * 100)).join('')
    return (
      background(D, p, drapes + rays(D, 910, 270, 640, { n: 22, col: '#ffe0a8', a: 0.4, g })) +
      softSpot(D, 910, 480, 360, '#000', 0.6, 60) +
      cushion(D) +
      at(680, 320, await vipBadge(D, 7)) +
      at(1140, 320, await vipBadge(D, 9)) +
      at(910, 270, await vipBadge(D, 10), 1.85) +
      coins(D, g, 6, [640, 470, 1200, 530], [24, 36]) +
      twinkle(D, 800, 120, 60) +
      twinkle(D, 1050, 160, 50)
    )
  },
}

const inviteFriends: Banner = {
  seed: 51,
  light: { rim: '#b0ffe0', shadow: '#02140f' },
  palette: { bg: ['#04303a', '#0f7a6a', '#04222a'], acc: '#5fffc0', acc2: '#ffcf4d' },
  draw: (D, g, p) =>
    background(
      D,
      p,
      arcs(900, 280, '#a8ffe0') +
        scatter(g, 26, [560, 20, 1270, 520], (x, y, u) =>
          petal(D, x, y, 0.8 + u * 1.2, u * 360, '#ffb31e'),
        ),
    ) +
    softSpot(D, 900, 490, 380, '#000', 0.5, 60) +
    at(600, 300, envelope(D), 0.9, -18) +
    at(1208, 300, envelope(D, '#f08a0f'), 0.9, 18) +
    threads() +
    avatarDisc(D, g, 716, 150, 62, 3) +
    avatarDisc(D, g, 1086, 150, 62, 4) +
    avatarDisc(D, g, 740, 400, 56, 2) +
    avatarDisc(D, g, 1064, 400, 56, 5) +
    avatarDisc(D, g, 900, 270, 118, 1, gold(D)) +
    crown(D, 900, 128, 0.86) +
    coins(D, g, 8, [620, 430, 1220, 530], [24, 44]) +
    twinkle(D, 760, 120, 50),
}

const nagaEmber: Banner = {
  seed: 101,
  light: { rim: '#ffd08a', shadow: '#12021a' },
  palette: {
    bg: ['#22063a', '#a8243f', '#2a0618'],
    acc: '#ff8a3d',
    acc2: '#ff4d5a',
    body: '#e8402a',
  },
  draw: (D, g, p) =>
    background(D, p, sun(D) + times(3, hills).join('')) +
    at(890, 318, dragon(D, g, p), 1.12) +
    scrollCloud(D, 660, 510, 1.5, '#c4405a', '#4a0a2e') +
    scrollCloud(D, 1150, 515, 1.5, '#c4405a', '#4a0a2e') +
    scrollCloud(D, 900, 545, 2, '#c4405a', '#4a0a2e') +
    dust(g, 80, [520, 20, 1270, 530], emberColours, [1.5, 6]),
}

const playSafely: Banner = {
  seed: 61,
  light: { rim: '#b0ffe0', shadow: '#02140f' },
  palette: { bg: ['#052a26', '#137a5e', '#04201c'], acc: '#3fbd88', acc2: '#8fd6c4' },
  draw: async (D, g, p) =>
    background(D, p, arcs(910, 270, '#b8ffe0')) +
    bokeh(D, g, 14, [560, 0, 1280, 544], ['#8fffd0', '#ffe08a'], [8, 30], 0.24) +
    softSpot(D, 910, 490, 360, '#000', 0.5, 60) +
    avatarDisc(D, g, 690, 330, 84, 5) +
    avatarDisc(D, g, 1130, 330, 84, 4) +
    at(910, 275, await ageShield(D), 2) +
    twinkle(D, 770, 120, 60) +
    twinkle(D, 1070, 110, 46),
}

const verifyIdentity: Banner = {
  seed: 71,
  light: { rim: '#a0d8ff', shadow: '#030a1c' },
  palette: { bg: ['#07133a', '#1f4aa0', '#060f2a'], acc: '#4d9bff', acc2: '#7a5bff' },
  draw: async (D, g, p) =>
    background(D, p, arcs(900, 270, '#b8dcff')) +
    bokeh(D, g, 14, [560, 0, 1280, 544], ['#8fc8ff', '#c8a8ff'], [8, 30], 0.26) +
    softSpot(D, 910, 490, 380, '#000', 0.55, 60) +
    at(680, 320, await signCard(D, '#2f9bff', 7), 1.05, -10) +
    at(1150, 330, safe(D), 1.05, 6) +
    at(915, 275, phoneShield(D), 1.85) +
    twinkle(D, 800, 110, 50) +
    twinkle(D, 1060, 120, 60),
}

const banners: Record<BannerName, Banner> = {
  'first-deposit': firstDeposit,
  'lucky-spin': luckySpin,
  'vip-rebate': vipRebate,
  'invite-friends': inviteFriends,
  'naga-ember': nagaEmber,
  'play-safely': playSafely,
  'verify-identity': verifyIdentity,
}

export async function banner(name: BannerName): Promise<string> {
  const { seed, light, palette, draw } = banners[name]
  const D = new Doc(bannerSize.width, bannerSize.height, light)
  const picture = await draw(D, createRandom(seed), palette)
  return D.out(picture + finish(D, palette))
}

function spotlight(D: Doc, index: number): string {
  const colour = index % 2 ? '#38d0ff' : '#ff4dc0'
  const edge = (degrees: number) => polar(1000, degrees + index * 10, 920, 640)
  return path(polyline([[920, 640], edge(-160), edge(-156)], true), {
    fill: D.lin([colour, 0, 0], [colour, 1, 0.5]),
    filter: blur(D, 6),
    style: 'mix-blend-mode:screen',
  })
}

const drape = (D: Doc, x: number): string =>
  path(
    `M${520 + x} -20C${560 + x} 180 ${500 + x} 360 ${560 + x} 570` +
      `H${650 + x}C${600 + x} 360 ${650 + x} 180 ${612 + x} -20Z`,
    { fill: D.lin(['#c98aff', 0, 0.18], ['#2a0a5a', 1, 0.5], { a: 0 }) },
  )

const cushion = (D: Doc): string => {
  const outline =
    '620,500 640,440 780,410 910,420 1040,410 1180,440 1200,500 1040,540 910,532 780,540'
  const fill = D.lin('#c42a6a', '#7a0f4a', '#2a0418')
  return litGroup(D, 14, path(spline(points(outline)), { fill }))
}

const threads = (): string =>
  ['720 150', '1080 150', '730 400', '1070 400']
    .map((end) =>
      path(`M900 270L${end}`, {
        stroke: '#ffe08a',
        strokeWidth: 5,
        strokeDasharray: '4 12',
        strokeLinecap: 'round',
      }),
    )
    .join('')

const sun = (D: Doc): string =>
  circle(900, 250, 230, {
    fill: D.rad(['#fff0c0', 0, 0.95], ['#ffb84d', 0.6, 0.75], ['#ff7a3d', 1, 0]),
  })

const hills = (row: number): string =>
  path(
    spline([
      [400, 600, 1],
      [400, 440 + row * 40],
      [520, 380 + row * 44],
      [600, 300 + row * 70],
      [680, 420 + row * 30],
      [800, 460 + row * 20],
      [940, 400 + row * 40],
      [1040, 300 + row * 70],
      [1120, 400 + row * 40],
      [1220, 360 + row * 50],
      [1300, 440 + row * 30],
      [1300, 600, 1],
    ]),
    { fill: mix(['#c4405a', '#7a1a46', '#3a0a2e'][row], '#1c0414', 0.15 * row), opacity: 0.9 },
  )
