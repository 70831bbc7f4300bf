import { expect, test } from 'vitest'
import { takeStylesOut } from './prerender.ts'

test('style attributes become rules, the same one once', () => {
  const drawn = takeStylesOut('<a style="--x:1">1</a><b style="--x:1">2</b><i style="--y:2">3</i>')
  expect(drawn.markup).toBe('<a data-look="0">1</a><b data-look="0">2</b><i data-look="1">3</i>')
  expect(drawn.css).toContain('#root [data-look="0"]{--x:1}#root [data-look="1"]{--y:2}')
})

test('what would be loaded early for the picture is left to the page', () => {
  const { markup } = takeStylesOut('<link rel="preload" as="image" href="/a.webp"/><p>x</p>')
  expect(markup).toBe('<p>x</p>')
})
