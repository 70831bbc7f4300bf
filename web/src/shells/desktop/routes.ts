import { account as pages } from '../account-pages.ts'
import { onDesktop } from '../counterparts.ts'
import { reading } from '../reading-pages.ts'
import { lobbyPages } from '../lobby-pages.ts'
import { playPages } from '../play-pages.ts'
import type { Route, RouteTable } from '../route.ts'
import { wallet } from '../wallet-pages.ts'

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
  { path: '/lobby/rewards', title: 'title.rewards', tab: 2 },
  { path: '/lobby/notice', title: 'title.notice', public: true, tab: 3, ...reading.notices },
  {
    path: '/lobby/notice/detail/:id',
    title: 'title.noticeDetail',
    tab: 3,
    ...reading.noticeDetail,
  },
  { path: '/lobby/email', title: 'title.mail', tab: 4, ...reading.mailDesktop },
  { path: '/lobby/member', title: 'title.member', tab: 4, ...reading.member },
  { path: '/lobby/profile', title: 'title.info', tab: 4, ...pages.profileDesktop },
  { path: '/lobby/wallets/:id', title: 'title.wallet', tab: 4, ...wallet.all },
  { path: '/lobby/bindBankCard', title: 'title.bindBankCard', tab: 4, ...wallet.bindCard },
  { path: '/lobby/points', title: 'title.points', tab: 4 },
  { path: '/lobby/bind', title: 'title.bind', tab: 4, ...pages.bind },
  { path: '/lobby/record/transaction', title: 'title.transactions', tab: 4, ...wallet.records },
]

const visitors: Route[] = [
  { path: '/login', title: 'title.login', public: true, ...pages.login },
  { path: '/register', title: 'title.register', public: true, ...pages.register },
  { path: '/forget', title: 'title.forget', public: true, ...pages.forget },
  { path: '/rule/:name', title: 'title.rule', public: true, tab: 2 },
  { path: '/terms-of-use', title: 'title.terms', public: true, ...reading.terms },
  { path: '/privacy-policy', title: 'title.privacy', public: true, ...reading.privacy },
  { path: '/service', title: 'title.service', public: true, ...reading.service },
  { path: '/about', title: 'title.about', public: true, ...reading.about },
]

const activities: Route[] = [
  { path: '/activity/freeSign', title: 'title.freeSign', tab: 2 },
  { path: '/activity/sign', title: 'title.sign', tab: 2 },
  { path: '/activity/signPay', title: 'title.signPay', tab: 2 },
  { path: '/activity/follow', title: 'title.follow', tab: 2 },
  { path: '/activity/spin', title: 'title.spin', tab: 2 },
  { path: '/activity/vipRebate', title: 'title.vipRebate', tab: 2 },
  { path: '/activity/agent', title: 'title.agent', tab: 2 },
  { path: '/activity/agent5', title: 'title.agent5', tab: 2 },
]

const account: Route[] = [
  { path: '/profile/bank', title: 'title.bank', tab: 4, ...wallet.cards },
  { path: '/profile/vip', title: 'title.vip', tab: 4 },
  { path: '/profile/task', title: 'title.task', tab: 4 },
  { path: '/profile/more', title: 'title.more', tab: 4, ...reading.more },
  { path: '/profile/agree/:name', title: 'title.agreement', tab: 4, ...reading.agreement },
  { path: '/profile/license', title: 'title.license', tab: 4, ...reading.licence },
  { path: '/profile/report', title: 'title.report', tab: 4, ...wallet.report },
  { path: '/withdrawal/:name', title: 'title.withdrawal', tab: 4, ...wallet.withdrawal },
  { path: '/walletsPassword', title: 'title.walletPassword', tab: 4, ...wallet.password },
  { path: '/walletsKyc', title: 'title.kyc', tab: 4, ...wallet.kyc },
  { path: '/walletsKycUpload', title: 'title.kycUpload', tab: 4, ...wallet.kycUpload },
]

const others: Route[] = [
  { path: '/start', title: 'title.start', header: 'none', ...playPages.start },
  { path: '/record/bets', title: 'title.bets', tab: 4, ...playPages.bets },
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
