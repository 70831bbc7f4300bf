import type {
  BankContent,
  BannerContent,
  ChannelContent,
  GameContent,
  NoticeContent,
  TextContent,
} from '@parlour/contract/operator/offer-forms.ts'
import {
  bankForm,
  bannerForm,
  channelForm,
  gameForm,
  noticeForm,
  textForm,
} from '@parlour/contract/operator/offer-forms.ts'
import type { z } from 'zod'
import { listBankRows, listChannelRows, saveBank, saveChannel } from '../cashier/index.ts'
import type { Queries } from '../frame/db.ts'
import { readSettings } from '../frame/settings.ts'
import { listGameRows, saveGame } from '../games/index.ts'
import {
  listBannerRows,
  listNoticeRows,
  listTextRows,
  saveBanner,
  saveNotice,
  saveText,
} from '../site/index.ts'
import type { Change } from './diff-paths.ts'
import type { RowKind } from './offer-rows.ts'

const byOne = () => false

export const bannerRows: RowKind<BannerContent> = {
  name: 'banner',
  schema: (queries) => linkingWithin(queries, bannerForm),
  list: listBannerRows,
  save: saveBanner,
  canAdd: true,
  titleOf: ({ title, titleEn, image, isOn }) => ({ name: title || titleEn || image, isOn }),
  wantsTwo: byOne,
}

export const noticeRows: RowKind<NoticeContent> = {
  name: 'notice',
  schema: (queries) => linkingWithin(queries, noticeForm),
  list: listNoticeRows,
  save: saveNotice,
  canAdd: true,
  titleOf: ({ title, isOn }) => ({ name: title, isOn }),
  wantsTwo: byOne,
}

export const textRows: RowKind<TextContent> = {
  name: 'text',
  schema: () => Promise.resolve(textForm),
  list: listTextRows,
  save: saveText,
  canAdd: false,
  titleOf: ({ thai, english }) => ({ name: `${thai} · ${english}`.slice(0, 200), isOn: true }),
  wantsTwo: byOne,
}

export const gameRows: RowKind<GameContent> = {
  name: 'game',
  schema: () => Promise.resolve(gameForm),
  list: listGameRows,
  save: saveGame,
  canAdd: false,
  titleOf: ({ name, isOn, isMaintained }) => ({ name, isOn: isOn && !isMaintained }),
  wantsTwo: byOne,
}

export const channelRows: RowKind<ChannelContent> = {
  name: 'channel',
  schema: () => Promise.resolve(channelForm),
  list: listChannelRows,
  save: saveChannel,
  canAdd: false,
  titleOf: ({ name, isOn }) => ({ name, isOn }),
  wantsTwo: (changes: Change[]) => changes.some(wantsTwo),
}

export const bankRows: RowKind<BankContent> = {
  name: 'bank',
  schema: () => Promise.resolve(bankForm),
  list: listBankRows,
  save: saveBank,
  canAdd: true,
  titleOf: ({ name, isOn }) => ({ name, isOn }),
  wantsTwo: byOne,
}

const freeOfChannel = ['sort', 'name', 'nameEn', 'isRecommended']

/** Where money goes and how much of it, and a way that opens again. */
function wantsTwo({ path, after }: Change): boolean {
  const [first = ''] = path.split('.')
  return first === 'isOn' ? after === true : !freeOfChannel.includes(first)
}

type Linking = { clickType: number; clickAction: string }

/** Links may lead to the hosts that the settings allow. */
async function linkingWithin<Content extends Linking>(
  queries: Queries,
  schema: z.ZodType<Content>,
): Promise<z.ZodType<Content>> {
  const { settings } = await readSettings(queries)
  const isAllowed = ({ clickType, clickAction }: Linking) =>
    clickType !== 3 || settings.allowedLinkHosts.includes(hostOf(clickAction))
  return schema.refine(isAllowed, {
    path: ['clickAction'],
    message: 'leads to a host that is not allowed',
  })
}

function hostOf(address: string): string {
  const url = URL.parse(address)
  return url?.protocol === 'https:' ? url.hostname : ''
}
