import type { AnyArcadeGame } from '../games/game.ts'
import type { Html } from './html.ts'
import { html, percentText } from './html.ts'

/** Says what is really offered, and nothing more. */
export function indexPage(games: readonly AnyArcadeGame[]): string {
  return html`<!doctype html>
    <html lang="th">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Arcade</title>
        <link rel="stylesheet" href="/style.css" />
        <link rel="icon" href="/mark.svg" />
      </head>
      <body>
        <main>
          <h1>Arcade</h1>
          <p>Games that run on the server and can be checked by the player.</p>
          ${games.length > 0 ? list(games) : html`<p class="empty">ยังไม่มีเกม · No games yet.</p>`}
        </main>
      </body>
    </html>`.markup
}

function list(games: readonly AnyArcadeGame[]): Html {
  const rows = games.map(({ name, rules }) => {
    const percent = percentText(rules.returnToPlayer)
    return html`<li><b>${name.th}</b> ${name.en} · RTP ${percent}</li>`
  })
  return html`<ul>
    ${rows}
  </ul>`
}
