import path from 'node:path'
import {
  expect,
  expectFits,
  expectNoViolations,
  open,
  type Page,
  rulesFor,
  speak,
  test,
  long,
} from './support/fixtures.ts'

const pictures = path.resolve(import.meta.dirname, '../output/components')
const shells = { phone: [360, 390, 768], desktop: [1024, 1440] } as const

for (const [kind, widths] of Object.entries(shells))
  test(
    `every component fits and is accessible, ${kind}, both looks and languages`,
    long(kind === 'desktop'),
    async ({ page, complaints, signIn }) => {
      test.slow()
      await signIn()
      await page.setViewportSize({ width: widths[1], height: 900 })
      await open(page, '/test')
      await page.evaluate('document.fonts.ready.then(() => true)')
      for (const locale of ['th-TH', 'en-US'] as const) {
        await speak(page, locale)
        for (const mode of ['night', 'green']) {
          await page.evaluate((value) => {
            document.documentElement.dataset['mode'] = value
          }, mode)
          await expectFits(page, widths)
          if (locale === 'th-TH') await expectComponentsAccessible(page, mode)
          await takePicture(page, `${kind}-${mode}-${locale}`)
        }
      }
      expect(complaints).toEqual([])
    },
  )

/** A look changes colours and nothing else. */
async function expectComponentsAccessible(page: Page, mode: string): Promise<void> {
  const rules = rulesFor(page)
  if (mode === 'green') rules.withRules('color-contrast')
  // The samples of the menus stand beside the shell's own of the same name.
  else rules.disableRules('landmark-unique')
  await expectNoViolations(page, rules)
}

/** For whoever wants to look at it: a picture of the whole page costs as much as the test. */
async function takePicture(page: Page, name: string): Promise<void> {
  if (!process.env['PICTURES']) return
  await page.screenshot({ path: path.join(pictures, `${name}.png`), fullPage: true })
}
