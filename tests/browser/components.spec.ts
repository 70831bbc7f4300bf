import { AxeBuilder } from '@axe-core/playwright'
import path from 'node:path'
import { expect, expectNoOverflow, open, type Page, test } from './fixtures.ts'

const pictures = path.resolve(import.meta.dirname, '../output/components')

// The page is long: a trace of it costs more than the test.
test.use({ trace: 'off' })

for (const width of [360, 390, 768, 1024, 1440])
  for (const mode of ['night', 'green'])
    for (const locale of ['th-TH', 'en-US'])
      test(`components at ${width} px, ${mode}, ${locale}`, async ({
        page,
        complaints,
        signIn,
      }) => {
        await signIn()
        await openComponents(page, { width, mode, locale })
        await expectNoOverflow(page, '/test')
        const file = path.join(pictures, `${width}-${mode}-${locale}.png`)
        await page.screenshot({ path: file, fullPage: true })
        expect(complaints).toEqual([])
      })

// Colours depend on the mode and structure on the shell: four looks see everything.
for (const width of [390, 1440])
  for (const mode of ['night', 'green'])
    test(`components are accessible at ${width} px, ${mode}`, async ({ page, signIn }) => {
      test.slow()
      await signIn()
      await openComponents(page, { width, mode, locale: 'th-TH' })
      // The samples of the menus stand beside the shell's own of the same name.
      const axe = new AxeBuilder({ page }).disableRules('landmark-unique')
      const { violations } = await axe.analyze()
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
    })

type Look = { width: number; mode: string; locale: string }

async function openComponents(page: Page, { width, mode, locale }: Look): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript((value) => localStorage.setItem('LOCALE', value), locale)
  await open(page, '/test')
  if (mode === 'green') await page.evaluate(`document.documentElement.dataset.mode = 'green'`)
  await page.evaluate('document.fonts.ready.then(() => true)')
}
