import type { FrameLocator } from '@playwright/test'
import { desktop, expect, long, open, type Page, phone, test } from './support/fixtures.ts'
import { coinOf, decide, declineLimit, giveMoney } from './support/money.ts'
import { become, enterNew } from './support/people.ts'
import { say } from './support/say.ts'

type Answer = {
  round: { roundId: string; stakeAmount: number; winAmount: number; table: { times: number } }
}

const purse = 2000_00
const titles = [
  { gameId: 101, name: 'นาคาเพลิง', mechanic: 'ways' },
  { gameId: 105, name: 'ชูการ์ออร์บิต', mechanic: 'cascades' },
  { gameId: 111, name: 'กระทิงทองคำ', mechanic: 'hold and respin' },
]
const dressed = [
  { gameId: 104, name: 'เซเว่นไฟลุก' },
  { gameId: 115, name: 'ปริซึมรัช' },
  { gameId: 102, name: 'กวักทรัพย์' },
  { gameId: 110, name: 'พยัคฆ์หยก' },
  { gameId: 108, name: 'วิหคเพลิง' },
  { gameId: 116, name: 'ช้างทรงเครื่อง' },
  { gameId: 117, name: 'กระต่ายชมจันทร์' },
  { gameId: 109, name: 'แพนด้ารัวกลอง' },
]

/** Somebody new with money, in front of the machine. */
async function sit(page: Page, baseURL: string | undefined, gameId: number, money = purse) {
  const player = await enterNew()
  await giveMoney(player.playerId, money)
  await become(page, player, baseURL ?? '')
  await open(page, `/start?gameId=${gameId}`)
  const game = page.frameLocator('iframe')
  await expect(game.locator('#primary')).toHaveText('หมุน', { timeout: 30_000 })
  await expect(game.locator('#primary')).toBeEnabled()
  return { game, ...player }
}

async function spin(page: Page, game: FrameLocator, heldMs = 0): Promise<Answer['round']> {
  const answered = page.waitForResponse(/\/play\/\d+\/act$/)
  await game.locator('#primary').click({ delay: heldMs })
  const { round } = (await (await answered).json()) as Answer
  await expect(game.locator('#primary')).toBeEnabled({ timeout: 120_000 })
  return round
}

function coinText(amount: number): string {
  return `฿${(amount / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`
}

for (const { gameId, name, mechanic } of titles)
  test.describe(`${mechanic} (${gameId})`, () => {
    test.use({ viewport: phone })

    test('a spin moves the balance by exactly stake and win, and held it spins once', async ({
      page,
      baseURL,
      complaints,
    }) => {
      const { game, playerId } = await sit(page, baseURL, gameId)
      await expect(game.locator('#balance')).toHaveText(coinText(purse))
      let coin = purse
      let played = ''
      for (let round = 0; round < 4; round++) {
        // A finger that rests on the button for longer than rounds must be apart.
        const heldMs = round === 0 ? 2_500 : 0
        const { roundId, stakeAmount, winAmount, table } = await spin(page, game, heldMs)
        played = roundId
        expect(stakeAmount).toBe(10_00)
        expect(winAmount).toBe(10 * table.times)
        coin += winAmount - stakeAmount
        await expect(game.locator('#balance')).toHaveText(coinText(coin))
        expect(await coinOf(playerId)).toBe(coin)
      }
      await expect(game.locator('.chip')).toHaveCount(4)
      await expect(game.locator('#stage')).toHaveAttribute('aria-label', new RegExp(name))
      await game.locator('#fair').click()
      const verifier = game.getByRole('link', { name: 'ตรวจสอบรอบ' })
      await expect(verifier).toHaveAttribute('href', new RegExp(`&round=${played}$`))
      expect(complaints).toEqual([])
    })

    test(
      'a reload shows the round whose end was not seen',
      long(gameId !== titles[0]?.gameId),
      async ({ page, baseURL }) => {
        const { game, playerId } = await sit(page, baseURL, gameId)
        let answer: Answer | undefined
        // The server plays, but its answer is lost and then the line.
        await page.route(/\/play\/\d+\/act$/, async (route) => {
          answer = (await (await route.fetch()).json()) as Answer
          await route.abort()
        })
        await page.route(/\/play\/\d+\/snapshot$/, (route) => route.abort())
        await game.locator('#primary').click()
        await expect(game.locator('#status')).toContainText('เชื่อมต่อไม่ได้')
        await page.unrouteAll({ behavior: 'wait' })
        await page.reload()
        await expect(game.locator('#status')).toContainText('เล่นต่อจากรอบที่ค้างไว้')
        await expect(game.locator('#primary')).toBeEnabled({ timeout: 120_000 })
        await expect(game.locator('.chip')).toHaveCount(1)
        const coin = purse - 10_00 + (answer?.round.winAmount ?? Number.NaN)
        await expect(game.locator('#balance')).toHaveText(coinText(coin))
        expect(await coinOf(playerId)).toBe(coin)
        await page.reload()
        await expect(game.locator('#primary')).toBeEnabled()
        await expect(game.locator('#status')).toHaveText('')
      },
    )
  })

for (const { gameId, name } of dressed)
  test(`${name} (${gameId}) launches and spins`, long(), async ({ page, baseURL, complaints }) => {
    await page.setViewportSize(desktop)
    const { game } = await sit(page, baseURL, gameId)
    const { stakeAmount, winAmount } = await spin(page, game)
    await expect(game.locator('#balance')).toHaveText(coinText(purse - stakeAmount + winAmount))
    expect(complaints).toEqual([])
  })

