import { z } from 'zod'
import { call } from '../call.ts'
import { granted, rewardItems } from '../entities/rewards.ts'
import { claimGateErrors } from '../gate.ts'
import { count, id, label, moment, nextCursor, nothing, paging, siteLink } from '../schemas.ts'
import { noteCalls } from './notes.ts'
import { pushCalls } from './push.ts'
import { talkCalls } from './talk.ts'

/** 0 personal, 1 rewards, 2 system. */
const box = z.literal([0, 1, 2])

const mailHead = {
  id,
  box,
  title: label(120),
  titleEn: label(120),
  createTime: moment,
  expireTime: moment.nullable(),
  isRead: z.boolean(),
  rewardStatus: z.literal([0, 1, 2]).describe('0 nothing attached, 1 claimable, 2 claimed'),
}

const letter = z.object({
  ...mailHead,
  content: z.string().max(20_000),
  contentEn: z.string().max(20_000),
  rewards: rewardItems,
  link: z
    .object({ path: siteLink, text: label(80), textEn: label(80) })
    .nullable()
    .describe('A page of the site that the mail leads to'),
})

export const messageCalls = {
  getMail2: call('getMail2', {
    about: 'Lists the player’s mail, newest first.',
    input: z.strictObject({ ...paging, box: box.optional() }),
    output: z.object({ mailList: z.array(z.object(mailHead)).max(100), nextCursor }),
  }),
  getMailDetail: call('getMailDetail', {
    about: 'Opens one mail and marks it as read.',
    writes: true,
    input: z.strictObject({ id }),
    output: z.object({ mail: letter }),
    errors: { unknownMail: 1001 },
  }),
  receiveMail: call('receiveMail', {
    about: 'Claims what is attached to a mail.',
    writes: true,
    money: true,
    input: z.strictObject({ id }),
    output: z.object({ mail: letter, ...granted }),
    errors: {
      ...claimGateErrors,
      unknownMail: 1001,
      nothingAttached: 1002,
      alreadyClaimed: 1003,
      expired: 1004,
    },
  }),
  delMail: call('delMail', {
    about: 'Deletes mails; one with an unclaimed reward stays.',
    writes: true,
    input: z.strictObject({ idList: z.array(id).min(1).max(100) }),
    output: z.object({ deleted: count }),
    errors: { rewardUnclaimed: 1001 },
  }),
  hasMailUnread: call('hasMailUnread', {
    about: 'Says how many unread mails each box holds; none for a visitor.',
    public: true,
    input: nothing,
    output: z.object({ red0: count, red1: count, red2: count }),
  }),
  ...noteCalls,
  ...talkCalls,
  ...pushCalls,
}
