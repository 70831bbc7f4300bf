import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Progress } from './Progress.tsx'

test('a bar writes its number beside it, and says it to who cannot see it', () => {
  const html = renderToStaticMarkup(
    <Progress value={300} max={500} label="VIP" valueText="300/500" />,
  )
  expect(html).toMatch(/<small[^>]*>300\/500<\/small>/)
  expect(html).toContain('aria-valuetext="300/500"')
  expect(html).toContain('width:60%')
})

test('a bar is never longer than its place, nor shorter than nothing', () => {
  const draw = (value: number) =>
    renderToStaticMarkup(<Progress value={value} max={500} label="VIP" />)
  expect(draw(900)).toContain('width:100%')
  expect(draw(-5)).toContain('width:0%')
})
