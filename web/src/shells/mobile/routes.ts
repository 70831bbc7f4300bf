import { onMobile } from '../counterparts.ts'
import type { Route, RouteTable } from '../route.ts'
import { activityRoutes } from './activity-routes.ts'

const lobby: Route[] = [
  {
    path: '/lobby/home',
    title: 'title.home',
    public: true,
    keepAlive: true,
    header: 'lobby',
    tab: 0,
  },
  { path: '/lobby/email', title: 'title.mail', tab: 0 },
  { path: '/lobby/rewards', title: 'title.rewards', public: true, tab: 1 },
  { path: '/lobby/activity', title: 'title.activities', tab: 1 },
  { path: '/lobby/task', title: 'title.task', tab: 2 },
  { path: '/lobby/notice', title: 'title.notice', public: true, tab: 3 },
  { path: '/lobby/wallets/deposit', title: 'title.deposit', tab: 4 },
  { path: '/lobby/wallets/withdraw', title: 'title.withdraw', tab: 4 },
  { path: '/lobby/wallets/:id', title: 'title.wallet', tab: 4 },
]

const visitors: Route[] = [
  { path: '/login', title: 'title.login', public: true },
  { path: '/register', title: 'title.register', public: true },
  { path: '/forget', title: 'title.forget', public: true },
  { path: '/notice/detail/:id', title: 'title.noticeDetail', public: true },
  { path: '/service', title: 'title.service', public: true },
  { path: '/about', title: 'title.about', public: true },
  { path: '/apkdownload', title: 'title.download', public: true },
  { path: '/terms-of-use', title: 'title.terms', public: true },
  { path: '/privacy-policy', title: 'title.privacy', public: true },
]

const profile: Route[] = [
  { path: '/profile/user', title: 'title.profile' },
  { path: '/profile/bank', title: 'title.bank' },
  { path: '/profile/task', title: 'title.task' },
  { path: '/profile/vip', title: 'title.vip' },
  { path: '/profile/email', title: 'title.mail' },
  { path: '/profile/superior', title: 'title.superior' },
  { path: '/profile/favorites', title: 'title.favorites' },
  { path: '/profile/more', title: 'title.more' },
  { path: '/profile/agree/:name', title: 'title.agreement' },
  { path: '/profile/license', title: 'title.license' },
  { path: '/profile/info', title: 'title.info' },
  { path: '/profile/report', title: 'title.report' },
]

const money: Route[] = [
  { path: '/withdrawal/:name', title: 'title.withdrawal' },
  { path: '/points', title: 'title.points' },
  { path: '/bindBankCard', title: 'title.bindBankCard' },
  { path: '/bankCardList', title: 'title.bank' },
  { path: '/record/transaction', title: 'title.transactions' },
  { path: '/walletsPassword', title: 'title.walletPassword' },
  { path: '/walletsKyc', title: 'title.kyc' },
  { path: '/walletsKycUpload', title: 'title.kycUpload' },
]

const others: Route[] = [
  { path: '/start', title: 'title.start' },
  { path: '/search', title: 'title.search' },
  { path: '/bind', title: 'title.bind' },
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
