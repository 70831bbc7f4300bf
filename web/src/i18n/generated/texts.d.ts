// Generated from the th-TH files by web/build/text-types.ts; a test keeps it fresh.
export type TextArea = 'about' | 'account' | 'accumulated-recharge' | 'activity' | 'agent' | 'agent-count' | 'agent-team' | 'bell' | 'checklist' | 'christmas' | 'continuous-recharge' | 'deposit' | 'draws' | 'festival' | 'first-charge' | 'follow-rewards' | 'frame' | 'free-login-bonus' | 'free-sign' | 'fund' | 'game-sheet' | 'games' | 'green' | 'help' | 'home' | 'install' | 'invite-friend' | 'invite-user-spin' | 'items' | 'legal' | 'limits' | 'login' | 'mail' | 'member' | 'new-year' | 'notices' | 'own-account' | 'play' | 'points' | 'popup' | 'profile' | 'prompts' | 'red-packet' | 'report' | 'rewards' | 'rows' | 'rules' | 'search' | 'second-step' | 'sharing' | 'sign-up-bonus' | 'supply' | 'tasks' | 'titles' | 'vip' | 'vip-rebate' | 'wallet' | 'weekend-lottery'
export type Texts = {
  'about.lead': { age: string | number; site: string | number }
  'about.version': { version: string | number }
  'about.fair': null
  'about.fairText': null
  'about.money': null
  'about.moneyText': null
  'about.care': null
  'about.careText': null
  'about.safe': null
  'about.safeText': null
  'about.documents': null
  'about.certificate': null
  'about.demoNote': null
  'about.operatorTitle': null
  'about.siteName': null
  'about.country': null
  'about.countryName': { region: string }
  'about.licenceState': null
  'about.licensed': null
  'about.demo': null
  'about.ageLimit': null
  'about.ageValue': { age: string | number }
  'about.email': null
  'about.checkTitle': null
  'about.check': null
  'about.checkDemo': null
  'about.ask': null
  'about.licenceNumber': null
  'about.licenceHolder': null
  'about.licenceAuthority': null
  'account.menu': null
  'account.money': null
  'account.play': null
  'account.account': null
  'account.safebox': null
  'accumulatedRecharge.title': null
  'accumulatedRecharge.thisWeek': null
  'accumulatedRecharge.lastWeek': null
  'accumulatedRecharge.deposited': null
  'accumulatedRecharge.claimUntil': { day: string | number }
  'accumulatedRecharge.nextTier': { amount: string | number; tier: string | number }
  'accumulatedRecharge.allReached': null
  'accumulatedRecharge.tier': { amount: string | number }
  'accumulatedRecharge.claim': null
  'accumulatedRecharge.claimTier': { amount: string | number; tier: string | number }
  'accumulatedRecharge.claimed': null
  'accumulatedRecharge.left': { amount: string | number }
  'accumulatedRecharge.missed': null
  'accumulatedRecharge.deposit': null
  'accumulatedRecharge.conditions': null
  'activity.congratulations': null
  'activity.granted': null
  'activity.great': null
  'activity.tapToClose': null
  'activity.sound': null
  'activity.tips': null
  'activity.hasEnded': null
  'activity.leave': null
  'activity.notOpen': null
  'activity.notBegun': null
  'activity.beginsAt': { time: string | number }
  'activity.rules': null
  'activity.timeLeft': { clock: string | number }
  'activity.daysLeft': { days: string | number }
  'activity.hours': null
  'activity.minutes': null
  'activity.seconds': null
  'activity.odds': null
  'activity.prize': null
  'activity.chance': null
  'activity.conditions': null
  'activity.needsMobile': null
  'activity.bindMobile': null
  'activity.needsDeposit': null
  'activity.deposit': null
  'activity.met': null
  'activity.missing': null
  'activity.ended': null
  'activity.notStarted': null
  'activity.notStartedUntil': { time: string | number }
  'activity.notReached': null
  'activity.alreadyClaimed': null
  'activity.unknownReward': null
  'activity.newPlayersOnly': null
  'activity.mobileNotBound': null
  'activity.noDepositYet': null
  'activity.notEnoughPoints': null
  'activity.targetMissing': null
  'activity.nothingLeft': null
  'activity.accountClosed': null
  'activity.accountFrozen': null
  'activity.selfExcluded': null
  'activity.timedOut': null
  'activity.kycDue': null
  'activity.limitReached': null
  'activity.termsOutdated': null
  'activity.switchedOff': null
  'activity.countryNotAllowed': null
  'activity.underAge': null
  'activity.signInStale': null
  'activity.inCare': null
  'agent.text': null
  'agent.balance': null
  'agent.take': { amount: string | number }
  'agent.from': { amount: string | number }
  'agent.replaced': null
  'agent.toTeam': null
  'agent.belowMinimum': null
  'agent.today': null
  'agent.change': { amount: string | number }
  'agent.members': null
  'agent.activeNew': { active: string | number; joined: string | number }
  'agent.total': null
  'agent.earnings': { count: string | number }
  'agent.sum': { amount: string | number }
  'agent.span': null
  'agent.days': { count: string | number }
  'agent.team': null
  'agent.people': { count: number }
  'agent.level': { level: string | number }
  'agent.you': null
  'agent.through': { count: string | number }
  'agent.alone': null
  'agent.others': { count: number }
  'agent.noTeam': null
  'agent.ownLink': null
  'agent.code': { code: string | number }
  'agent.qr': null
  'agent.copy': null
  'agent.share': null
  'agent.bindFirst': null
  'agent.statement': null
  'agent.save': null
  'agent.noLines': null
  'agent.lineOf': { rate: string | number; stake: string | number }
  'agent.more': null
  'agent.kind.commission': null
  'agent.kind.inviter': null
  'agent.kind.invitee': null
  'agent.columnDay': null
  'agent.columnKind': null
  'agent.columnMember': null
  'agent.columnStake': null
  'agent.columnRate': null
  'agent.columnAmount': null
  'agent.columnSum': null
  'agent.conditions': { rate: string | number; time: string | number }
  'agentCount.text': null
  'agentCount.stage': null
  'agentCount.left': { count: string | number; friends: number }
  'agentCount.under': null
  'agentCount.fixed': null
  'agentCount.scratch': null
  'agentCount.noneLeft': null
  'agentCount.invite': null
  'agentCount.steps': null
  'agentCount.way': { done: string | number; total: string | number }
  'agentCount.all': null
  'agentCount.people': { count: number }
  'agentCount.claim': null
  'agentCount.claimOf': { amount: string | number }
  'agentCount.claimed': null
  'agentCount.conditions': { rate: string | number }
  'agent5.text': { invitee: string | number; inviter: string | number }
  'agent5.takeCommission': null
  'agent5.invites': { count: number }
  'agent5.takeInvites': null
  'agent5.waiting': { count: string | number }
  'agent5.valid': null
  'agent5.active': { count: string | number }
  'agent5.noLevel': null
  'agent5.level': { level: string | number }
  'agent5.next': { level: string | number }
  'agent5.sizeWay': { done: string | number; total: string | number }
  'agent5.stakeWay': { done: string | number; total: string | number }
  'agent5.levels': null
  'agent5.levelColumn': null
  'agent5.sizeColumn': null
  'agent5.stakeColumn': null
  'agent5.ratesColumn': null
  'agent5.members': null
  'agent5.counts': null
  'agent5.staked': { amount: string | number }
  'agent5.conditions': { inviteRate: string | number; rate: string | number; time: string | number }
  'bell.title': null
  'bell.groups': null
  'bell.group.all': null
  'bell.group.money': null
  'bell.group.rewards': null
  'bell.group.account': null
  'bell.readAll': null
  'bell.unread': null
  'bell.more': null
  'bell.all': null
  'bell.none': null
  'bell.noneNote': null
  'bell.deposit.credited': { amount: string | number }
  'bell.deposit.failed': { amount: string | number }
  'bell.deposit.refunded': { amount: string | number }
  'bell.deposit.chargedBack': { amount: string | number }
  'bell.withdrawal.paid': { amount: string | number }
  'bell.withdrawal.returned': { amount: string | number }
  'bell.rewardWaits': { items: string | number }
  'bell.rewardPaid': { items: string | number }
  'bell.newMessage': null
  'bell.notYou': null
  'bell.identity.verified': null
  'bell.identity.rejected': null
  'bell.identity.blocked': null
  'bell.identityNote': null
  'bell.kinds': null
  'bell.kind.deposit': null
  'bell.kind.withdrawal': null
  'bell.kind.reward': null
  'bell.kind.mail': null
  'bell.kindsNote': null
  'bell.answer': null
  'bell.kind.identity': null
  'bell.kind.account': null
  'bell.kind.answer': null
  'bell.push': null
  'bell.pushNote': null
  'bell.pushAllow': null
  'bell.pushStop': null
  'bell.pushDenied': null
  'bell.pushLate': null
  'checklist.title': { siteName: string | number }
  'checklist.progress': { all: string | number; count: string | number }
  'checklist.close': null
  'checklist.done': null
  'checklist.phone': null
  'checklist.phoneNote': null
  'checklist.phoneBonus': { amount: string | number; rate: number }
  'checklist.phoneGo': null
  'checklist.limits': null
  'checklist.limitsNote': null
  'checklist.limitsGo': null
  'checklist.deposit': null
  'checklist.depositNote': null
  'checklist.depositGo': null
  'checklist.game': null
  'checklist.gameNote': null
  'checklist.gameGo': null
  'checklist.walletPassword': null
  'checklist.walletPasswordNote': null
  'checklist.walletPasswordGo': null
  'checklist.identity': null
  'checklist.identityNote': null
  'checklist.identityGo': null
  'christmas.title': null
  'christmas.text': null
  'christmas.over': null
  'christmas.calendar': { count: string | number }
  'christmas.signFor': { amount: string | number }
  'christmas.sign': { amount: string | number; day: string | number }
  'christmas.signed': null
  'christmas.notYet': null
  'christmas.missed': null
  'christmas.today': null
  'christmas.ahead': null
  'christmas.extras': { count: string | number; done: string | number }
  'christmas.extra': { amount: string | number; count: string | number }
  'christmas.boxes': null
  'christmas.left': { count: string | number }
  'christmas.perBox': { amount: string | number }
  'christmas.boxesToday': { count: string | number; used: string | number }
  'christmas.nextBox': { amount: string | number }
  'christmas.open': null
  'christmas.inside': { amount: string | number }
  'christmas.take': null
  'christmas.takeOf': { amount: string | number }
  'christmas.conditions': { rate: string | number }
  'continuousRecharge.title': { days: string | number }
  'continuousRecharge.text': null
  'continuousRecharge.today': null
  'continuousRecharge.cutOff': null
  'continuousRecharge.deposit': null
  'continuousRecharge.tier': { amount: string | number }
  'continuousRecharge.days': { days: string | number; needed: string | number }
  'continuousRecharge.todayDone': null
  'continuousRecharge.todayLeft': { amount: string | number }
  'continuousRecharge.claim': { amount: string | number }
  'continuousRecharge.claimTier': { amount: string | number; tier: string | number }
  'continuousRecharge.claimed': null
  'continuousRecharge.next': null
  'continuousRecharge.conditions': null
  'deposit.title': null
  'deposit.channels': null
  'deposit.channel': null
  'deposit.channelsFailed': null
  'deposit.byPage': null
  'deposit.byQr': null
  'deposit.byBank': null
  'deposit.amount': null
  'deposit.ownAmount': null
  'deposit.balance': { money: string | number }
  'deposit.limits': { max: string | number; min: string | number }
  'deposit.clear': null
  'deposit.amountMissing': null
  'deposit.amountMalformed': null
  'deposit.amountTooSmall': { min: string | number }
  'deposit.amountTooLarge': { max: string | number }
  'deposit.coupon': null
  'deposit.noCoupon': null
  'deposit.couponFrom': { day: string | number; money: string | number }
  'deposit.couponPercent': { max: string | number; percent: string | number }
  'deposit.couponCoins': { money: string | number }
  'deposit.couponAny': { day: string | number }
  'deposit.couponTooSmall': { money: string | number }
  'deposit.sum': null
  'deposit.bonus': null
  'deposit.couponBonus': null
  'deposit.period': null
  'deposit.days': { max: string | number; min: string | number }
  'deposit.daysAtMost': { max: string | number }
  'deposit.locked': null
  'deposit.lockedRule': { rate: string | number }
  'deposit.couponLocked': null
  'deposit.couponRule': { rate: string | number }
  'deposit.confirm': null
  'deposit.confirmSum': { money: string | number }
  'deposit.ladderTitle': null
  'deposit.ladderLeft': { all: string | number; left: string | number }
  'deposit.ladderBrings': { amount: string | number; bonus: string | number; rate: string | number; wager: string | number }
  'deposit.ladderFrom': { amount: string | number }
  'deposit.ladderOrCoupon': null
  'deposit.ladderSkip': null
  'deposit.ladderTake': null
  'deposit.ladderSkipped': null
  'deposit.scanTitle': null
  'deposit.payTitle': null
  'deposit.transferTitle': null
  'deposit.orderTitle': null
  'deposit.orderMissing': null
  'deposit.orderNumber': null
  'deposit.copy': { name: string | number }
  'deposit.toPay': null
  'deposit.received': null
  'deposit.timeLeft': { clock: string | number }
  'deposit.timeline': null
  'deposit.payWithin': { minutes: string | number }
  'deposit.checkingTakes': { max: string | number; min: string | number }
  'deposit.creditedNote': null
  'deposit.payoutTakes': { max: string | number; min: string | number }
  'deposit.qrLabel': null
  'deposit.qrNote': null
  'deposit.pageTitle': null
  'deposit.openPage': null
  'deposit.pageNotAllowed': null
  'deposit.bankName': null
  'deposit.accountName': null
  'deposit.accountNumber': null
  'deposit.bankWarning': null
  'deposit.saveQr': null
  'deposit.paidButton': null
  'deposit.cancelOrder': null
  'deposit.keepOrder': null
  'deposit.cancelAsk': null
  'deposit.cancelNote': null
  'deposit.great': null
  'deposit.creditedToast': null
  'deposit.notYet': null
  'deposit.expiredNote': null
  'deposit.failedNote': null
  'deposit.notReceivedNote': null
  'deposit.refundNote': null
  'deposit.refundedNote': null
  'deposit.otherSumNote': { money: string | number }
  'deposit.created': null
  'deposit.awaiting': null
  'deposit.paid': null
  'deposit.credited': null
  'deposit.expired': null
  'deposit.latePaid': null
  'deposit.refundDue': null
  'deposit.refunded': null
  'deposit.failed': null
  'deposit.cancelled': null
  'deposit.chargedBack': null
  'deposit.requested': null
  'deposit.review': null
  'deposit.approved': null
  'deposit.submitted': null
  'deposit.unknown': null
  'deposit.paidOut': null
  'deposit.rejected': null
  'deposit.payoutFailed': null
  'deposit.returned': null
  'deposit.reasonByPlayer': null
  'deposit.reasonNotPaidInTime': null
  'deposit.reasonNotPaid': null
  'deposit.reasonNotReceived': null
  'deposit.reasonTooLate': null
  'deposit.reasonByOperator': null
  'deposit.reasonPaidAgain': null
  'deposit.reasonChannelRefused': null
  'deposit.reasonChannelSilent': null
  'deposit.reasonByRule': null
  'deposit.reasonAwaitsOperator': null
  'deposit.reasonPayoutFailed': null
  'deposit.reasonByProvider': null
  'deposit.reasonPayoutReversed': null
  'deposit.reasonGatewaySilent': null
  'deposit.reasonAccountClosing': null
  'deposit.reasonGatewayRefused': null
  'deposit.refusedAccountClosed': null
  'deposit.refusedAccountFrozen': null
  'deposit.refusedSelfExcluded': null
  'deposit.refusedTimedOut': null
  'deposit.refusedKycDue': null
  'deposit.refusedLimitReached': null
  'deposit.refusedTermsOutdated': null
  'deposit.refusedSwitchedOff': null
  'deposit.refusedCountry': null
  'deposit.refusedUnderAge': null
  'deposit.refusedSignInStale': null
  'deposit.refusedUnknownChannel': null
  'deposit.refusedAmount': null
  'deposit.refusedTooManyOpen': null
  'deposit.refusedOfferNotOpen': null
  'deposit.refusedPriceMismatch': null
  'deposit.refusedCoupon': null
  'deposit.refusedChannelSilent': null
  'deposit.goKyc': null
  'deposit.goTerms': null
  'deposit.reasonDisowned': null
  'deposit.usualMinute': null
  'deposit.usualMinutes': { minutes: string | number }
  'deposit.usualHours': { hours: string | number }
  'deposit.usual': null
  'deposit.houseAccount': { siteName: string | number }
  'deposit.playNow': null
  'deposit.backToGame': null
  'deposit.bonusWaits': { money: string | number }
  'deposit.rewardWaits': null
  'deposit.claim': null
  'deposit.limitLeft': { money: string | number }
  'deposit.limitAsk': null
  'deposit.limitNeeded': null
  'deposit.limitNote': null
  'deposit.limitDecline': null
  'deposit.limitSet': null
  'deposit.break': null
  'deposit.myLimits': null
  'deposit.ask': null
  'deposit.leftNow': { money: string | number }
  'deposit.roomFrom': { time: string | number }
  'deposit.pausedUntil': { time: string | number }
  'draws.history': null
  'draws.drew': { amount: string | number }
  'draws.none': null
  'draws.verify': null
  'draws.verifyOf': { time: string | number }
  'draws.verifyTitle': null
  'draws.verifyText': null
  'draws.isFair': null
  'draws.isNotFair': null
  'draws.seedHash': null
  'draws.serverSeed': null
  'draws.playerSeed': null
  'draws.nonce': null
  'draws.winners': null
  'draws.next': null
  'draws.nextHash': null
  'festival.title': null
  'festival.text': null
  'festival.over': null
  'festival.today': null
  'festival.ladder': null
  'festival.reached': null
  'festival.ahead': null
  'festival.next': { amount: string | number; bonus: string | number }
  'festival.claim': { amount: string | number }
  'festival.claimed': null
  'festival.deposit': null
  'festival.yesterday': { amount: string | number }
  'festival.claimYesterday': null
  'festival.askTitle': null
  'festival.ask': null
  'festival.claimNow': null
  'festival.wait': null
  'festival.resets': null
  'festival.conditions': { rate: string | number }
  'firstCharge.title': null
  'firstCharge.upTo': { percent: string | number }
  'firstCharge.pack': { price: string | number }
  'firstCharge.percent': { percent: string | number }
  'firstCharge.buy': { price: string | number }
  'firstCharge.conditions': { rate: number }
  'firstCharge.bought': null
  'firstCharge.allClaimed': null
  'firstCharge.claim': null
  'firstCharge.claimItem': { name: string | number }
  'firstCharge.claimed': null
  'firstCharge.turnoverNote': { days: number }
  'firstCharge.seeTurnover': null
  'followRewards.title': null
  'followRewards.note': null
  'followRewards.none': null
  'followRewards.noneNote': null
  'followRewards.toTasks': null
  'followRewards.conditions': null
  'common.errorError': { code: string | number }
  'common.networkError': null
  'common.refreshSucc': null
  'common.refreshFail': { code: string | number }
  'common.copySucc': null
  'common.copyFail': null
  'date.day': null
  'date.month': null
  'date.year': null
  'common.retry': null
  'common.goHome': null
  'common.back': null
  'common.close': null
  'common.cancel': null
  'frame.skip': null
  'frame.loading': null
  'frame.mainMenu': null
  'frame.memberDays': { days: number }
  'frame.moreMenu': null
  'frame.login': null
  'frame.register': null
  'frame.registerLong': null
  'frame.loginOrRegister': null
  'frame.loginInvite': null
  'frame.search': null
  'frame.searchLong': null
  'frame.service': null
  'frame.mail': null
  'frame.deposit': null
  'frame.withdraw': null
  'frame.balance': null
  'frame.refreshBalance': null
  'frame.openMenu': null
  'frame.playerMenu': null
  'frame.player': null
  'frame.playerId': { id: string | number }
  'frame.copyId': null
  'frame.superior': { name: string | number }
  'frame.noSuperior': null
  'frame.points': null
  'frame.pointsAmount': { points: string | number }
  'frame.exchange': null
  'frame.language': null
  'frame.languageName': null
  'frame.logOut': null
  'frame.logOutAsk': null
  'frame.logOutNote': null
  'frame.responsible': null
  'frame.ageNote': { age: string | number }
  'frame.terms': null
  'frame.privacy': null
  'frame.contact': null
  'frame.about': null
  'frame.country': { region: string }
  'frame.offline': null
  'frame.missing': null
  'frame.missingNote': null
  'frame.failed': null
  'frame.failedNote': null
  'frame.offlinePage': null
  'frame.offlinePageNote': null
  'tab.home': null
  'tab.rewards': null
  'tab.spin': null
  'tab.notice': null
  'tab.wallet': null
  'tab.games': null
  'tab.member': null
  'title.home': null
  'frame.follow': null
  'frame.toTop': null
  'frame.unreadMail': null
  'frame.bell': { count: number }
  'frame.pendingTask': null
  'frame.pendingReward': null
  'frame.nextLevel': { amount: string | number }
  'frame.app': null
  'frame.appAndroid': null
  'common.unproved': null
  'frame.limits': null
  'frame.break': null
  'frame.stopNow': null
  'freeLoginBonus.title': null
  'freeLoginBonus.text': null
  'freeLoginBonus.today': { level: string | number }
  'freeLoginBonus.resets': null
  'freeLoginBonus.claim': { amount: string | number }
  'freeLoginBonus.claimed': null
  'freeLoginBonus.notYet': null
  'freeLoginBonus.fromLevel': { level: string | number }
  'freeLoginBonus.none': null
  'freeLoginBonus.toVip': null
  'freeLoginBonus.levels': null
  'freeLoginBonus.level': null
  'freeLoginBonus.aDay': null
  'freeLoginBonus.vip': { level: string | number }
  'freeLoginBonus.own': null
  'freeLoginBonus.conditions': { rate: string | number }
  'freeSign.title': { days: string | number }
  'freeSign.text': null
  'freeSign.days': null
  'freeSign.day': { day: string | number }
  'freeSign.taken': null
  'freeSign.resets': null
  'freeSign.claim': { amount: string | number }
  'freeSign.claimed': null
  'freeSign.notYet': null
  'freeSign.goals': null
  'freeSign.goalsDone': null
  'freeSign.goalDeposit': null
  'freeSign.goalWager': null
  'freeSign.goalCount': { done: string | number; goal: string | number }
  'freeSign.deposit': null
  'freeSign.play': null
  'freeSign.conditions': { rate: number }
  'fund.stage': null
  'fund.steps': null
  'fund.ready': null
  'fund.claimed': null
  'fund.next': { amount: string | number; step: string | number }
  'fund.allReached': null
  'fund.claim': { amount: string | number; step: string | number }
  'fund.complete': null
  'fund.join': { price: string | number }
  'fund.credited': { price: string | number; rate: number }
  'fund.paidIn': null
  'fund.got': null
  'fund.all': null
  'fund.conditions': { rate: string | number }
  'gameSheet.play': null
  'gameSheet.practice': null
  'gameSheet.continue': null
  'gameSheet.waits': { money: string | number }
  'gameSheet.return': null
  'gameSheet.longRun': null
  'gameSheet.volatility': null
  'gameSheet.level.1': null
  'gameSheet.level.2': null
  'gameSheet.level.3': null
  'gameSheet.level.4': null
  'gameSheet.level.5': null
  'gameSheet.overStake': { rounds: string | number }
  'gameSheet.most': null
  'gameSheet.oneIn': { rounds: string | number }
  'gameSheet.hardlyEver': { rounds: string | number }
  'gameSheet.bestPlay': { rounds: string | number }
  'gameSheet.oneShot': { rounds: string | number }
  'gameSheet.byChoice': null
  'gameSheet.stakes': null
  'gameSheet.hundred': { rounds: string | number }
  'gameSheet.lossLeft': { money: string | number }
  'gameSheet.noLimit': null
  'gameSheet.limits': null
  'gameSheet.counts': { percent: string | number }
  'gameSheet.fair': null
  'gameSheet.verify': null
  'gameSheet.ownWeek': { net: string | number; rounds: number }
  'gameSheet.ownRounds': null
  'gameSheet.best': null
  'gameSheet.bestNote': null
  'games.home': null
  'games.favoritesTab': null
  'games.categories': null
  'games.brands': null
  'games.all': null
  'games.count': { count: number }
  'games.sort': null
  'games.sort.recommended': null
  'games.sort.popular': null
  'games.sort.newest': null
  'games.sort.name': null
  'games.hot': null
  'games.new': null
  'games.closed': null
  'games.reopensAt': { time: string | number }
  'games.reopensOn': { day: string | number }
  'games.play': null
  'games.like': { name: string | number }
  'games.unlike': { name: string | number }
  'games.noneOfType': null
  'games.noneOfTypeNote': null
  'games.seePopular': null
  'games.favorites': null
  'games.liked': null
  'games.played': null
  'games.noLiked': null
  'games.noLikedNote': null
  'games.noPlayed': null
  'games.noPlayedNote': null
  'games.suggested': null
  'games.clear': null
  'games.found': { count: number }
  'games.notFound': { question: string | number }
  'games.notFoundNote': null
  'games.recent': null
  'games.clearRecent': null
  'games.searchHint': null
  'home.payments': null
  'home.responsibility': null
  'home.dutyAge': { age: string | number }
  'home.dutyAgeNote': null
  'home.dutyLicence': null
  'home.dutyLicenceNote': null
  'home.dutyLimits': null
  'home.dutyLimitsNote': null
  'home.dutyBanned': null
  'home.dutyBannedNote': null
  'help.hello': null
  'help.promise': null
  'help.email': null
  'help.opensOutside': null
  'help.opensHere': null
  'help.haveReady': null
  'help.questions': null
  'help.depositTime': null
  'help.depositTimeAnswer': null
  'help.toPeriods': null
  'help.depositLost': null
  'help.depositLostAnswer': null
  'help.withdrawal': null
  'help.withdrawalAnswer': null
  'help.toKyc': null
  'help.turnover': null
  'help.turnoverAnswer': null
  'help.toTurnover': null
  'help.bonus': null
  'help.bonusAnswer': null
  'help.toBonuses': null
  'help.password': null
  'help.passwordAnswer': null
  'help.toForget': null
  'help.break': null
  'help.breakAnswer': null
  'help.closing': null
  'help.closingAnswer': null
  'help.talk': null
  'help.openNow': { closes: string | number }
  'help.openAlways': null
  'help.closedNow': { opens: string | number }
  'help.talkAbout': { number: string | number }
  'help.talkEmpty': null
  'help.talkEmptyNote': null
  'help.talkField': null
  'help.talkSend': null
  'help.talkAttach': null
  'help.talkAttached': null
  'help.talkDetach': null
  'help.talkPicture': null
  'help.talkPictureSent': null
  'help.talkSent': null
  'help.talkSeen': null
  'help.talkSupport': null
  'help.talkYou': null
  'help.talkOlder': null
  'help.talkTooMany': null
  'help.talkNoSubject': null
  'help.talkBadPicture': null
  'help.talkManyPictures': null
  'help.toBreak': null
  'home.banners': null
  'home.previousBanner': null
  'home.nextBanner': null
  'home.wins': null
  'home.won': null
  'home.newYear': null
  'home.winners': null
  'home.live': null
  'home.news': null
  'home.seeAll': null
  'home.popular': null
  'home.noGames': null
  'home.noGamesNote': null
  'home.shortcuts': null
  'home.spin': null
  'home.spinWaits': null
  'home.spinNote': null
  'home.tasks': null
  'home.tasksNote': null
  'home.vipRebate': null
  'home.vipRebateNote': null
  'home.vip': null
  'home.vipNote': null
  'home.invite': null
  'home.inviteNote': null
  'home.deposit': null
  'home.depositNote': null
  'home.video': null
  'home.playVideo': null
  'home.videoLink': null
  'home.ageBar': { age: string | number }
  'home.careNote': null
  'home.careTerms': null
  'home.getHelp': null
  'home.footer': { age: string | number; siteName: string | number }
  'home.downloadBar': null
  'install.title': null
  'install.note': null
  'install.now': null
  'install.there': null
  'install.others': null
  'install.safari': null
  'install.safari1': null
  'install.safari2': null
  'install.safari3': null
  'install.chrome': null
  'install.chrome1': null
  'install.chrome2': null
  'install.chrome3': null
  'install.samsung': null
  'install.samsung1': null
  'install.samsung2': null
  'install.samsung3': null
  'install.firefox': null
  'install.firefox1': null
  'install.firefox2': null
  'install.firefox3': null
  'install.desktop': null
  'install.desktop1': null
  'install.desktop2': null
  'install.desktop3': null
  'install.inApp': null
  'install.inApp1': null
  'install.inApp2': null
  'install.inApp3': null
  'inviteFriend.title': null
  'inviteFriend.text': null
  'inviteFriend.progress': { count: string | number }
  'inviteFriend.counting': { count: number }
  'inviteFriend.invite': null
  'inviteFriend.receive': null
  'inviteFriend.received': null
  'inviteFriend.newPlayers': null
  'inviteSpin.title': null
  'inviteSpin.subtitle': null
  'inviteSpin.wheel': { count: string | number }
  'inviteSpin.spin': null
  'inviteSpin.spinsLeft': { count: string | number }
  'inviteSpin.pickTarget': null
  'inviteSpin.stepFirst': { hours: string | number; max: string | number; min: string | number }
  'inviteSpin.stepFriends': { count: string | number; max: string | number; min: string | number }
  'inviteSpin.stepExchange': { rate: string | number; target: string | number }
  'inviteSpin.collected': null
  'inviteSpin.exchange': null
  'inviteSpin.exchanged': null
  'inviteSpin.missing': { amount: string | number }
  'inviteSpin.friendsLeft': { count: number }
  'inviteSpin.full': { rate: string | number }
  'inviteSpin.again': null
  'inviteSpin.timeUp': null
  'inviteSpin.invite': null
  'inviteSpin.result': { amount: string | number }
  'inviteSpin.resultSum': { collected: string | number; target: string | number }
  'inviteSpin.resultFull': { collected: string | number; target: string | number }
  'inviteSpin.goOn': null
  'inviteSpin.winners': null
  'inviteSpin.lists': null
  'inviteSpin.friends': null
  'inviteSpin.spins': null
  'inviteSpin.noFriends': null
  'inviteSpin.noSpins': null
  'inviteSpin.more': null
  'inviteSpin.counts': null
  'inviteSpin.linked': null
  'inviteSpin.until': { date: string | number }
  'inviteSpin.mobileMet': null
  'inviteSpin.mobileLack': null
  'inviteSpin.depositMet': null
  'inviteSpin.depositLack': { amount: string | number }
  'inviteSpin.wagerMet': null
  'inviteSpin.wagerLack': { amount: string | number }
  'inviteSpin.ofTarget': { target: string | number }
  'inviteSpin.verify': null
  'inviteSpin.verifySpin': { amount: string | number }
  'inviteSpin.proof': null
  'inviteSpin.verifying': null
  'inviteSpin.same': { amount: string | number }
  'inviteSpin.notSame': { amount: string | number }
  'inviteSpin.noCrypto': null
  'inviteSpin.seedHash': null
  'inviteSpin.seed': null
  'inviteSpin.playerSeed': null
  'inviteSpin.range': null
  'inviteSpin.how': null
  'inviteSpin.fair': null
  'inviteSpin.fairNote': null
  'inviteSpin.nextHash': null
  'item.coin': null
  'item.coinTurnover': { rate: string | number }
  'item.points': { count: number }
  'item.coupon': null
  'item.couponMinimum': { amount: string | number }
  'item.piece': null
  'item.newYearActive': { count: number }
  'item.newYearBox': { count: number }
  'item.newYearLottery': { count: number }
  'item.newYearFirework': { count: number }
  'legal.version': { version: string | number }
  'legal.contents': null
  'legal.documents': null
  'legal.questions': null
  'legal.ask': null
  'legal.periodAmount': null
  'legal.periodTime': null
  'legal.periodRange': { from: string | number; upTo: string | number }
  'legal.periodAbove': { from: string | number }
  'legal.periodDays': { max: string | number; min: string | number }
  'legal.terms.agreementTitle': null
  'legal.terms.agreement': { site: string | number }
  'legal.terms.whoTitle': null
  'legal.terms.who': { age: string | number }
  'legal.terms.excludedTitle': null
  'legal.terms.excluded': { age: string | number }
  'legal.terms.ineligibleTitle': null
  'legal.terms.ineligible': null
  'legal.terms.accountTitle': null
  'legal.terms.account': null
  'legal.terms.kycTitle': null
  'legal.terms.kyc': null
  'legal.terms.depositsTitle': null
  'legal.terms.deposits': null
  'legal.terms.withdrawalsTitle': null
  'legal.terms.withdrawals': null
  'legal.terms.periodsTitle': null
  'legal.terms.periods': null
  'legal.terms.turnoverTitle': null
  'legal.terms.turnover': { fish: string | number; games: string | number; live: string | number; poker: string | number; rate: string | number; slots: string | number; sports: string | number }
  'legal.terms.bonusesTitle': null
  'legal.terms.bonuses': null
  'legal.terms.bonusStake': { money: string | number }
  'legal.terms.gamesTitle': null
  'legal.terms.games': null
  'legal.terms.conductTitle': null
  'legal.terms.conduct': null
  'legal.terms.responsibleTitle': null
  'legal.terms.responsible': null
  'legal.terms.closingTitle': null
  'legal.terms.closing': null
  'legal.terms.liabilityTitle': null
  'legal.terms.liability': null
  'legal.terms.complaintsTitle': null
  'legal.terms.complaints': { email: string | number }
  'legal.terms.changesTitle': null
  'legal.terms.changes': null
  'legal.privacy.aboutTitle': null
  'legal.privacy.about': { site: string | number }
  'legal.privacy.collectedTitle': null
  'legal.privacy.collected': null
  'legal.privacy.purposesTitle': null
  'legal.privacy.purposes': null
  'legal.privacy.sharingTitle': null
  'legal.privacy.sharing': null
  'legal.privacy.deviceTitle': null
  'legal.privacy.device': null
  'legal.privacy.securityTitle': null
  'legal.privacy.security': null
  'legal.privacy.keepingTitle': null
  'legal.privacy.keeping': null
  'legal.privacy.rightsTitle': null
  'legal.privacy.rights': null
  'legal.privacy.ageTitle': null
  'legal.privacy.age': { age: string | number }
  'legal.privacy.contactTitle': null
  'legal.privacy.contact': { email: string | number }
  'legal.privacy.changesTitle': null
  'legal.privacy.changes': null
  'legal.newTerms': null
  'legal.acceptNote': null
  'legal.accept': null
  'limits.intro': { hours: string | number }
  'limits.review': null
  'limits.reviewed': null
  'limits.kind.deposit': null
  'limits.kind.loss': null
  'limits.kind.stake': null
  'limits.kind.time': null
  'limits.about.deposit': null
  'limits.about.loss': null
  'limits.about.stake': null
  'limits.about.time': null
  'limits.period.day': null
  'limits.period.week': null
  'limits.period.month': null
  'limits.periodLabel': null
  'limits.hours': { time: string | number }
  'limits.minutes': { minutes: string | number }
  'limits.left': { amount: string | number }
  'limits.freeFrom': { time: string | number }
  'limits.byHouse': null
  'limits.none': null
  'limits.set': null
  'limits.edit': null
  'limits.close': null
  'limits.editLabel': { action: string | number; kind: string | number }
  'limits.save': null
  'limits.remove': null
  'limits.amountHint': null
  'limits.amountWrong': null
  'limits.timeHint': null
  'limits.timeWrong': null
  'limits.raiseWaits': null
  'limits.confirmIn': { clock: string | number }
  'limits.confirmBetween': { from: string | number; until: string | number }
  'limits.takeBack': null
  'limits.confirm': null
  'limits.check': null
  'limits.checkNote': null
  'limits.net': null
  'limits.netNote': null
  'limits.net30': null
  'limits.net12': null
  'limits.netAll': null
  'limits.history': null
  'limits.did.set': null
  'limits.did.raiseAsked': null
  'limits.did.raised': null
  'limits.did.takenBack': null
  'limits.did.removed': null
  'limits.did.lapsed': null
  'limits.did.stop': null
  'limits.did.timeOut': null
  'limits.did.exclusion': null
  'limits.did.returnAsked': null
  'limits.stop': null
  'limits.stopNote': null
  'limits.stopButton': null
  'limits.timeOut': null
  'limits.exclusion': null
  'limits.exclusionNote': null
  'limits.length.day': null
  'limits.length.week': null
  'limits.length.month': null
  'limits.length.months2': null
  'limits.length.months3': null
  'limits.length.months6': null
  'limits.length.year': null
  'limits.length.years5': null
  'limits.length.forever': null
  'limits.atOnce': null
  'limits.endsEverything': null
  'limits.closesPlay': null
  'limits.noShorter': null
  'limits.givesUp': null
  'limits.staysOpen': null
  'limits.begin': null
  'limits.ask': { length: string | number }
  'limits.askNote': null
  'limits.paused': null
  'limits.balance': null
  'limits.balanceNote': null
  'limits.open': null
  'limits.closed': null
  'limits.returnFrom': { days: number; time: string | number }
  'limits.askReturn': { days: number }
  'limits.talk': null
  'limits.ownLength': null
  'limits.ownDays': { most: string | number }
  'limits.daysWrong': { most: string | number }
  'limits.days': { days: number }
  'limits.public': { age: string | number }
  'limits.publicKinds': null
  'limits.publicRaise': { hours: string | number }
  'limits.publicPeriod': null
  'limits.publicNeeds': null
  'limits.publicAsks': null
  'limits.publicStop': null
  'limits.publicBreaks': null
  'limits.publicGames': null
  'limits.publicHeader': null
  'limits.publicCheck': { minutes: string | number }
  'limits.publicRest': { minutes: string | number }
  'limits.publicPace': { others: string | number; slots: string | number }
  'limits.publicStake': { money: string | number }
  'limits.publicYoung': { percent: string | number }
  'limits.publicAuto': null
  'limits.publicNoAuto': null
  'limits.publicNoTurbo': null
  'limits.publicOneGame': null
  'limits.publicPractice': null
  'limits.publicIdle': { minutes: string | number }
  'limits.publicCareTitle': null
  'limits.publicCare': null
  'limits.publicOdds': null
  'limits.publicEdge': null
  'limits.publicWagering': { times: string | number }
  'limits.chosen': { length: string | number }
  'limits.until': { time: string | number }
  'limits.notNow': null
  'limits.historyAll': null
  'limits.stopped': null
  'limits.noEnd': null
  'limits.pausedOver': null
  'limits.beginUntil': { time: string | number }
  'limits.longer': null
  'login.welcome': null
  'login.welcomeNote': null
  'login.account': null
  'login.password': null
  'login.showPassword': null
  'login.hidePassword': null
  'login.forgotLink': null
  'login.submit': null
  'login.or': null
  'login.social': null
  'login.socialWaiting': null
  'login.socialCancelled': null
  'login.noAccount': null
  'login.toRegister': null
  'login.create': null
  'login.createNote': null
  'login.username': null
  'login.usernameNote': { max: string | number; min: string | number }
  'login.phone': null
  'login.phoneNote': null
  'login.website': null
  'login.websiteNote': null
  'login.otp': null
  'login.otpSend': null
  'login.otpAgain': { seconds: string | number }
  'login.passwordNote': { max: string | number; min: string | number }
  'login.confirmation': null
  'login.createSubmit': null
  'login.invited': null
  'login.closed': null
  'login.hasAccount': null
  'login.toLogin': null
  'login.recover': null
  'login.recoverNote': null
  'login.newPassword': null
  'login.recoverSubmit': null
  'login.recoverSucc': null
  'login.noPhone': null
  'login.askService': null
  'login.remembered': null
  'login.loginUsernameTip': { max: string | number; min: string | number }
  'login.loginPhoneTip': { max: string | number; min: string | number }
  'errInputText.mobileInputTips1': { digit: string | number }
  'login.loginPasswordTip': { max: string | number; min: string | number }
  'login.loginConfirmationTip': null
  'login.loginOtpTip': null
  'login.loginSendSucc': null
  'login.loginSendFail': { code: string | number }
  'login.loginFailed': { code: string | number }
  'login.loginFailed101': null
  'login.loginFailed102': null
  'login.loginFailed1018': null
  'login.loginFailed1019': null
  'login.loginFailed1020': null
  'login.loginFailed1043': null
  'login.loginFailed1045': null
  'login.loginFailed1047': null
  'login.loginFailed1049': null
  'verify.accountTips': null
  'login.termsChanged': null
  'login.agreeStart': { age: string | number }
  'login.agreeAnd': null
  'login.agreement': null
  'login.agreementDown': null
  'login.agree': null
  'login.firstSocial': null
  'login.firstSocialNote': null
  'login.firstSocialSubmit': null
  'bind.note': null
  'bind.submit': null
  'bind.succ': null
  'bind.bound': { mobile: string | number }
  'bind.boundNote': null
  'bind.failed1001': null
  'login.prove': null
  'login.proveByPassword': null
  'login.proveByCode': null
  'login.proveBySignIn': null
  'login.proveSubmit': null
  'login.usePassword': null
  'login.useCode': null
  'login.signInAgain': null
  'login.wrongPassword': null
  'login.oldPassword': null
  'login.changeNote': null
  'login.changeSubmit': null
  'login.changeSucc': null
  'login.notMe': null
  'login.notMeNote': null
  'login.notMeWhat': null
  'login.notMeSubmit': null
  'login.notMeDone': null
  'login.notMeNext': null
  'login.notMeUnknown': null
  'login.passwordTooCommon': null
  'login.passkey': null
  'login.passkeyRefused': null
  'login.step': null
  'login.stepNote': null
  'login.stepCode': null
  'login.stepCodeNote': null
  'login.stepPasskey': null
  'login.stepWrong': null
  'login.stepExpired': null
  'login.proveByStep': null
  'mail.boxes': null
  'mail.personal': null
  'mail.rewards': null
  'mail.system': null
  'mail.unread': null
  'mail.unreadCount': { count: string | number }
  'mail.newestFirst': null
  'mail.choose': null
  'mail.chooseAll': null
  'mail.more': null
  'mail.none': { box: string | number }
  'mail.noneNote': null
  'mail.noRewardsNote': null
  'mail.failed': null
  'mail.letterFailed': null
  'mail.pick': null
  'mail.pickNote': null
  'mail.attached': null
  'mail.claimable': null
  'mail.claimed': null
  'mail.expired': null
  'mail.until': { time: string | number }
  'mail.claim': null
  'mail.delete': null
  'mail.deleteThis': null
  'mail.deleteCount': { count: string | number }
  'mail.deleteAsk': { count: number }
  'mail.deleteNote': null
  'mail.deleted': { count: number }
  'mail.unclaimed': null
  'mail.alreadyClaimed': null
  'mail.tooLate': null
  'mail.kycDue': null
  'member.wagered': null
  'member.deposited': null
  'member.safebox': null
  'member.nextLevel': { amount: string | number; level: string | number }
  'member.progress': null
  'member.new': null
  'member.taskNote': null
  'member.mailNote': null
  'member.walletPasswordNote': null
  'member.favoritesNote': null
  'member.bindNote': null
  'member.serviceNote': null
  'member.moreNote': null
  'newYear.title': null
  'newYear.text': null
  'newYear.over': null
  'newYear.points': null
  'newYear.ofPoints': { count: string | number }
  'newYear.box': { amount: string | number; count: string | number }
  'newYear.openBox': { amount: string | number; count: string | number }
  'newYear.gift': null
  'newYear.giftOf': { amount: string | number; level: string | number }
  'newYear.noGift': null
  'newYear.giftIn': null
  'newYear.claimGift': null
  'newYear.draw': null
  'newYear.left': { count: number }
  'newYear.drawOnce': null
  'newYear.firework': { amount: string | number }
  'newYear.tasks': null
  'newYear.claim': null
  'newYear.claimOf': { title: string | number }
  'newYear.claimed': null
  'newYear.go': null
  'newYear.goOf': { title: string | number }
  'newYear.share': null
  'newYear.conditions': { rate: string | number }
  'notices.none': null
  'notices.noneNote': null
  'notices.others': null
  'notices.all': null
  'notices.missing': null
  'notices.missingNote': null
  'notices.openActivity': null
  'notices.openGame': null
  'notices.openLink': null
  'ownAccount.copy': null
  'ownAccount.copyNote': null
  'ownAccount.copyMake': null
  'ownAccount.copyWait': { time: string | number }
  'ownAccount.copyMade': null
  'ownAccount.copyTwice': null
  'ownAccount.close': null
  'ownAccount.closeNote': null
  'ownAccount.pointOut': null
  'ownAccount.pointPoints': null
  'ownAccount.pointMonth': { days: string | number }
  'ownAccount.pointLaw': { years: string | number }
  'ownAccount.pointBack': { days: string | number }
  'ownAccount.first': null
  'ownAccount.accountFrozen': null
  'ownAccount.roundOpen': null
  'ownAccount.depositOpen': null
  'ownAccount.withdrawalOpen': null
  'ownAccount.debtOpen': null
  'ownAccount.balanceLeft': null
  'ownAccount.type': null
  'ownAccount.typeWrong': null
  'ownAccount.closeButton': null
  'ownAccount.ask': null
  'ownAccount.askNote': null
  'ownAccount.break': null
  'ownAccount.closed': null
  'play.loading': null
  'play.slow': null
  'play.header': null
  'play.practice': null
  'play.noPractice': null
  'play.practiceSignIn': null
  'play.fullscreen': null
  'play.leaveFullscreen': null
  'play.turnoverLeft': { money: string | number }
  'play.maintenance': null
  'play.maintenanceNote': null
  'play.unknown': null
  'play.unknownNote': null
  'play.silent': null
  'play.silentNote': null
  'play.lost': null
  'play.lostNote': null
  'play.reopen': null
  'play.otherGames': null
  'play.refused': null
  'play.refusedClosed': null
  'play.refusedFrozen': null
  'play.refusedExcluded': null
  'play.refusedTimedOut': null
  'play.refusedKyc': null
  'play.refusedTerms': null
  'play.refusedSwitchedOff': null
  'play.refusedCountry': null
  'play.refusedAge': null
  'play.refusedStale': null
  'play.goKyc': null
  'play.goTerms': null
  'play.goService': null
  'play.goWallet': null
  'play.status': null
  'play.allRounds': null
  'play.open': null
  'play.settled': null
  'play.rolledBack': null
  'play.stake': { money: string | number }
  'play.totalStake': null
  'play.totalWin': null
  'play.resume': null
  'play.noRounds': null
  'play.noRoundsNote': null
  'play.more': null
  'play.reopensAt': { time: string | number }
  'play.turnover': null
  'play.check': { minutes: string | number }
  'play.checkMinutes': { minutes: string | number }
  'play.checkEvery': null
  'play.checkContinue': null
  'play.checkLeave': null
  'play.period': null
  'play.today': null
  'play.week': null
  'play.month': null
  'play.anyTime': null
  'play.type': null
  'play.anyType': null
  'play.stakeName': null
  'play.winName': null
  'play.roundId': null
  'play.result': null
  'play.proof': null
  'play.proofNote': null
  'play.commitment': null
  'play.playerSeed': null
  'play.nonce': null
  'play.verify': null
  'play.noRound': null
  'play.noRoundNote': null
  'play.checkSince': { time: string | number }
  'play.checkRest': { time: string | number }
  'play.checkRounds': null
  'play.checkLimits': null
  'play.stopNow': null
  'play.netName': null
  'play.net': { money: string | number }
  'play.idle': null
  'play.idleNote': { minutes: string | number }
  'play.idleStay': null
  'play.ended': null
  'play.endedNote': null
  'play.ask': null
  'play.pausedUntil': { time: string | number }
  'points.title': null
  'points.text': { amount: string | number }
  'points.unit': null
  'points.exchange': null
  'points.howMany': null
  'points.rate': { coin: string | number; points: string | number }
  'points.all': null
  'points.tooMany': null
  'points.atLeast': { points: string | number }
  'points.exchangeFor': { amount: string | number }
  'points.draws': null
  'points.cost': { points: string | number }
  'points.draw': null
  'points.actionFor': { action: string | number; points: string | number }
  'points.drawFor': { points: string | number }
  'points.notEnough': null
  'points.odds': null
  'points.oddsOf': { points: string | number }
  'points.conditions': { rate: string | number }
  'home.noticeTitle': null
  'home.noticeClose': null
  'home.depositCame': null
  'home.depositCameNote': { sum: string | number }
  'home.depositBonus': { sum: string | number }
  'home.depositBalance': { sum: string | number }
  'home.depositSeen': null
  'home.downloadApp': null
  'home.downloadAsk': null
  'home.downloadAskNote': null
  'home.downloadNow': null
  'home.appNote': null
  'home.appBonus': { amount: string | number; deposit: string | number; rate: number }
  'home.appOnPhone': null
  'home.appStep1': null
  'home.appStep2': null
  'home.appStep3': null
  'profile.account': null
  'profile.mobile': null
  'profile.mobileNone': null
  'profile.bindNow': null
  'profile.superior': null
  'profile.superiorNone': null
  'profile.superiorId': { id: string | number }
  'profile.superiorAdd': null
  'profile.security': null
  'profile.resetPassword': null
  'profile.resetPasswordNote': null
  'profile.person': null
  'profile.nickname': null
  'profile.nicknameNote': null
  'profile.nicknameTip': null
  'profile.avatar': null
  'profile.avatarName': { number: string | number }
  'profile.save': null
  'profile.hidesWins': null
  'profile.saved': null
  'profile.particulars': null
  'profile.particularsNote': null
  'profile.realName': null
  'profile.birthday': null
  'profile.email': null
  'profile.emailTip': null
  'profile.address': null
  'profile.contactLine': null
  'profile.failed1001': null
  'profile.failed1909': { age: string | number }
  'profile.devices': null
  'profile.devicesNote': null
  'profile.deviceUnknown': null
  'profile.deviceHere': null
  'profile.deviceSeen': { time: string | number }
  'profile.deviceEnd': null
  'profile.deviceEndLabel': { device: string | number }
  'profile.deviceEndAsk': { device: string | number }
  'profile.deviceEndNote': null
  'profile.deviceEnded': null
  'profile.othersEnd': null
  'profile.othersEndAsk': null
  'profile.othersEnded': { count: number }
  'profile.superiorAsk': null
  'profile.superiorNote': null
  'profile.superiorField': null
  'profile.superiorTip': null
  'profile.superiorConfirm': { id: string | number }
  'profile.superiorSubmit': null
  'profile.superiorSucc': null
  'profile.superiorSet': { id: string | number }
  'profile.superiorSetNote': null
  'profile.superiorFailed1001': null
  'profile.superiorFailed1002': null
  'profile.superiorFailed1003': null
  'profile.superiorFailed1004': null
  'profile.changePassword': null
  'profile.changePasswordNote': null
  'profile.secondStep': null
  'profile.secondStepOn': null
  'profile.secondStepOff': null
  'profile.ownAccount': null
  'profile.ownAccountNote': null
  'prompts.age': { age: string | number }
  'prompts.ageNote': { age: string | number }
  'prompts.ageYes': { age: string | number }
  'prompts.ageNo': null
  'prompts.update': null
  'prompts.updateNote': { version: string | number }
  'prompts.updateNow': null
  'prompts.chrome': null
  'prompts.chromeNote': null
  'prompts.copyAddress': null
  'prompts.stayHere': null
  'prompts.noMore': null
  'prompts.install': { siteName: string | number }
  'prompts.installNote': null
  'prompts.installNow': null
  'prompts.later': null
  'prompts.iosNote': null
  'prompts.understood': null
  'prompts.newTerms': null
  'prompts.newTermsNote': null
  'prompts.acceptTerms': null
  'prompts.readTerms': null
  'prompts.withdrawInstead': null
  'redPacket.title': null
  'redPacket.details': null
  'redPacket.pick': null
  'redPacket.soon': null
  'redPacket.raining': null
  'redPacket.opened': null
  'redPacket.usedUp': null
  'redPacket.times': { times: string | number }
  'redPacket.closesIn': null
  'redPacket.startsIn': null
  'redPacket.packet': { number: string | number }
  'redPacket.pickForMe': null
  'redPacket.range': { level: string | number; max: string | number; min: string | number }
  'redPacket.sameChance': null
  'redPacket.pool': { left: string | number; pool: string | number }
  'redPacket.got': { amount: string | number }
  'redPacket.missing': null
  'redPacket.depositLeft': { amount: string | number }
  'redPacket.wagerLeft': { amount: string | number }
  'redPacket.deposit': null
  'redPacket.conditions': { rate: string | number }
  'report.step': null
  'report.byDay': null
  'report.byWeek': null
  'report.byMonth': null
  'report.from': null
  'report.deposits': null
  'report.withdrawals': null
  'report.stakes': null
  'report.wins': null
  'report.rewards': null
  'report.net': null
  'report.total': null
  'report.chart': null
  'report.save': null
  'report.empty': null
  'report.emptyNote': null
  'report.note': null
  'reward.views': null
  'reward.claimable': null
  'reward.signIn': null
  'reward.history': null
  'reward.thisMonth': null
  'reward.always': null
  'reward.claim': null
  'reward.see': null
  'reward.takePart': null
  'reward.progress': null
  'reward.more': null
  'reward.none': null
  'reward.noneNote': null
  'reward.noHistory': null
  'reward.noHistoryNote': null
  'reward.AppDownload': null
  'reward.Points': null
  'reward.VipRebate': null
  'reward.coupon': null
  'reward.mail': null
  'reward.house': null
  'reward.other': null
  'reward.visitor': null
  'reward.visitorNote': null
  'reward.notOpenNote': null
  'reward.toList': null
  'reward.floats': null
  'reward.hideFloats': null
  'reward.moreFloats': { count: string | number }
  'reward.Bind': null
  'reward.BindNote': null
  'reward.VIP': null
  'reward.VIPNote': null
  'reward.SignUpBonus': null
  'reward.SignUpBonusNote': null
  'reward.Fund': null
  'reward.FundNote': null
  'reward.LadderRecharge': null
  'reward.LadderRechargeNote': null
  'reward.InviteUserSpin': null
  'reward.InviteUserSpinNote': null
  'reward.FollowRewards': null
  'reward.FollowRewardsNote': null
  'reward.RedPacket': null
  'reward.RedPacketNote': null
  'reward.FreeLoginBonus': null
  'reward.FreeLoginBonusNote': null
  'reward.Notice': null
  'reward.NoticeNote': null
  'reward.Agent': null
  'reward.AgentNote': null
  'reward.AccumulatedRecharge': null
  'reward.AccumulatedRechargeNote': null
  'reward.OutLink': null
  'reward.OutLinkNote': null
  'reward.Supply': null
  'reward.SupplyNote': null
  'reward.AgentCount': null
  'reward.AgentCountNote': null
  'reward.WeekendLottery': null
  'reward.WeekendLotteryNote': null
  'reward.Festival': null
  'reward.FestivalNote': null
  'reward.FreeSign': null
  'reward.FreeSignNote': null
  'reward.Christmas': null
  'reward.ChristmasNote': null
  'reward.NewYear': null
  'reward.NewYearNote': null
  'reward.FirstCharge': null
  'reward.FirstChargeNote': null
  'reward.InviteFriend1': null
  'reward.InviteFriend1Note': null
  'reward.Agent5': null
  'reward.Agent5Note': null
  'reward.Tasks': null
  'reward.TasksNote': null
  'reward.ContinuousRecharge': null
  'reward.ContinuousRechargeNote': null
  'reward.canStart': null
  'reward.inbox': null
  'reward.open': null
  'reward.running': null
  'reward.readyCount': { count: number }
  'reward.noneReady': null
  'reward.noneReadyNote': null
  'reward.wagerAll': { amount: string | number }
  'reward.wagerNone': null
  'reward.claimAll': { amount: string | number }
  'reward.claimAllPlain': null
  'reward.take': null
  'reward.claimOf': { title: string | number }
  'reward.until': { time: string | number }
  'rows.continue': null
  'rows.continueNote': null
  'rows.waiting': { money: string | number; time: string | number }
  'rows.played': null
  'rows.history': null
  'rows.new': null
  'rows.studios': null
  'rows.features': null
  'rows.highReturn': null
  'rows.bigWins': null
  'rows.gentle': null
  'rows.together': null
  'rows.back': { row: string | number }
  'rows.on': { row: string | number }
  'rule.notRunning': null
  'rule.beginsAt': { time: string | number }
  'rule.turnover': { rate: number }
  'rule.turnoverTwo': { inviteRate: number; rate: number }
  'rule.free': null
  'rule.contribution': { fish: string | number; games: string | number; live: string | number; poker: string | number; slots: string | number; sports: string | number }
  'rule.mostStake': { money: string | number }
  'rule.clock': null
  'rule.fair': null
  'rule.validInvite': { days: string | number; deposit: string | number; wager: string | number }
  'rule.points': null
  'rule.pointsEarn': { amount: string | number }
  'rule.pointsExchange': { coin: string | number; points: string | number }
  'rule.pointsDraws': { costs: string | number }
  'rule.drawOf': { points: string | number }
  'rule.cardSale': { days: string | number }
  'rule.cardCredit': { rate: number }
  'rule.cardCatchUp': { day: string | number }
  'rule.cards': null
  'rule.price': null
  'rule.aDay': null
  'rule.inAll': { days: string | number }
  'rule.loginDaily': null
  'rule.byVip': null
  'rule.vip': null
  'rule.vipFrom': null
  'rule.signDay': { deposit: string | number; wager: string | number }
  'rule.signBreak': null
  'rule.signDays': null
  'rule.day': null
  'rule.bonus': null
  'rule.supplyWhen': { balance: string | number; deposit: string | number }
  'rule.supplyBounds': { max: string | number; min: string | number }
  'rule.supplyTimes': { day: string | number; week: string | number }
  'rule.supplyTable': null
  'rule.lossFrom': null
  'rule.paid': null
  'rule.bind': { bonus: string | number; days: string | number }
  'rule.follow': { bonus: string | number }
  'rule.tasks': null
  'rule.taskExtras': null
  'rule.tasksDone': null
  'rule.commission': { time: string | number }
  'rule.agentExchange': { amount: string | number }
  'rule.commissionRates': null
  'rule.level': null
  'rule.rate': null
  'rule.scratch': null
  'rule.inviteSteps': null
  'rule.validInvites': null
  'rule.inviteBonus': { count: string | number; invitee: string | number; inviter: string | number }
  'rule.teamLevel': null
  'rule.teamLevels': null
  'rule.teamSize': null
  'rule.teamStake': null
  'rule.threeRates': null
  'rule.spinTargets': { hours: string | number; targets: string | number }
  'rule.spinFirst': { max: string | number; min: string | number }
  'rule.spinInvite': { count: string | number; max: string | number; min: string | number }
  'rule.spinEqual': null
  'rule.spinKept': null
  'rule.spinAgain': { hours: string | number }
  'rule.spinGift': null
  'rule.inviteFriend': { count: string | number; hours: string | number }
  'rule.newPlayers': null
  'rule.season': { from: string | number; to: string | number }
  'rule.seasonSign': { bonus: string | number }
  'rule.boxes': { count: string | number; deposit: string | number }
  'rule.signExtras': null
  'rule.signedDays': null
  'rule.activePoints': null
  'rule.newYearDraws': null
  'rule.newYearGift': { day: string | number }
  'rule.activeBoxes': null
  'rule.active': null
  'rule.vipGifts': null
  'rule.weekend': { from: string | number; time: string | number; to: string | number }
  'rule.weekendDraws': { count: string | number; deposit: string | number }
  'rule.festival': null
  'rule.dayDeposits': null
  'rule.deposited': null
  'rule.depositedDaily': null
  'rule.rain': { minutes: string | number; times: string | number }
  'rule.rainPool': { pool: string | number }
  'rule.rainWho': { deposit: string | number; wager: string | number }
  'rule.firstCharge': { prices: string | number }
  'rule.firstChargeHours': { hours: string | number }
  'rule.fund': { price: string | number }
  'rule.fundOnce': null
  'rule.fundPlay': null
  'rule.wageredSince': null
  'rule.ladder': { count: string | number; max: string | number }
  'rule.ladderHow': null
  'rule.ladderCoupon': null
  'rule.accumulated': { days: string | number }
  'rule.continuous': { days: string | number }
  'rule.vipLevels': null
  'rule.vipGiftLife': { days: string | number }
  'rule.wagered': null
  'rule.levelGift': null
  'rule.weekly': null
  'rule.monthly': null
  'rule.rebate': { days: string | number; time: string | number }
  'rule.rebateBounds': { max: string | number; min: string | number }
  'search.foundGames': null
  'search.foundPages': null
  'search.order': { number: string | number }
  'search.keyChoose': null
  'search.keyOpen': null
  'search.keyDetails': null
  'search.bothNames': null
  'secondStep.about': null
  'secondStep.app': null
  'secondStep.appNote': null
  'secondStep.appOn': null
  'secondStep.appSetUp': null
  'secondStep.appRemove': null
  'secondStep.appConfirm': null
  'secondStep.scan': null
  'secondStep.qr': null
  'secondStep.key': null
  'secondStep.firstCode': null
  'secondStep.passkeys': null
  'secondStep.passkeysNote': null
  'secondStep.passkeyAdd': null
  'secondStep.passkeyNot': null
  'secondStep.made': { time: string | number }
  'secondStep.used': { time: string | number }
  'secondStep.remove': null
  'secondStep.removeLabel': { name: string | number }
  'secondStep.removeAsk': { name: string | number }
  'secondStep.removeNote': null
  'secondStep.removed': null
  'secondStep.recovery': null
  'secondStep.recoveryLeft': { count: number }
  'secondStep.recoveryRenew': null
  'secondStep.recoveryNote': null
  'secondStep.recoveryKept': null
  'secondStep.copy': null
  'sharing.title': null
  'sharing.note': null
  'sharing.words': { site: string | number }
  'sharing.copy': null
  'sharing.more': null
  'sharing.qr': null
  'sharing.qrNote': null
  'signUpBonus.title': null
  'signUpBonus.text': { days: string | number }
  'signUpBonus.own': null
  'signUpBonus.shop': null
  'signUpBonus.card': { price: string | number }
  'signUpBonus.daily': { daily: string | number; days: string | number }
  'signUpBonus.total': { rate: string | number; total: string | number }
  'signUpBonus.buy': { price: string | number }
  'signUpBonus.terms': { lastDay: string | number; rate: number }
  'signUpBonus.days': { price: string | number }
  'signUpBonus.day': { day: string | number }
  'signUpBonus.taken': null
  'signUpBonus.claim': { amount: string | number; day: string | number }
  'signUpBonus.waiting': { count: number }
  'signUpBonus.tomorrow': null
  'signUpBonus.allClaimed': null
  'signUpBonus.over': null
  'signUpBonus.until': { day: string | number }
  'signUpBonus.none': null
  'signUpBonus.noneText': null
  'signUpBonus.see': null
  'supply.title': null
  'supply.text': null
  'supply.netLoss': null
  'supply.bonus': null
  'supply.left': null
  'supply.times': { today: string | number; week: string | number }
  'supply.reset': null
  'supply.needsDeposit': null
  'supply.notBankrupt': null
  'supply.smallLoss': null
  'supply.taken': null
  'supply.ready': { rate: number }
  'supply.claim': null
  'supply.care': null
  'supply.careLink': null
  'tasks.today': null
  'tasks.resetsIn': null
  'tasks.progress': { done: string | number; max: string | number }
  'tasks.milestone': { amount: string | number; done: string | number }
  'tasks.claimMilestone': { amount: string | number; done: string | number }
  'tasks.milestoneClaimed': { amount: string | number; done: string | number }
  'tasks.groups': null
  'tasks.daily': null
  'tasks.once': null
  'tasks.social': null
  'tasks.hasClaim': null
  'tasks.none': null
  'tasks.noneNote': null
  'tasks.claim': null
  'tasks.doTask': { action: string | number; title: string | number }
  'tasks.claimed': null
  'tasks.go': null
  'tasks.follow': null
  'tasks.share': null
  'tasks.times': { done: string | number; times: string | number }
  'tasks.conditions': null
  'tasks.login': null
  'tasks.bind': null
  'tasks.playLuckyGame': { target: string | number }
  'tasks.followFacebook': null
  'tasks.firstPay': null
  'tasks.playGame': { target: string | number }
  'tasks.shareFacebook': null
  'tasks.shareTelegram': null
  'tasks.shareYoutube': null
  'tasks.shareInstagram': null
  'tasks.shareTwitter': null
  'tasks.shop': null
  'tasks.followTelegram': null
  'tasks.todayPay': { target: string | number }
  'tasks.todayShareSpin': null
  'tasks.followInstagram': null
  'tasks.followWhatsapp': null
  'title.games': null
  'title.rewards': null
  'title.activities': null
  'title.notice': null
  'title.noticeDetail': null
  'title.wallet': null
  'title.deposit': null
  'title.withdraw': null
  'title.withdrawal': null
  'title.task': null
  'title.mail': null
  'title.bell': null
  'title.points': null
  'title.service': null
  'title.bindBankCard': null
  'title.bank': null
  'title.start': null
  'title.practice': null
  'title.bets': null
  'title.round': null
  'title.search': null
  'title.member': null
  'title.profile': null
  'title.vip': null
  'title.superior': null
  'title.favorites': null
  'title.more': null
  'title.agreement': null
  'title.license': null
  'title.info': null
  'title.report': null
  'title.transactions': null
  'title.bind': null
  'title.login': null
  'title.register': null
  'title.forget': null
  'title.about': null
  'title.download': null
  'title.components': null
  'title.walletPassword': null
  'title.kyc': null
  'title.kycUpload': null
  'title.terms': null
  'title.privacy': null
  'title.spin': null
  'title.cashBonus': null
  'title.agent': null
  'title.agentCount': null
  'title.agent5': null
  'title.follow': null
  'title.supply': null
  'title.festival': null
  'title.weekendLottery': null
  'title.freeSign': null
  'title.christmas': null
  'title.newYear': null
  'title.firstCharge': null
  'title.inviteFriends': null
  'title.depositEvery': null
  'title.sign': null
  'title.signPay': null
  'title.limits': null
  'title.break': null
  'title.vipRebate': null
  'title.rule': null
  'title.rule.points': null
  'title.rule.signBonus': null
  'title.rule.agent': null
  'title.rule.dayBonus': null
  'title.rule.supply': null
  'title.rule.christmas': null
  'title.rule.newYear': null
  'title.rule.agent5': null
  'title.changePassword': null
  'title.notMe': null
  'title.ownAccount': null
  'title.secondStep': null
  'title.responsible': null
  'title.talk': null
  'vip.current': null
  'vip.level': { level: string | number }
  'vip.name': { name: string }
  'vip.wagered': { amount: string | number }
  'vip.wageredOf': { amount: string | number; target: string | number }
  'vip.progress': { level: string | number }
  'vip.left': { amount: string | number; level: string | number }
  'vip.highest': null
  'vip.levels': null
  'vip.gifts': null
  'vip.levelGift': { level: string | number }
  'vip.weeklyGift': { level: string | number }
  'vip.monthlyGift': { level: string | number }
  'vip.claim': null
  'vip.claimGift': { name: string | number }
  'vip.claimed': null
  'vip.wasClaimed': null
  'vip.until': { time: string | number }
  'vip.atLevel': { level: string | number }
  'vip.from': { date: string | number }
  'vip.fromDeposited': { date: string | number }
  'vip.fromIfDeposited': { date: string | number }
  'vip.conditions': { days: string | number; rate: string | number }
  'vip.toRebate': null
  'vip.compare': null
  'vip.columnLevel': null
  'vip.columnWagered': null
  'vip.columnGift': null
  'vip.columnWeekly': null
  'vip.columnMonthly': null
  'vipRebate.title': null
  'vipRebate.text': null
  'vipRebate.claimable': null
  'vipRebate.claim': { amount: string | number }
  'vipRebate.nothing': null
  'vipRebate.next': null
  'vipRebate.rates': { level: string | number }
  'vipRebate.toVip': null
  'vipRebate.days': null
  'vipRebate.none': null
  'vipRebate.noneNote': null
  'vipRebate.toGames': null
  'vipRebate.type': null
  'vipRebate.stake': null
  'vipRebate.rate': null
  'vipRebate.back': null
  'vipRebate.readyAt': { time: string | number }
  'vipRebate.until': { time: string | number }
  'vipRebate.claimed': null
  'vipRebate.tooLittle': { min: string | number }
  'vipRebate.conditions': { days: string | number; max: string | number; min: string | number; rate: string | number }
  'wallet.others': null
  'wallet.noChannels': null
  'wallet.noChannelsNote': null
  'wallet.openOrder': { money: string | number; name: string | number }
  'wallet.continueOrder': null
  'wallet.recent': null
  'wallet.seeAll': null
  'wallet.depositBy': { name: string | number }
  'wallet.withdrawalTo': { name: string | number }
  'wallet.showPin': null
  'wallet.hidePin': null
  'wallet.cardCount': { count: number }
  'wallet.pinSet': null
  'wallet.pinUnset': null
  'wallet.safebox': null
  'wallet.safeboxNote': null
  'wallet.safeboxNeedsPin': null
  'wallet.setPin': null
  'wallet.inSafebox': null
  'wallet.freeToMove': null
  'wallet.putIn': null
  'wallet.takeOut': null
  'wallet.putInDone': null
  'wallet.takenOut': null
  'wallet.all': null
  'wallet.pinShort': null
  'wallet.pinWrong': null
  'wallet.pinLocked': null
  'wallet.pinLockedUntil': { at: string | number }
  'wallet.withdrawable': null
  'wallet.coin': null
  'wallet.locked': null
  'wallet.coins': null
  'wallet.needKyc': null
  'wallet.needKycNote': null
  'wallet.goKyc': null
  'wallet.needPin': null
  'wallet.needPinNote': null
  'wallet.needCard': null
  'wallet.needCardNote': null
  'wallet.bindCard': null
  'wallet.cardWaits': null
  'wallet.cardWaitsNote': null
  'wallet.pinWaits': null
  'wallet.pinWaitsNote': null
  'wallet.dayFull': null
  'wallet.dayFullNote': null
  'wallet.paused': null
  'wallet.pausedNote': null
  'wallet.frozen': null
  'wallet.frozenNote': null
  'wallet.held': null
  'wallet.heldNote': null
  'wallet.goService': null
  'wallet.until': { at: string | number }
  'wallet.lockedWhy': null
  'wallet.nothingLocked': null
  'wallet.lockedNote': { left: string | number; locked: string | number }
  'wallet.sourceDeposit': null
  'wallet.sourcePoints': null
  'wallet.wagered': { required: string | number; wagered: string | number }
  'wallet.requirementRule': { day: string | number; rate: string | number }
  'wallet.mostStake': { money: string | number }
  'wallet.giveUp': null
  'wallet.giveUpAsk': null
  'wallet.giveUpNote': { money: string | number }
  'wallet.keepBonus': null
  'wallet.gaveUp': null
  'wallet.roundOpen': null
  'wallet.periods': null
  'wallet.upTo': { money: string | number }
  'wallet.above': { money: string | number }
  'wallet.toCard': null
  'wallet.usableFrom': { at: string | number }
  'wallet.defaultCard': null
  'wallet.withdrawAmount': null
  'wallet.aboveWithdrawable': { money: string | number }
  'wallet.aboveToday': { money: string | number }
  'wallet.fee': null
  'wallet.youReceive': null
  'wallet.leftToday': null
  'wallet.withdrawConfirm': null
  'wallet.withdrawSum': { money: string | number }
  'wallet.refusedCard': null
  'wallet.refusedName': null
  'wallet.refusedLocked': null
  'wallet.seeCards': null
  'wallet.noOrder': null
  'wallet.noOrderNote': null
  'wallet.returnedNote': null
  'wallet.unknownNote': null
  'wallet.allWithdrawals': null
  'wallet.entry': null
  'wallet.entryId': null
  'wallet.before': null
  'wallet.after': null
  'wallet.askEntry': null
  'wallet.entryKeys': null
  'wallet.noRecords': null
  'wallet.noRecordsNote': null
  'wallet.more': null
  'wallet.kindDeposit': null
  'wallet.kindWithdrawal': null
  'wallet.kindBet': null
  'wallet.kindWin': null
  'wallet.kindRefund': null
  'wallet.kindReward': null
  'wallet.kindSafebox': null
  'wallet.kindOther': null
  'wallet.filters': null
  'wallet.period': null
  'wallet.today': null
  'wallet.week': null
  'wallet.month': null
  'wallet.anyTime': null
  'wallet.account': null
  'wallet.kind': null
  'wallet.anyKind': null
  'wallet.cardRule': null
  'wallet.noCards': null
  'wallet.noCardsNote': null
  'wallet.cardsFull': { most: string | number }
  'wallet.changeCard': null
  'wallet.makeDefault': null
  'wallet.cardChanged': null
  'wallet.cardBound': null
  'wallet.confirm': null
  'wallet.bankMissing': null
  'wallet.nameMissing': null
  'wallet.numberMalformed': null
  'wallet.cardTaken': null
  'wallet.nameMismatch': null
  'wallet.tooManyTries': null
  'wallet.tooManyCards': null
  'wallet.nameHint': null
  'wallet.nameVerifiedHint': null
  'wallet.saveCard': null
  'wallet.chooseBank': null
  'wallet.pinTooSimple': null
  'wallet.pinDiffers': null
  'wallet.mobileUnbound': null
  'wallet.mobileMalformed': null
  'wallet.codeWrong': null
  'wallet.codeExpired': null
  'wallet.codeShort': null
  'wallet.pinRule': null
  'wallet.newPin': null
  'wallet.pinAgain': null
  'wallet.savePin': null
  'wallet.pinSaved': null
  'wallet.pinChanged': { at: string | number }
  'wallet.pinChangeWaits': null
  'wallet.proof': null
  'wallet.byOldPin': null
  'wallet.byCode': null
  'wallet.oldPin': null
  'wallet.mobile': { mobile: string | number }
  'wallet.code': null
  'wallet.sendCode': null
  'wallet.codeSent': null
  'wallet.sendAgainIn': { seconds: string | number }
  'wallet.kycNone': null
  'wallet.kycNoneNote': null
  'wallet.kycDraft': null
  'wallet.kycSubmitted': null
  'wallet.kycSubmittedNote': null
  'wallet.kycInReview': null
  'wallet.kycVerified': null
  'wallet.kycVerifiedNote': null
  'wallet.kycRejected': null
  'wallet.kycRejectedNote': null
  'wallet.kycBlocked': null
  'wallet.kycBlockedNote': null
  'wallet.kycReason': { reason: string | number }
  'wallet.kycDue': { at: string | number }
  'wallet.kycWaits': { at: string | number }
  'wallet.realName': null
  'wallet.realNameHint': null
  'wallet.identityNumber': null
  'wallet.identityHint': null
  'wallet.idMalformed': null
  'wallet.idTaken': null
  'wallet.birthday': null
  'wallet.birthdayHint': { age: string | number }
  'wallet.birthdayMissing': null
  'wallet.tooYoung': null
  'wallet.occupation': null
  'wallet.occupationMissing': null
  'wallet.submittedAt': null
  'wallet.excludedTitle': { age: string | number }
  'wallet.excludedOfficials': null
  'wallet.excludedForces': null
  'wallet.excludedStudents': null
  'wallet.excludedStaff': null
  'wallet.excludedListed': null
  'wallet.excludedRelatives': null
  'wallet.eligible': null
  'wallet.eligibleMissing': null
  'wallet.toPictures': null
  'wallet.identityFront': null
  'wallet.identityBack': null
  'wallet.selfie': null
  'wallet.needed': null
  'wallet.optional': null
  'wallet.pictureSent': null
  'wallet.sending': null
  'wallet.takePicture': null
  'wallet.choosePicture': null
  'wallet.notAnImage': null
  'wallet.imageTooLarge': null
  'wallet.imagesMissing': null
  'wallet.picturesNote': null
  'wallet.backToForm': null
  'wallet.fillFormFirst': null
  'wallet.sendKyc': null
  'wallet.kycSent': null
  'wallet.needPassword': null
  'wallet.needPasswordNote': null
  'wallet.setPassword': null
  'wallet.withdrawableLater': null
  'wallet.cardForDeposit': null
  'weekendLottery.title': null
  'weekendLottery.text': { amount: string | number }
  'weekendLottery.closesIn': null
  'weekendLottery.opensIn': null
  'weekendLottery.stage': null
  'weekendLottery.drum': null
  'weekendLottery.guest': null
  'weekendLottery.signIn': null
  'weekendLottery.left': { count: number }
  'weekendLottery.closed': null
  'weekendLottery.draw': null
  'weekendLottery.tomorrow': null
  'weekendLottery.saved': { count: string | number }
  'weekendLottery.next': { amount: string | number }
  'weekendLottery.today': { count: string | number; used: string | number }
  'weekendLottery.deposit': null
  'weekendLottery.conditions': { count: string | number; rate: string | number }
}
