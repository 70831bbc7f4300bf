import { account as pages } from '../account-pages.ts'
import { activityPage } from '../activity-page.ts'
import { onDesktop } from '../counterparts.ts'
import { readingPage } from '../reading-page.ts'
import { lobbyPages } from '../lobby-pages.ts'
import { playPages } from '../play-pages.ts'
import type { Route, RouteTable } from '../route.ts'
import { walletPage } from '../wallet-page.ts'

const lobby: Route[] = [
  {
    path: '/lobby/home',
    title: 'title.home',
    public: true,
    keepAlive: true,
    header: 'lobby',
    tab: 0,
    ...lobbyPages.homeDesktop,
  },
  { path: '/lobby/games', title: 'title.games', header: 'lobby', tab: 1, ...lobbyPages.games },
  {
    path: '/lobby/favorites',
    title: 'title.favorites',
    header: 'lobby',
    tab: 1,
    ...lobbyPages.favorites,
  },
  { path: '/lobby/rewards', title: 'title.rewards', tab: 2, ...activityPage('rewards') },
  { path: '/lobby/activity', title: 'title.activities', tab: 2, ...activityPage('overview') },
  {
    path: '/reward/detail/:id',
    title: 'title.rewardDetail',
    tab: 2,
    ...activityPage('rewardDetail'),
  },
  { path: '/lobby/notice', title: 'title.notice', public: true, tab: 3, ...readingPage('notices') },
  {
    path: '/lobby/notice/detail/:id',
    title: 'title.noticeDetail',
    tab: 3,
    ...readingPage('noticeDetail'),
  },
  { path: '/lobby/email', title: 'title.mail', tab: 4, ...readingPage('mailDesktop') },
  { path: '/lobby/member', title: 'title.member', tab: 4, ...readingPage('member') },
  { path: '/lobby/profile', title: 'title.info', tab: 4, ...pages.profileDesktop },
  { path: '/lobby/wallets/:id', title: 'title.wallet', tab: 4, ...walletPage('all') },
  { path: '/lobby/bindBankCard', title: 'title.bindBankCard', tab: 4, ...walletPage('bindCard') },
  { path: '/lobby/points', title: 'title.points', tab: 4, ...activityPage('points') },
  { path: '/lobby/bind', title: 'title.bind', tab: 4, ...pages.bind },
  {
    path: '/lobby/record/transaction',
    title: 'title.transactions',
    tab: 4,
    ...walletPage('records'),
  },
]

const visitors: Route[] = [
  { path: '/login', title: 'title.login', public: true, ...pages.login },
  { path: '/register', title: 'title.register', public: true, ...pages.register },
  { path: '/forget', title: 'title.forget', public: true, ...pages.forget },
  { path: '/rule/:name', title: 'title.rule', public: true, tab: 2, ...activityPage('rule') },
  { path: '/terms-of-use', title: 'title.terms', public: true, ...readingPage('terms') },
  { path: '/privacy-policy', title: 'title.privacy', public: true, ...readingPage('privacy') },
  { path: '/service', title: 'title.service', public: true, ...readingPage('service') },
  { path: '/about', title: 'title.about', public: true, ...readingPage('about') },
]

const activities: Route[] = [
  {
    path: '/activity/firstCharge',
    title: 'title.firstCharge',
    tab: 2,
    ...activityPage('firstCharge'),
  },
  { path: '/activity/freeSign', title: 'title.freeSign', tab: 2, ...activityPage('freeSign') },
  {
    path: '/activity/depositEvery',
    title: 'title.depositEvery',
    tab: 2,
    ...activityPage('depositEvery'),
  },
  { path: '/activity/sign', title: 'title.sign', tab: 2, ...activityPage('sign') },
  { path: '/activity/signPay', title: 'title.signPay', tab: 2, ...activityPage('signPay') },
  { path: '/activity/follow', title: 'title.follow', tab: 2, ...activityPage('follow') },
  { path: '/activity/spin', title: 'title.spin', tab: 2, ...activityPage('spin') },
  { path: '/activity/supply', title: 'title.supply', tab: 2, ...activityPage('supply') },
  {
    path: '/activity/inviteFriends',
    title: 'title.inviteFriends',
    tab: 2,
    ...activityPage('inviteFriends'),
  },
  {
    path: '/activity/vipRebate',
    title: 'title.vipRebate',
    tab: 2,
    ...activityPage('vipRebate'),
  },
  { path: '/activity/agent', title: 'title.agent', tab: 2 },
  { path: '/activity/agent5', title: 'title.agent5', tab: 2 },
]

const account: Route[] = [
  { path: '/profile/bank', title: 'title.bank', tab: 4, ...walletPage('cards') },
  { path: '/profile/vip', title: 'title.vip', tab: 4, ...activityPage('vip') },
  { path: '/profile/task', title: 'title.task', tab: 4, ...activityPage('tasks') },
  { path: '/profile/more', title: 'title.more', tab: 4, ...readingPage('more') },
  { path: '/profile/agree/:name', title: 'title.agreement', tab: 4, ...readingPage('agreement') },
  { path: '/profile/license', title: 'title.license', tab: 4, ...readingPage('licence') },
  { path: '/profile/report', title: 'title.report', tab: 4, ...walletPage('report') },
  { path: '/withdrawal/:name', title: 'title.withdrawal', tab: 4, ...walletPage('withdrawal') },
  { path: '/walletsPassword', title: 'title.walletPassword', tab: 4, ...walletPage('password') },
  { path: '/walletsKyc', title: 'title.kyc', tab: 4, ...walletPage('kyc') },
  { path: '/walletsKycUpload', title: 'title.kycUpload', tab: 4, ...walletPage('kycUpload') },
]

const others: Route[] = [
  { path: '/start', title: 'title.start', header: 'none', ...playPages.start },
  { path: '/record/bets', title: 'title.bets', tab: 4, ...playPages.bets },
  { path: '/record/bets/:id', title: 'title.round', tab: 4, ...playPages.round },
  {
    path: '/test',
    title: 'title.components',
    load: () =>
      import('../../features/components/ComponentsPage.tsx').then((page) => page.ComponentsPage),
  },
]

export const desktopTable: RouteTable = {
  routes: [...lobby, ...visitors, ...activities, ...account, ...others],
  redirects: {
    '/': '/lobby/home',
    '/bind': '/lobby/bind',
    '/profile/info': '/lobby/profile',
    '/bindBankCard': '/lobby/bindBankCard',
    '/points': '/lobby/points',
  },
  counterparts: onDesktop,
}
