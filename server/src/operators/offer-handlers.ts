import { formOf } from '@parlour/contract/forms/form.ts'
import type { operatorOfferCalls } from '@parlour/contract/operator/offer.ts'
import { readChannelFigures, readUsualSeconds } from '../cashier/index.ts'
import type { Queries } from '../frame/db.ts'
import { bankRows, bannerRows, channelRows, gameRows, noticeRows, textRows } from './offer-kinds.ts'
import { checkEdit, lockEdit, makeEdit } from './edits.ts'
import type { RowKind } from './offer-rows.ts'
import { rowOf, versionOf } from './offer-rows.ts'
import type { OperatorContext, OperatorHandlers } from './run.ts'

type Calls = typeof operatorOfferCalls
type Json = Record<string, never>
type Draft = { id: number | null; content: object }

const banners = handlersOf(bannerRows)
const notices = handlersOf(noticeRows)
const texts = handlersOf(textRows)
const games = handlersOf(gameRows)
const channels = handlersOf(channelRows)
const banks = handlersOf(bankRows)

export const offerHandlers = {
  listBanners: banners.list,
  checkBanner: banners.check,
  setBanner: banners.set,
  orderBanners: orderOf(bannerRows),
  listNotices: notices.list,
  checkNotice: notices.check,
  setNotice: notices.set,
  orderNotices: orderOf(noticeRows),
  listTexts: texts.list,
  checkText: texts.check,
  setText: texts.set,
  listGames: games.list,
  checkGame: games.check,
  setGame: games.set,
  listChannels: channels.list,
  checkChannel: channels.check,
  setChannel: channels.set,
  async listChannelFigures({ tx }) {
    const found = new Map((await readChannelFigures(tx)).map((one) => [one.channelId, one]))
    const usual = await readUsualSeconds(tx)
    const none = { asked: 0, credited: 0, open: 0, amount: 0 }
    return {
      channelList: Array.from(usual, ([rechargeType, usualSeconds]) => {
        const { asked, credited, open, amount } = found.get(rechargeType) ?? none
        return { rechargeType, asked, credited, open, amount, usualSeconds }
      }),
    }
  },
  listBanks: banks.list,
  checkBank: banks.check,
  setBank: banks.set,
} satisfies OperatorHandlers<Calls>

/** Places ten apart, as forms number them: between two there is room for another. */
function orderOf<Content extends { sort: number }>(kind: RowKind<Content>) {
  return async (ctx: OperatorContext<Calls['orderBanners']>, { idList }: { idList: number[] }) => {
    const { tx, error, note, about } = ctx
    // A row is saved as a whole: whoever is just changing one is waited for.
    for (const id of idList.toSorted((one, other) => one - other))
      await lockEdit(tx, `${kind.name}:${id}`)
    const rows = await kind.list(tx)
    const before = rows.map(({ id }) => id)
    const isSame = before.toSorted().join() === idList.toSorted().join()
    if (!isSame) throw error('changedMeanwhile')
    for (const { id, content } of rows) {
      const sort = (idList.indexOf(id) + 1) * 10
      if (sort !== content.sort) await kind.save(tx, id, { ...content, sort })
    }
    about(`${kind.name}:order`)
    note({ order: before.join(' ') }, { order: idList.join(' ') })
    return { status: 'set' as const }
  }
}

function handlersOf<Content extends object>(kind: RowKind<Content>) {
  return {
    list: async ({ tx }: { tx: Queries }) => {
      const rows = await kind.list(tx)
      return {
        form: formOf(await kind.schema(tx)) as unknown as Json,
        rowList: rows.map(({ id, content }) => ({
          id,
          ...kind.titleOf(content),
          version: versionOf(content),
          content: content as Json,
        })),
      }
    },
    check: async (ctx: OperatorContext<Calls['checkBanner']>, { id, content }: Draft) => {
      const of = await rowOf(ctx.tx, kind, id)
      if (!of) throw ctx.error('unknownRow')
      return checkEdit(ctx.tx, of, content)
    },
    set: async (ctx: OperatorContext<Calls['setBanner']>, edit: Draft & { basedOn: number }) => {
      const of = await rowOf(ctx.tx, kind, edit.id)
      if (!of) throw ctx.error('unknownRow')
      const made = await makeEdit(ctx, of, edit)
      if (typeof made === 'string') throw ctx.error(made)
      return made
    },
  }
}
