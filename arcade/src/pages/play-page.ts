import type { AnyArcadeGame } from '../games/game.ts'
import { earlyScript } from './early-script.ts'
import { html, type Html, type Locale, pageOf } from './html.ts'

type PlayFiles = { style: string; script: string; root: string; locale: Locale }

/** The frame every game is played in; the game itself draws on the canvas. */
export function playPage(game: AnyArcadeGame, { root, locale, ...files }: PlayFiles): string {
  const names = html`data-th="${game.name.th}" data-en="${game.name.en}" data-root="${root}"`
  const pages = JSON.stringify(game.rules.pages)
  return pageOf(
    { title: game.name.th, ...files, first: early(locale) },
    html`<body class="play" data-number="${game.catalogueId}" ${names} data-pages="${pages}">
      <main class="hall" id="hall" aria-busy="true">
        <section class="scene">
          <canvas id="stage" tabindex="0" role="application"></canvas>
          <div class="strip" id="strip"></div>
          <div class="tools">
            <button type="button" id="advice" class="icon-button" hidden></button>
            <button type="button" id="sound" class="icon-button" aria-pressed="false"></button>
            <button type="button" id="history" class="icon-button"></button>
            <button type="button" id="fair" class="icon-button"></button>
            <button type="button" id="info" class="icon-button"></button>
          </div>
          <div class="status" id="status" role="status" aria-live="polite"></div>
          <div class="win" id="win" aria-hidden="true"></div>
          <div class="cheer" id="cheer" aria-hidden="true">
            <canvas id="coins"></canvas>
            <span id="cheer-title"></span><b id="cheer-amount" class="number"></b>
          </div>
          <p class="said" id="said" role="status" aria-live="polite"></p>
        </section>
        <section class="panel" id="panel">
          <div class="title">
            <img src="/art/thumb/${game.catalogueId}.webp" width="72" height="72" alt="" /><span
              id="title"
            ></span>
          </div>
          <div class="options" id="options"></div>
          <div class="stake" id="stake">
            <button type="button" id="stake-less" class="round-button">−</button>
            <span class="readout"
              ><span class="label" id="stake-label"></span>
              <output id="stake-amount" class="number"></output
            ></span>
            <button type="button" id="stake-more" class="round-button">+</button>
            <button type="button" id="stake-half" class="small-button">½</button>
            <button type="button" id="stake-double" class="small-button">×2</button>
          </div>
          <div class="moves" id="moves"></div>
          <div class="go">
            <button type="button" id="auto" class="side-button"></button>
            <button type="button" id="primary" class="brand-button"></button>
          </div>
          <div class="foot">
            <span class="readout"
              ><span class="label" id="balance-label"></span>
              <output id="balance" class="number">–</output></span
            >
            <span class="readout"
              ><span class="label" id="win-label"></span>
              <output id="win-amount" class="number">–</output></span
            >
          </div>
        </section>
      </main>
      <dialog id="sheet" class="sheet"></dialog>
    </body>`,
  )
}

/** What goes out with the game's code and not after it: the launch, and letters to draw with. */
function early(locale: Locale): Html {
  const fonts = locale === 'th' ? ['latin', 'thai'] : ['latin']
  const links = fonts.map(
    (name) =>
      html`<link
        rel="preload"
        as="font"
        type="font/woff2"
        crossorigin
        href="/art/fonts/anuphan-${name}.woff2"
      />`,
  )
  return html`${{ markup: `<script>${earlyScript}</script>` }}${links}`
}
