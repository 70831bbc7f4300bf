import { z } from 'zod'
import { amount, count, label, listedId, nothing } from '../schemas.ts'
import { basedOn, checkedEdit, content, editErrors, madeEdit, reason, version } from './edits.ts'
import type { Permission } from './operator-call.ts'
import { operatorCall } from './operator-call.ts'

const row = z.object({
  id: listedId,
  name: label(200),
  isOn: z.boolean(),
  version: version.describe('What was looked at: another one, another content'),
  content,
})
const rowId = listedId.nullable().describe('Null for a new one')

/** What is listed to players, row by row, each changed as a whole. */
export const operatorOfferCalls = {
  listBanners: listed('listBanners', 'Lists the banners of home.', 'content.read'),
  checkBanner: checked('checkBanner', 'content.read'),
  setBanner: edited('setBanner', 'Changes a banner or adds one.', 'content.decide'),
  orderBanners: ordered('orderBanners', 'Puts the banners into another order.'),
  listNotices: listed('listNotices', 'Lists the notices.', 'content.read'),
  checkNotice: checked('checkNotice', 'content.read'),
  setNotice: edited('setNotice', 'Changes a notice or adds one.', 'content.decide'),
  orderNotices: ordered('orderNotices', 'Puts the notices into another order.'),
  listTexts: listed('listTexts', 'Lists the site’s words that may be replaced.', 'content.read'),
  checkText: checked('checkText', 'content.read'),
  setText: edited(
    'setText',
    'Replaces words of the site, for a time or for good.',
    'content.decide',
  ),
  listGames: listed('listGames', 'Lists all games.', 'games.read'),
  checkGame: checked('checkGame', 'games.read'),
  setGame: edited('setGame', 'Opens, closes, names or places a game.', 'games.decide'),
  listChannels: listed('listChannels', 'Lists the ways to deposit.', 'channels.read'),
  checkChannel: checked('checkChannel', 'channels.read'),
  setChannel: edited(
    'setChannel',
    'Changes a way to deposit; open again, its sums and our account by two people.',
    'channels.decide',
  ),
  listChannelFigures: operatorCall('listChannelFigures', {
    about: 'Answers how each way to deposit did in the last 24 hours.',
    permission: 'channels.read',
    input: nothing,
    output: z.object({
      channelList: z
        .array(
          z.object({
            rechargeType: listedId,
            asked: count.describe('Orders; of a busy house the newest 10,000'),
            credited: count,
            open: count.describe('Neither credited nor ended yet'),
            amount,
            usualSeconds: count.nullable().describe('The median of a week, if there were enough'),
          }),
        )
        .max(5_000),
    }),
  }),
  listBanks: listed('listBanks', 'Lists the banks that players link.', 'channels.read'),
  checkBank: checked('checkBank', 'channels.read'),
  setBank: edited('setBank', 'Changes a bank or adds one.', 'channels.decide'),
}

function listed(path: string, about: string, permission: Permission) {
  const output = z.object({ form: content, rowList: z.array(row).max(5_000) })
  return operatorCall(path, { about, permission, input: nothing, output })
}

function checked(path: string, permission: Permission) {
  return operatorCall(path, {
    about: 'Tells what is wrong with a draft and what it changes.',
    permission,
    input: z.strictObject({ id: rowId, content }),
    output: checkedEdit,
    errors: { unknownRow: 1001 },
  })
}

function ordered(path: string, about: string) {
  return operatorCall(path, {
    about,
    permission: 'content.decide',
    writes: true,
    input: z.strictObject({
      idList: z.array(listedId).min(1).max(5_000).describe('All of them, as they are to stand'),
    }),
    output: z.object({ status: z.literal('set') }),
    errors: { changedMeanwhile: 1001 },
  })
}

function edited(path: string, about: string, permission: Permission) {
  return operatorCall(path, {
    about,
    permission,
    writes: true,
    input: z.strictObject({ id: rowId, basedOn, content, reason }),
    output: madeEdit,
    errors: { ...editErrors, unknownRow: 1005 },
  })
}
