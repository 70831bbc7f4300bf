import { expect, test } from 'vitest'
import { calls } from './index.ts'

/** Every call the product must have, by the area the product's description gives it. */
const inventory = {
  config: `anonymous/appConfig getAfterLoginInfoWeb getAfterLoginInfo anonymous/lobbyTips
    getBonusTickers getCustomerServices`,
  identity: `preLogin accountLogin accountRegist accountRegist4 lineLogin smsSend forgetPassword
    bindAccount refreshData updateProfile appUserOther updateAppUserOther agentFill online`,
  games: 'startGame exitGame gameLike betRecord',
  wallet: `tradeInfo anonymous/tradeInfo recharge3 isRechargeDone getRechargeRecord
    checkRechargeOrder getExchange exchange getExchangeOrder addBankInfo modifyBankInfo
    appUserCoinDetail getSafebox safeboxPasswordInit modifySafePassword uploadKyc addKyc kyc`,
  points: 'getLotterConfig lotteryExchange',
  mail: 'getMail2 getMailDetail receiveMail delMail hasMailUnread',
  telemetry: 'actionLog anonymous/appEventLogClient shortUrl',
  activity: `getActivityIds actInviteUser actInviteUserRecord actInviteUserStatus
    actInviteUserExchange actInviteUserSpin getLoginPayUser3 receiveLoginPay3
    rechargeBonusCollection6 receiverRechargeBonusCollection6 rechargeBonusCollection8
    bankruptBonus agentData agent3Exchange agent4Data agent4Scratch agent4InviteRows agent4Lottery
    agent4Award loginBonus3User loginBonus3UserReceive appProxyUser4TaskUser
    appProxyUser4TaskUserShare appProxyUser4TaskUserReceive getTaskUser appChristmasUser
    appChristmasUserOpen appChristmasUserReceive appChristmasUserExtra appChristmasUserSign
    appNewYearUser appNewYearUserShare appNewYearUserReceiveTask appNewYearUserBoxOpen
    appNewYearUserExtra appNewYearUserOpen appRechargeBonusCollection9
    appRechargeBonusCollection9Receive appInviteBonus1User appInviteBonus1UserReceive
    appAgent5UserLog appAgent5User appAgent5UserReceive appAgent5UserInviteValidReceive`,
}

const publicPaths = `anonymous/appConfig anonymous/lobbyTips anonymous/tradeInfo
  anonymous/appEventLogClient preLogin accountLogin accountRegist accountRegist4 lineLogin smsSend
  forgetPassword refreshData getAfterLoginInfo hasMailUnread getTaskUser getActivityIds
  getLoginPayUser3 exitGame`

/** Calls the product needs beyond those. */
const ownCalls = {
  session: 'logout listSessions revokeSession',
  money: 'cancelRechargeOrder giveUpReward safeboxTransfer appUserReport',
  activity: `anonymous/activityRules anonymous/weekendLottery appWeekendLotteryUser
    appWeekendLotteryUserOpen appVipUser appVipUserReceive appVipRebateUser appVipRebateUserReceive
    appFundUser appFundUserReceive appRedPacketUser appRedPacketUserOpen appFestivalUser
    appFestivalUserReceive appFreeSignUser appFreeSignUserReceive appSupplyUser
    appRechargeBonusCollection10 appRechargeBonusCollection10Receive`,
}
const ownPublicPaths = ['anonymous/activityRules', 'anonymous/weekendLottery']

const words = (text: string) => text.split(/\s+/).filter(Boolean)
const inventoryPaths = Object.values(inventory).flatMap(words)
const allPaths = [...inventoryPaths, ...Object.values(ownCalls).flatMap(words)]
const isName = (name: string): name is keyof typeof calls => Object.hasOwn(calls, name)
const names = Object.keys(calls).filter(isName)
const entries = names.map((name) => [name, calls[name]] as const)

test('the inventory has its 96 calls', () => {
  expect(new Set(inventoryPaths).size).toBe(96)
})

test('the contract has exactly the calls of the inventory and the named others', () => {
  expect(entries.map(([, call]) => call.path).toSorted()).toEqual(allPaths.toSorted())
})

test.each(inventoryPaths)('%s is public exactly when the inventory says so', (path) => {
  const found = entries.find(([, call]) => call.path === path)
  expect(found?.[1].public).toBe(words(publicPaths).includes(path))
})

test('beyond the inventory only the two calls of public pages are public', () => {
  const own = entries.filter(([, call]) => !inventoryPaths.includes(call.path))
  const found = own.filter(([, call]) => call.public)
  expect(found.map(([, call]) => call.path).toSorted()).toEqual(ownPublicPaths)
})

test('a call is known by the last part of its path, but for the visitor’s tradeInfo', () => {
  for (const [name, call] of entries) {
    const expected = call.path === 'anonymous/tradeInfo' ? 'anonymousTradeInfo' : call.path
    expect(name).toBe(expected.split('/').at(-1))
  }
})
