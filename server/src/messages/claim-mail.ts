import type { RewardItem } from '@parlour/contract/reward-items.ts'
import type { Tx } from '../frame/db.ts'
import { grant } from '../rewards/index.ts'
import type { Mail } from './mails.ts'
import { findMail, markClaimed } from './mails.ts'

type Refusal = 'unknownMail' | 'nothingAttached' | 'alreadyClaimed' | 'expired'

/** Pays what is in a mail, once; or says why not. The gate must have been asked. */
export async function claimMail(
  tx: Tx,
  playerId: number,
  mailId: number,
): Promise<{ mail: Mail; propList: RewardItem[] } | Refusal> {
  const mail = await findMail(tx, playerId, mailId)
  if (!mail) return 'unknownMail'
  if (mail.rewards.length === 0) return 'nothingAttached'
  if (mail.isClaimed) return 'alreadyClaimed'
  if (mail.isExpired) return 'expired'
  await markClaimed(tx, playerId, mailId)
  const given = { playerId, items: mail.rewards, key: `mail:${mailId}`, source: 'mail' }
  return { mail, propList: await grant(tx, given) }
}
