import type { Call, OutputOf } from '@parlour/contract/call.ts'
import type { calls } from '@parlour/contract/index.ts'
import { readCashierState } from '../cashier/index.ts'
import { readActivityState, readVipStanding } from '../activities/index.ts'
import type { Queries } from '../frame/db.ts'
import type { Reader } from '../frame/module.ts'
import { readHistory, readLikes } from '../games/index.ts'
import { readOwnCare } from '../limits/index.ts'
import { countUnread, countUnreadNotes } from '../messages/index.ts'
import { getPlayer, hasAccepted, maskMobile, readSecondSteps } from '../players/index.ts'
import { readSummary } from '../wallet/index.ts'
import { readSettings } from '../frame/settings.ts'

type Answer<C extends Call> = OutputOf<C>
export type SessionState = NonNullable<Answer<typeof calls.getAfterLoginInfo>['session']>
export type AppUser = SessionState['appUser']

const dayMs = 86_400_000

/** The player as the player sees themself, put together from every module that knows a part. */
export async function readAppUser(
  app: Reader,
  queries: Queries,
  playerId: number,
): Promise<AppUser> {
  const player = await getPlayer(queries, playerId)
  const { settings } = await readSettings(queries)
  const wallet = await readSummary(queries, playerId)
  const cashier = await readCashierState(queries, playerId)
  const vip = await readVipStanding(app, queries, playerId)
  return {
    id: player.playerId,
    uuid: player.uuid,
    account: player.account,
    accountType: player.accountType,
    nickname: player.nickname,
    avatar: player.avatar,
    avatarOther: null,
    facebookAccount: null,
    googleAccount: null,
    lineAccount: player.outsideName,
    mobile: player.mobile && maskMobile(player.mobile, settings.countryCode),
    hasPassword: player.hasPassword,
    ...(await readSecondSteps(queries, playerId)),
    hasSafeboxPassword: cashier.hasSafeboxPassword,
    hasKyc: cashier.hasKyc,
    hasUserOther: player.hasParticulars,
    hidesWins: player.hidesWins,
    coin: wallet.coin,
    lottery: wallet.points,
    safebox: wallet.safebox,
    totalRecharge: cashier.totalRecharge,
    firstRecharge: cashier.firstRecharge,
    regPeriod: Math.floor((Date.now() - player.createdAt.getTime()) / dayMs),
    vip: vip.level,
    vipExp: vip.since,
    userLevel: vip.level,
    bet: vip.wagered ?? wallet.staked,
    pid: player.superiorId,
  }
}

/** What lights a red dot. */
export async function readDots(app: Reader, queries: Queries, playerId: number) {
  const { dots } = await readActivityState(app, queries, playerId)
  const { isQuiet } = await readOwnCare(queries, playerId)
  return { ...dots, hasMail: await hasUnread(queries, playerId, isQuiet) }
}

export const noDots = {
  hasTask: false,
  hasMail: false,
  hasSignUpBonus: false,
  hasFund: false,
  hasAgent: false,
  hasFreeBonus: false,
}

/** Everything the web keeps about a signed-in player. */
export async function readState(app: Reader, queries: Queries, playerId: number) {
  const { inviteCode, advertisementId } = await getPlayer(queries, playerId)
  const { settings } = await readSettings(queries)
  const { appUserBank, appUserBankList } = await readCashierState(queries, playerId)
  const { isQuiet, ...care } = await readOwnCare(queries, playerId)
  const { activityIds, activityMap, dots } = await readActivityState(app, queries, playerId)
  const state: SessionState = {
    appUser: await readAppUser(app, queries, playerId),
    appUserBank,
    appUserBankList,
    ...(await readLikes(queries, playerId)),
    gameHistory: await readHistory(queries, playerId),
    inviteCode,
    aid: advertisementId,
    activityIds,
    activityMap,
    shareUrlMap: shareLinks(inviteCode),
    dots: { ...dots, hasMail: await hasUnread(queries, playerId, isQuiet) },
    unreadNotes: await countUnreadNotes(queries, playerId),
    ...care,
    hasNewTerms: !(await hasAccepted(queries, playerId, settings.termsVersion)),
  }
  return state
}

async function hasUnread(queries: Queries, playerId: number, isQuiet: boolean): Promise<boolean> {
  const { red0, red1, red2 } = await countUnread(queries, playerId, isQuiet)
  return red0 + red1 + red2 > 0
}

const shareChannels = [
  'facebook',
  'telegram',
  'line',
  'whatsapp',
  'twitter',
  'youtube',
  'instagram',
  'copy',
] as const

/** Relative, so that they lead to whichever address the player knows the site by. */
function shareLinks(inviteCode: string): Record<string, string> {
  return Object.fromEntries(
    shareChannels.map((channel) => [channel, `/register?invite=${inviteCode}&from=${channel}`]),
  )
}
