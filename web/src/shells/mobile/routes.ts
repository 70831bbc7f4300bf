import { account } from '../account-pages.ts'
import { onMobile } from '../counterparts.ts'
import { reading } from '../reading-pages.ts'
import { lobbyPages } from '../lobby-pages.ts'
import { playPages } from '../play-pages.ts'
import type { Route, RouteTable } from '../route.ts'
import { wallet } from '../wallet-pages.ts'
import { activityRoutes } from './activity-routes.ts'

const lobby: Route[] = [
  {
    path: '/lobby/home',
    title: 'title.home',
    public: true,
    keepAlive: true,
    header: 'lobby',
    tab: 0,
    ...lobbyPages.homeMobile,
  },
  { path: '/lobby/email', title: 'title.mail', tab: 0, ...reading.mailMobile },
  { path: '/lobby/rewards', title: 'title.rewards', public: true, tab: 1 },
  { path: '/lobby/activity', title: 'title.activities', tab: 1 },
  { path: '/lobby/task', title: 'title.task', tab: 2 },
  { path: '/lobby/notice', title: 'title.notice', public: true, tab: 3, ...reading.notices },
  { path: '/lobby/wallets/deposit', title: 'title.deposit', tab: 4, ...wallet.deposit },
  { path: '/lobby/wallets/withdraw', title: 'title.withdraw', tab: 4, ...wallet.withdraw },
  { path: '/lobby/wallets/:id', title: 'title.wallet', tab: 4, ...wallet.all },
]

const visitors: Route[] = [
  { path: '/login', title: 'title.login', public: true, ...account.login },
  { path: '/register', title: 'title.register', public: true, ...account.register },
  { path: '/forget', title: 'title.forget', public: true, ...account.forget },
  {
    path: '/notice/detail/:id',
    title: 'title.noticeDetail',
    public: true,
    ...reading.noticeDetail,
  },
  { path: '/service', title: 'title.service', public: true, ...reading.service },
  { path: '/about', title: 'title.about', public: true, ...reading.about },
  { path: '/apkdownload', title: 'title.download', public: true, ...lobbyPages.download },
  { path: '/terms-of-use', title: 'title.terms', public: true, ...reading.terms },
  { path: '/privacy-policy', title: 'title.privacy', public: true, ...reading.privacy },
]

const profile: Route[] = [
  { path: '/profile/user', title: 'title.profile', ...account.user },
  { path: '/profile/bank', title: 'title.bank', ...wallet.cards },
  { path: '/profile/task', title: 'title.task' },
  { path: '/profile/vip', title: 'title.vip' },
  { path: '/profile/email', title: 'title.mail', ...reading.mailMobile },
  { path: '/profile/superior', title: 'title.superior', ...account.superior },
  { path: '/profile/favorites', title: 'title.favorites', ...lobbyPages.favorites },
  { path: '/profile/more', title: 'title.more', ...reading.more },
  { path: '/profile/agree/:name', title: 'title.agreement', ...reading.agreement },
  { path: '/profile/license', title: 'title.license', ...reading.licence },
  { path: '/profile/info', title: 'title.info', ...account.info },
  { path: '/profile/report', title: 'title.report', ...wallet.report },
]

const money: Route[] = [
  { path: '/withdrawal/:name', title: 'title.withdrawal', ...wallet.withdrawal },
  { path: '/points', title: 'title.points' },
  { path: '/bindBankCard', title: 'title.bindBankCard', ...wallet.bindCard },
  { path: '/bankCardList', title: 'title.bank', ...wallet.cards },
  { path: '/record/transaction', title: 'title.transactions', ...wallet.records },
  { path: '/walletsPassword', title: 'title.walletPassword', ...wallet.password },
  { path: '/walletsKyc', title: 'title.kyc', ...wallet.kyc },
  { path: '/walletsKycUpload', title: 'title.kycUpload', ...wallet.kycUpload },
]

const others: Route[] = [
  { path: '/start', title: 'title.start', header: 'none', ...playPages.start },
  { path: '/record/bets', title: 'title.bets', ...playPages.bets },
  { path: '/search', title: 'title.search', ...lobbyPages.search },
  { path: '/bind', title: 'title.bind', ...account.bind },
  { path: '/reward/detail/:id', title: 'title.rewardDetail' },
  {
    path: '/test',
    title: 'title.components',
    load: () =>
      import('../../features/components/ComponentsPage.tsx').then((page) => page.ComponentsPage),
  },
]

export const mobileTable: RouteTable = {
  routes: [...lobby, ...visitors, ...profile, ...money, ...others, ...activityRoutes],
  redirects: { '/': '/lobby/home' },
  counterparts: onMobile,
}
