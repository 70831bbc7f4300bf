/** Every call the product must have, by the area the product's description gives it. */
export const inventory = {
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

export const publicPaths = `anonymous/appConfig anonymous/lobbyTips anonymous/tradeInfo
  anonymous/appEventLogClient preLogin accountLogin accountRegist accountRegist4 lineLogin smsSend
  forgetPassword refreshData getAfterLoginInfo hasMailUnread getTaskUser getActivityIds
  getLoginPayUser3 exitGame`

/** Calls the product needs beyond those. */
export const ownCalls = {
  session: `acceptTerms logout listSessions revokeSession reauthenticate sendOwnCode changePassword
    disownChange passkeyLogin secondStepLogin getSecondSteps beginAuthenticator confirmAuthenticator
    addPasskey removeSecondStep renewRecoveryCodes getClosing exportAccount closeAccount`,
  messages: `getNotes markNotesRead setNoteKinds getTalk writeLine sendTalkImage getTalkImage
    markTalkRead getPush addPush removePush setPushKinds`,
  money: 'cancelRechargeOrder giveUpReward safeboxTransfer appUserReport',
  play: 'anonymous/gameInfo anonymous/startPractice getOpenRounds',
  limits: `getLimits setLimit confirmRaise takeBackRaise declineLimit reviewLimits setRealityCheck
    takeBreak askToReturn getSitting answerRealityCheck`,
  activity: `anonymous/activityRules anonymous/runningActivities getClaimable claimRewards
    anonymous/weekendLottery appWeekendLotteryUser
    appWeekendLotteryUserOpen appVipUser appVipUserReceive appVipRebateUser appVipRebateUserReceive
    appFundUser appFundUserReceive appRedPacketUser appRedPacketUserOpen appFestivalUser
    appFestivalUserReceive appFreeSignUser appFreeSignUserReceive appSupplyUser
    appRechargeBonusCollection10 appRechargeBonusCollection10Receive`,
}
export const ownPublicPaths = [
  'anonymous/activityRules',
  'anonymous/gameInfo',
  'anonymous/runningActivities',
  'anonymous/startPractice',
  'anonymous/weekendLottery',
  'disownChange',
  'passkeyLogin',
  'secondStepLogin',
]
