import { activityFolder } from '@parlour/contract/activity-types.ts'
import { expect, test } from 'vitest'
import { isActive } from './activity.ts'
import { activities, promotionNames } from './index.ts'

/** As text: their code needs a browser. */
const views = import.meta.glob<string>('./*/view.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const pageCode = import.meta.glob<string>('./*/*Page.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const allCode = import.meta.glob<string>('./*/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})

test('an activity is active when the player’s map has it', () => {
  expect(isActive({ 41: {} }, 'Agent5')).toBe(true)
  expect(isActive({}, 'Agent5')).toBe(false)
})

test.each(promotionNames)('%s has the code of just what its facts promise', (name) => {
  const { modal, hasPanel, pages = [] } = activities[name]
  const view = views[`./${activityFolder(name)}/view.ts`] ?? ''
  expect(view).toContain(`ActivityView<'${name}'>`)
  expect(view.includes('modal:')).toBe(modal !== undefined)
  expect(view.includes('panel:')).toBe(hasPanel === true)
  expect([...view.matchAll(/'(\/[^']+)':/g)].map(([, path]) => path)).toEqual(
    pages.map((page) => page.path),
  )
})

test.each(promotionNames.filter((name) => activities[name].rulePage))(
  'every page of %s stands in the frame that leads to its rules',
  (name) => {
    const folder = `./${activityFolder(name)}/`
    const code = Object.keys(pageCode).filter((path) => path.startsWith(folder))
    expect(code.length).toBeGreaterThan(0)
    for (const path of code)
      expect(pageCode[path], path).toMatch(new RegExp(`<ActivityFrame\\s+name="${name}"`))
  },
)

/** Its page is the table of its levels and what they give. */
const tellsAll = 'VIP'

test.each(
  promotionNames.filter((name) => {
    const { pages, rulePage } = activities[name]
    return pages !== undefined && rulePage === undefined && name !== tellsAll
  }),
)('the page of %s ends with its rules', (name) => {
  const code = Object.values(allCode).join('\n')
  expect(code).toMatch(new RegExp(`<RuleText name="${name}"`))
})
