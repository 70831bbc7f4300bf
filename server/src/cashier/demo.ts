import type { Tx } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import { agePlayer } from '../players/index.ts'
import { post } from '../wallet/index.ts'
import { insertCard } from './cards/cards.ts'
import { demoBanks, demoChannels, demoIdentity } from './demo-tables.ts'
import { placeDemoDeposit } from './demo-history.ts'
import { seedIdentity } from '../identity/index.ts'
import { hashWalletPassword, initPassword } from './passwords/wallet-password.ts'

type Demo = { playerId: number; secret: string; walletPassword: string }

/** Beside the deposits, which are still to be wagered: what can be withdrawn at once. */
const freeCoin = 12_000_00

/** Banks, channels, and a demo player who may do everything: verified, with an aged card. */
export async function seedCashier(tx: Tx, demo: Demo): Promise<void> {
  await seedChannels(tx)
  const { playerId, secret } = demo
  await agePlayer(tx, playerId, 61)
  await seedIdentity(tx, { playerId, secret, details: demoIdentity })
  const [bank] = demoBanks
  const card = { bankId: bank.bankId, accountName: demoIdentity.realName, cardNum: '1234567890' }
  await insertCard(tx, playerId, card, secret)
  await initPassword(tx, playerId, await hashWalletPassword(secret, demo.walletPassword))
  await tx.run(sql`update cashier_cards set changed_at = now() - interval '38 days',
    paid_at = now() - interval '30 days'
    where player_id = ${playerId}`)
  await tx.run(sql`update cashier_passwords set changed_at = now() - interval '38 days'
    where player_id = ${playerId}`)
}

/** Today's money: two deposits, and what can be withdrawn. */
export async function seedDeposits(tx: Tx, playerId: number): Promise<void> {
  for (const amount of [500_00, 300_00]) await placeDemoDeposit(tx, playerId, amount)
  await post(tx, { code: 'adjustment_in', playerId, key: `demo:${playerId}`, amount: freeCoin })
}

async function seedChannels(tx: Tx): Promise<void> {
  for (const [sort, bank] of demoBanks.entries())
    await tx.run(sql`insert into cashier_banks (bank_id, name, name_en, short_name, sort)
      values (${bank.bankId}, ${bank.name}, ${bank.nameEn}, ${bank.shortName}, ${sort})`)
  for (const [sort, channel] of demoChannels.entries())
    await tx.run(sql`insert into cashier_channels (channel_id, family, variant, name, name_en,
        icon, needs_bank, bank_id, min_amount, max_amount, amounts, account, is_recommended, sort)
      values (${channel.channelId}, ${channel.family}, ${channel.variant}, ${channel.name},
        ${channel.nameEn}, ${channel.icon ?? ''}, ${channel.needsBank ?? false},
        ${channel.bankId ?? null},
        ${channel.minAmount}, ${channel.maxAmount}, ${channel.amounts}::bigint[],
        ${channel.account ? JSON.stringify(channel.account) : null}, ${sort === 0}, ${sort})`)
}
