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
  '/canvas': `<!doctype html><html lang="th"><meta charset="utf-8"><title>floor</title>
<style>body{margin:0}canvas{width:100vw;height:100vh}</style>
<canvas aria-busy="false"></canvas><script type="module" src="/canvas.js"></script>`,
  '/canvas.js': `const canvas = document.querySelector('canvas')
canvas.width = innerWidth * devicePixelRatio
canvas.height = innerHeight * devicePixelRatio
const context = canvas.getContext('2d')
const draw = () => {
  context.clearRect(0, 0, canvas.width, canvas.height)
  requestAnimationFrame(draw)
}
requestAnimationFrame(draw)`,
}
