import { addDays } from '@parlour/server/activities/engine/moment.ts'
import { sql } from '@parlour/server/frame/db.ts'
import {
  desktop,
  expect,
  expectAccessible,
  expectFits,
  open,
  openLive,
  long,
} from './support/fixtures.ts'
import { type Page, phone, test, walk } from './support/fixtures.ts'
import { become, enterNew, withDatabase } from './support/people.ts'
import { say } from './support/say.ts'
import { declineLimit } from './support/money.ts'
import { editState } from '../stack/edit-state.ts'

for (const [kind, viewport] of Object.entries({ phone, desktop })) {
  test(
    `buy a card, claim its day, and catch up on missed ones, ${kind}`,
    long(kind === 'desktop'),
    async ({ page, baseURL, complaints }) => {
      test.slow()
      await page.setViewportSize(viewport)
      const player = await enterNew()
      await become(page, player, baseURL ?? '')
      await openLive(page, '/activity/sign')
      await expect(page.getByRole('article')).toHaveCount(4)
      await expect(page.getByRole('article').first()).toContainText(
        say('signUpBonus.total', { total: '฿21', rate: 5 }),
      )
      await expectAccessible(page)

      await page.getByRole('button', { name: say('signUpBonus.buy', { price: '฿100' }) }).click()
      await pay(page, '฿100.00')
      await expect(page.getByRole('article')).toHaveCount(3)
      await claim(page, 1)
      await expect(page.getByText(say('signUpBonus.tomorrow'))).toBeVisible()

      await letDaysPass(player.playerId, 3)
      await walk(page, '/activity/signPay')
      await expect(page.getByText(say('signUpBonus.waiting', { count: 3 }))).toBeVisible()
      await claim(page, 2)
      await claim(page, 3)
      await expect(page.getByText(say('signUpBonus.waiting', { count: 1 }))).toBeVisible()
      await expect(page.getByRole('img', { name: say('signUpBonus.taken') })).toHaveCount(3)
      await expectAccessible(page)
      await expectFits(page, kind === 'phone' ? [320, 390, 768] : [1024, 1440])
      expect(complaints).toEqual([])
    },
  )
}

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  test('a week after registering nothing is sold, and the page says so', async ({
    page,
    baseURL,
  }) => {
    const player = await enterNew()
    await withDatabase((database) =>
      database.run(sql`update players set created_at = now() - interval '8 days'
        where player_id = ${player.playerId}`),
    )
    await become(page, player, baseURL ?? '')
    await open(page, '/lobby/notice')
    await walk(page, '/activity/sign')
    const tips = page.getByRole('dialog')
    await expect(tips).toContainText(say('activity.hasEnded'))
    await tips.getByRole('button').click()
    await expect(page).toHaveURL(/\/lobby\/notice$/)
  })
})

/** Pays in the sandbox, and closes the order. */
async function pay(page: Page, sum: string): Promise<void> {
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('radio', { name: /วอลเล็ตสายน้ำ/ }).check({ force: true })
  await sheet.getByRole('button', { name: say('deposit.confirmSum', { money: sum }) }).click()
  await declineLimit(page)
  const provider = page.frameLocator('iframe')
  // By key: the sheet around the page may still be moving under a pointer.
  await provider.getByRole('button', { name: /Approve$/ }).press('Enter')
  await expect(sheet.getByText(say('deposit.received'))).toBeVisible()
  await page.getByRole('button', { name: say('deposit.great') }).click()
}

async function claim(page: Page, day: number): Promise<void> {
  await page.getByRole('button', { name: say('signUpBonus.claim', { amount: '฿3', day }) }).click()
  const rewards = page.getByRole('dialog', { name: say('activity.congratulations') })
  await expect(rewards).toContainText('3.00')
  await rewards.getByRole('button', { name: say('activity.great') }).click()
  await expect(rewards).toHaveCount(0)
}

type Cards = { cards: { boughtOn: string }[] }

/** As if the card had been bought so many days ago. */
function letDaysPass(playerId: number, days: number): Promise<unknown> {
  return withDatabase((database) =>
    editState<Cards>(
      database,
      playerId,
      'SignUpBonus',
      ({ cards: [card, ...others], ...state }) => {
        const boughtOn = addDays(card!.boughtOn, -days)
        return { state: { ...state, cards: [{ ...card, boughtOn }, ...others] } }
      },
    ),
  )
}
