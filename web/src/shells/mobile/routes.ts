import { account } from '../account-pages.ts'
import { activityPage } from '../activity-page.ts'
import { onMobile } from '../counterparts.ts'
import { readingPage } from '../reading-page.ts'
import { lobbyPages } from '../lobby-pages.ts'
import { playPages } from '../play-pages.ts'
import type { Route, RouteTable } from '../route.ts'
import { walletPage } from '../wallet-page.ts'
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
  { path: '/lobby/email', title: 'title.mail', tab: 0, ...readingPage('mailMobile') },
  {
    path: '/lobby/rewards',
    title: 'title.rewards',
    public: true,
    tab: 1,
    ...activityPage('rewards'),
  },
  { path: '/lobby/activity', title: 'title.activities', tab: 1, ...activityPage('overview') },
  { path: '/lobby/task', title: 'title.task', tab: 2, ...activityPage('tasks') },
  { path: '/lobby/notice', title: 'title.notice', public: true, tab: 3, ...readingPage('notices') },
  { path: '/lobby/wallets/deposit', title: 'title.deposit', tab: 4, ...walletPage('deposit') },
  { path: '/lobby/wallets/withdraw', title: 'title.withdraw', tab: 4, ...walletPage('withdraw') },
  { path: '/lobby/wallets/:id', title: 'title.wallet', tab: 4, ...walletPage('all') },
]

const visitors: Route[] = [
  { path: '/login', title: 'title.login', public: true, ...account.login },
  { path: '/register', title: 'title.register', public: true, ...account.register },
  { path: '/forget', title: 'title.forget', public: true, ...account.forget },
  {
    path: '/notice/detail/:id',
    title: 'title.noticeDetail',
    public: true,
    ...readingPage('noticeDetail'),
  },
  { path: '/service', title: 'title.service', public: true, ...readingPage('service') },
  { path: '/about', title: 'title.about', public: true, ...readingPage('about') },
  { path: '/apkdownload', title: 'title.download', public: true, ...lobbyPages.download },
  { path: '/terms-of-use', title: 'title.terms', public: true, ...readingPage('terms') },
  { path: '/privacy-policy', title: 'title.privacy', public: true, ...readingPage('privacy') },
]

const profile: Route[] = [
  { path: '/profile/user', title: 'title.profile', ...account.user },
  { path: '/profile/bank', title: 'title.bank', ...walletPage('cards') },
  { path: '/profile/task', title: 'title.task', ...activityPage('tasks') },
  { path: '/profile/vip', title: 'title.vip', ...activityPage('vip') },
  { path: '/profile/email', title: 'title.mail', ...readingPage('mailMobile') },
  { path: '/profile/superior', title: 'title.superior', ...account.superior },
  { path: '/profile/favorites', title: 'title.favorites', ...lobbyPages.favorites },
  { path: '/profile/more', title: 'title.more', ...readingPage('more') },
  { path: '/profile/agree/:name', title: 'title.agreement', ...readingPage('agreement') },
  { path: '/profile/license', title: 'title.license', ...readingPage('licence') },
  { path: '/profile/info', title: 'title.info', ...account.info },
  { path: '/profile/report', title: 'title.report', ...walletPage('report') },
]

const money: Route[] = [
  { path: '/withdrawal/:name', title: 'title.withdrawal', ...walletPage('withdrawal') },
  { path: '/points', title: 'title.points', ...activityPage('points') },
  { path: '/bindBankCard', title: 'title.bindBankCard', ...walletPage('bindCard') },
  { path: '/bankCardList', title: 'title.bank', ...walletPage('cards') },
  { path: '/record/transaction', title: 'title.transactions', ...walletPage('records') },
  { path: '/walletsPassword', title: 'title.walletPassword', ...walletPage('password') },
  { path: '/walletsKyc', title: 'title.kyc', ...walletPage('kyc') },
  { path: '/walletsKycUpload', title: 'title.kycUpload', ...walletPage('kycUpload') },
]

const others: Route[] = [
  { path: '/start', title: 'title.start', header: 'none', ...playPages.start },
  { path: '/record/bets', title: 'title.bets', ...playPages.bets },
  { path: '/record/bets/:id', title: 'title.round', ...playPages.round },
  { path: '/search', title: 'title.search', ...lobbyPages.search },
  { path: '/bind', title: 'title.bind', ...account.bind },
  { path: '/reward/detail/:id', title: 'title.rewardDetail', ...activityPage('rewardDetail') },
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