test('a visitor practises for play money; the rules say what pays and returns', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page, '/lobby/home?game=101')
  await page.getByRole('link', { name: say('gameSheet.practice') }).click()
  await expect(page).toHaveURL(/\/practice\?gameId=101$/)
  const said = page.getByText(say('play.practice'))
  await expect(said).toBeVisible()
  const game = page.frameLocator('iframe')
  await expect(game.locator('#primary')).toBeEnabled({ timeout: 30_000 })
  await expect(game.locator('#balance-label')).toHaveText('เงินจำลอง')
  const { stakeAmount, winAmount } = await spin(page, game)
  // What is no money has no sign of it.
  const left = coinText(10_000_00 - stakeAmount + winAmount).replace('฿', '')
  await expect(game.locator('#balance')).toHaveText(left)
  await game.locator('#info').click()
  const sheet = game.locator('#sheet')
  await expect(sheet).toContainText('96.09%')
  await expect(sheet).toContainText('2,959.9×')
  await expect(sheet.locator('canvas.symbol')).toHaveCount(10)
  // One line a symbol: a pay that wraps cannot be read on a phone.
  const rows = sheet.locator('.pay-table tbody tr')
  const heights = await rows.evaluateAll((all) => all.map((row) => row.clientHeight))
  expect(Math.max(...heights)).toBeLessThan(72)
  const figures = ['96.0880008%', '47.36%', '0.98%']
  for (const told of [...figures, 'หลุดการเชื่อมต่อ', 'ระบบขัดข้อง', 'มีอายุถึงเกณฑ์'])
    await expect(sheet).toContainText(told)
  await page.setViewportSize(desktop)
  await expect(said).toBeVisible()
})

test('broke in a game: a lower stake, practice, or a deposit over it, and on in the same', async ({
  page,
  baseURL,
}) => {
  const { game, playerId } = await sit(page, baseURL, 101, 7_00)
  await game.locator('#primary').click()
  const sheet = game.locator('#sheet')
  await expect(sheet).toContainText('ยอดเงินไม่พอสำหรับเดิมพันนี้')
  await page.evaluate(() => history.back())
  await expect(sheet).toBeHidden()
  await game.locator('#primary').click()
  await sheet.getByRole('button', { name: 'ลดเดิมพันเป็น ฿5.00' }).click()
  await expect(game.locator('#stake-amount')).toHaveText('฿5.00')
  await game.locator('#stake-more').click()
  await game.locator('#primary').click()
  await sheet.getByRole('button', { name: 'ทดลองเล่น' }).click()
  await expect(page).toHaveURL(/\/practice\?gameId=101$/)
  await expect(game.locator('#balance-label')).toHaveText('เงินจำลอง')
  await page.getByRole('button', { name: say('common.back') }).click()
  await expect(game.locator('#balance')).toHaveText('฿7.00')
  await game.locator('#primary').click()
  await sheet.getByRole('button', { name: 'ฝากเงิน' }).click()
  const choice = page.getByRole('dialog', { name: say('deposit.title') })
  await choice.getByRole('radio', { name: /คิวอาร์/ }).press('Space')
  await choice.getByRole('button', { name: /^300( ?\+|$)/ }).click()
  await choice.getByRole('button', { name: say('deposit.confirm'), exact: false }).click()
  await declineLimit(page)
  const number = page.getByRole('dialog').getByText(/^DP\d+-[0-9A-F]{16}$/)
  await decide('orders', (await number.textContent()) ?? '', { action: 'approve' })
  await page.getByRole('button', { name: say('deposit.backToGame') }).click()
  await expect(game.locator('#balance')).toHaveText('฿307.00')
  const { stakeAmount, winAmount } = await spin(page, game)
  expect(stakeAmount).toBe(10_00)
  expect(await coinOf(playerId)).toBe(307_00 - stakeAmount + winAmount)
})

test('autoplay keeps to its count and stops below a balance', long(), async ({ page, baseURL }) => {
  const { game } = await sit(page, baseURL, 104)
  await game.locator('#auto').click()
  await game.getByLabel('จำนวนรอบ').selectOption('10')
  await game.getByLabel('หยุดเมื่อยอดเงินต่ำกว่า').selectOption({ index: 1 })
  await game.getByRole('button', { name: 'เริ่ม' }).click()
  await expect(game.locator('#primary')).toContainText('หยุด')
  await expect(game.locator('#primary')).toHaveText('หมุน', { timeout: 120_000 })
  await expect(game.locator('.chip')).toHaveCount(10)
})

test(
  'the space bar spins, held it spins once, and the arrows change the stake',
  long(),
  async ({ page, baseURL }) => {
    const { game } = await sit(page, baseURL, 115)
    await game.locator('#stage').focus()
    await page.keyboard.press('ArrowLeft')
    await expect(game.locator('#stake-amount')).toHaveText('฿5.00')
    const spins: string[] = []
    page.on('request', (request) => {
      if (/\/play\/\d+\/act$/.test(request.url())) spins.push(request.url())
    })
    const answered = page.waitForResponse(/\/play\/\d+\/act$/)
    await page.keyboard.down('Space')
    const { round } = (await (await answered).json()) as Answer
    expect(round.stakeAmount).toBe(5_00)
    await expect(game.locator('.chip')).toHaveCount(1)
    for (let times = 0; times < 5; times++) await page.keyboard.down('Space')
    await page.keyboard.up('Space')
    await page.keyboard.press('Space')
    await expect(game.locator('.chip')).toHaveCount(2)
    expect(spins).toHaveLength(2)
  },
)
