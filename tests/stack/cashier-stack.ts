import { permissions } from '@parlour/contract/operator/operator-call.ts'
import { sql } from '@parlour/server/frame/db.ts'
import { makeOperator } from '@parlour/server/operators/index.ts'
import { noteConsent } from '@parlour/server/players/index.ts'
import { readSettings, saveSettings } from '@parlour/server/frame/settings.ts'
import { checkLedger, readBalances } from '@parlour/server/wallet/index.ts'
import { expect, vi } from 'vitest'
import { signedCallback } from './cashier-callbacks.ts'
import type { Told } from './cashier-callbacks.ts'
import { answerOf } from './door.ts'
import type { Sandbox } from './sandbox.ts'
import { freePort } from './free-port.ts'
import { startSandbox } from './sandbox.ts'
import type { CallInput, OperatorDoor, SignedIn, Stack } from './stack.ts'
import { newKey, operatorDoor, startStack } from './stack.ts'

export const channels = { page: 1, qr: 2, bank: 3, manual: 4, bound: 5, anyBank: 6 }
export const walletPassword = '482915'
export const realName = 'มะลิ สวนดาว'

export type CashierStack = Stack & {
  sandbox: Sandbox
  secret: string
  change(settings: object): Promise<void>
  /** A new player who agreed to the terms. */
  join(): Promise<SignedIn>
  /** What a person does on the provider's page. */
  decide(kind: 'orders' | 'payouts', orderId: string, decision: object): Promise<void>
  /** What the provider says, or somebody who pretends to be it. */
  callback(told: Told, forgery?: { secret?: string; now?: number }): Promise<number>
  /** The provider is asked at once about everything that is open. */
  askNow(): Promise<void>
  coin(player: SignedIn): Promise<number>
  /** The calls of an operator who may do everything. */
  operator(name: string): OperatorDoor
  /** The token of an operator who may do everything. */
  hire(name: string): Promise<string>
  expectCleanLedger(): Promise<void>
}

/** A server that its own sandbox can call back. */
export async function startCashier(
  clusterUrl: string,
  more: Record<string, string> = {},
): Promise<CashierStack> {
  const port = await freePort()
  const publicUrl = `http://127.0.0.1:${port}`
  const sandbox = await startSandbox(publicUrl)
  const env = { ...sandbox.env, PUBLIC_URL: publicUrl, PORT: String(port), ...more }
  const stack = await startStack({ clusterUrl, env })
  await seedChannels(stack)
  const secret = sandbox.env['SANDBOX_PAYMENT_SECRET'] ?? ''
  const tokens = new Map<string, Promise<string>>()
  const tokenOf = (name: string) => {
    const token = tokens.get(name) ?? hire(stack, name)
    tokens.set(name, token)
    return token
  }
  return {
    ...stack,
    sandbox,
    secret,
    change: (settings) => change(stack, settings),
    join: () => join(stack),
    decide: (kind, orderId, decision) => decide(sandbox, `${kind}/${orderId}`, decision),
    callback: (told, forgery = {}) => signedCallback(stack.url, { secret, ...forgery }, told),
    askNow: () => askNow(stack),
    coin: async ({ playerId }) => (await readBalances(stack.app.database, playerId)).coin,
    operator: (name) => operatorDoor(stack.url, tokenOf(name)),
    hire: tokenOf,
    async expectCleanLedger() {
      expect((await checkLedger(stack.app.database)).difference).toBeNull()
    },
    async stop() {
      await stack.stop()
      await sandbox.stop()
    },
  }
}

/** Waits for something that happens after a callback or an errand. */
export function eventually<Result>(check: () => Promise<Result>): Promise<Result> {
  return vi.waitFor(check, { timeout: 60_000, interval: 50 })
}

type Order = Partial<CallInput<'recharge3'>>

/** What a player sends to place a deposit. */
export function order(amount: number, more: Order = {}) {
  return { amount, version: 4 as const, rechargeType: channels.page, ...more }
}

/** Places a deposit; answers its payment. */
export function place(stack: CashierStack, player: SignedIn, amount: number, more?: Order) {
  return stack.call('recharge3', order(amount, more), player, newKey())
}

/** Places a deposit that is taken; answers its number. */
export async function placed(stack: CashierStack, player: SignedIn, amount: number, more?: Order) {
  return answerOf(await place(stack, player, amount, more)).orderId
}

/** A deposit that the provider has paid and the house has credited. */
export async function deposit(stack: CashierStack, player: SignedIn, amount: number) {
  const orderId = await placed(stack, player, amount)
  await stack.decide('orders', orderId, { action: 'approve' })
  await eventually(async () => expect(await statusOf(stack, player, orderId)).toBe('credited'))
  return orderId
}

export async function statusOf(stack: CashierStack, player: SignedIn, orderId: string) {
  return (await stack.ok('checkRechargeOrder', { orderId }, player)).order.status
}

async function seedChannels({ app }: Stack): Promise<void> {
  await app.database.run(sql`insert into cashier_banks (bank_id, name, name_en, short_name) values
    (1, 'ธนาคารหนึ่ง', 'Bank One', 'ONE'), (2, 'ธนาคารสอง', '', 'TWO')`)
  const names = { bankName: 'B', shortBankName: 'B', accountName: 'บ้าน', accountNameEn: 'House' }
  const account = { ...names, cardNum: '1' }
  await app.database.run(sql`insert into cashier_channels (channel_id, family, variant, name,
      name_en, icon, needs_bank, bank_id, min_amount, max_amount, amounts, account)
    select n, family, variant, 'channel ' || n,
      case n when ${channels.qr} then 'QR code' else '' end,
      '/art/item/coin.webp', needs, bank, 10000, 20000000, array[10000, 30000],
      ${JSON.stringify(account)}::jsonb
    from (values (1, 'sandbox', 'page', false, null::int), (2, 'sandbox', 'qr', false, null),
      (3, 'sandbox', 'bank', false, null), (4, 'manual', 'bank', false, null),
      (5, 'sandbox', 'page', true, 2), (6, 'sandbox', 'page', true, null))
      as c(n, family, variant, needs, bank)`)
}

async function join(stack: Stack): Promise<SignedIn> {
  const player = await stack.signIn()
  const consent = { playerId: player.playerId, termsVersion: '1', address: 'test' }
  await stack.app.database.transaction((tx) => noteConsent(tx, consent))
  return player
}

async function change({ app }: Stack, settings: object): Promise<void> {
  const now = await readSettings(app.database)
  const next = { ...now.settings, ...settings }
  await app.database.transaction((tx) =>
    saveSettings(tx, { settings: next, basedOn: now.version, author: 'test' }),
  )
}

/** A person decides once the provider has the order: ours may be written before theirs. */
function decide(sandbox: Sandbox, what: string, decision: object): Promise<void> {
  return eventually(async () => {
    const { status } = await fetch(`${sandbox.url}/pay/${what}/decide`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(decision),
    })
    expect(status).toBe(200)
  })
}

async function askNow({ app }: Stack): Promise<void> {
  await app.database.run(sql`update cashier_deposits set ask_at = now() where ask_at is not null`)
  await app.database.run(sql`update cashier_withdrawals set ask_at = now()
    where ask_at is not null`)
}

function hire({ app }: Stack, name: string): Promise<string> {
  return app.database.transaction((tx) => makeOperator(tx, name, permissions))
}
