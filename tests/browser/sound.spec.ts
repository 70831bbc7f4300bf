import { type Arcade, openGame, startArcade } from './support/arcade.ts'
import { expect, type Page, test } from './support/fixtures.ts'

let arcade: Arcade
test.beforeAll(async () => {
  arcade = await startArcade()
})
test.afterAll(() => arcade.stop())

/** Listens at the loudspeaker: the loudest moment so far, 1 being where it would be cut off. */
async function listen(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = window as unknown as { loudest: number }
    seen.loudest = 0
    type Connect = (this: AudioNode, to: AudioNode) => AudioNode
    const connect = Reflect.get(AudioNode.prototype, 'connect') as Connect
    const ears = new WeakMap<BaseAudioContext, AnalyserNode>()
    const openEar = (context: BaseAudioContext) => {
      const ear = context.createAnalyser()
      // It remembers most of a second: a busy machine listens late, and a tone is short.
      ear.fftSize = 32_768
      const wave = new Float32Array(ear.fftSize)
      setInterval(() => {
        ear.getFloatTimeDomainData(wave)
        for (const height of wave) seen.loudest = Math.max(seen.loudest, Math.abs(height))
      }, 50)
      ears.set(context, ear)
      return ear
    }
    const heard: Connect = function (to) {
      if (to === this.context.destination)
        connect.call(this, ears.get(this.context) ?? openEar(this.context))
      return connect.call(this, to)
    }
    Reflect.set(AudioNode.prototype, 'connect', heard)
  })
  return () => page.evaluate(() => (window as unknown as { loudest: number }).loudest)
}

for (const { gameId, name } of [
  { gameId: 101, name: 'Naga Ember' },
  { gameId: 603, name: 'Peg Drop' },
])
  test(`${name} is silent until one asks for sound, then heard and never too loud`, async ({
    page,
    complaints,
  }) => {
    const loudest = await listen(page)
    await openGame(page, arcade, gameId, 'en-US')
    const play = async () => {
      await page.locator('#primary').click()
      await expect(page.locator('#primary')).toBeEnabled({ timeout: 120_000 })
    }
    await play()
    expect(await loudest()).toBe(0)
    await page.locator('#sound').click()
    await page.getByRole('checkbox', { name: 'Sound' }).check()
    await page.getByLabel('Music').check()
    await expect(page.locator('#sound')).toHaveAttribute('aria-pressed', 'true')
    await page.keyboard.press('Escape')
    // A tone is over before a busy machine has listened; there is one in every round.
    await expect(async () => {
      await play()
      expect(await loudest()).toBeGreaterThan(0.01)
    }).toPass()
    await play()
    expect(await loudest()).toBeLessThan(0.9)
    await page.locator('#sound').click()
    await page.getByLabel('Volume').fill('0')
    await page.getByRole('checkbox', { name: 'Sound' }).uncheck()
    await expect(page.locator('#sound')).toHaveAttribute('aria-pressed', 'false')
    expect(complaints).toEqual([])
  })
