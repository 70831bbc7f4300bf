import { readFileSync } from 'node:fs'

/** The same hero picture and nothing else. */
export function floorPage(picture: string) {
  const html = `<!doctype html><html lang="th"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>floor</title><style>body{margin:16px;background:#0b0a13}img{width:100%;height:auto}</style>
<img src="/hero.avif" width="1280" height="544" alt="">`
  return { html, bytes: readFileSync(picture) }
}

/** A game of nothing: the same three trips, to its page, its code and its server. */
export const floorGame = {
  '/game': `<!doctype html><html lang="th"><meta charset="utf-8"><title>floor</title>
<script type="module" src="/game.js"></script><main id="hall" aria-busy="true"></main>`,
  '/game.js': `await fetch('/session', { method: 'POST' })
document.querySelector('#hall').setAttribute('aria-busy', 'false')`,
  '/session': '{}',
}
