import { expect, test } from 'vitest'
import { desktopTable } from './desktop/routes.ts'
import { mobileTable } from './mobile/routes.ts'
import { resolve } from './router.ts'

const sources = import.meta.glob<string>(
  ['../**/*.{ts,tsx}', '!../**/*.test.*', '!../features/components/**'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
)

test('every link in the code leads to a page in both shells', () => {
  const links = Object.values(sources).flatMap(findLinks)
  expect(links.length).toBeGreaterThan(20)
  for (const table of [mobileTable, desktopTable])
    expect(links.filter((link) => resolve(table, link, true).kind === 'missing')).toEqual([])
})

function findLinks(source: string): string[] {
  const found = source.matchAll(/(?:\w*[hH]ref(?:=|: )|goTo\()["'](\/[^"']*)["']/g)
  return [...found].map(([, link]) => link ?? '')
}
