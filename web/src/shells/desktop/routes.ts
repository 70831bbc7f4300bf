import { activityRoutes, detailRoute } from '../activity-routes.ts'
import { onDesktop } from '../counterparts.ts'
import { page, type Route, type RouteTable } from '../router.ts'

const lobby: Route[] = [
  {
    path: '/lobby/home',
    title: 'title.home',
    public: true,
    keepAlive: true,
    header: 'lobby',
    tab: 0,
    texts: ['home', 'games', 'rows'],
    load: () =>
      import('../../features/home/HomePage.desktop.tsx').then((module) => module.HomePage),
  },
  {
    path: '/lobby/games',
    title: 'title.games',
    public: true,
    header: 'lobby',
    tab: 1,
    ...page('games'),
  },
  {
    path: '/lobby/favorites',
    title: 'title.favorites',
    header: 'lobby',
    tab: 1,
    ...page('favorites'),
  },
  { path: '/lobby/rewards', title: 'title.rewards', public: true, tab: 2, ...page('rewards') },
  { path: '/lobby/activity', title: 'title.activities', tab: 2, ...page('overview') },
  { ...detailRoute, tab: 2 },
  { path: '/lobby/notice', title: 'title.notice', public: true, tab: 3, ...page('notices') },
  {
    path: '/lobby/notice/detail/:id',
    title: 'title.noticeDetail',
    tab: 3,
    ...page('noticeDetail'),
  },
  { path: '/lobby/email', title: 'title.mail', tab: 4, ...page('mailDesktop') },
  { path: '/lobby/bell', title: 'title.bell', tab: 4, ...page('bell') },
  { path: '/lobby/member', title: 'title.member', tab: 4, ...page('member') },
  { path: '/lobby/profile', title: 'title.info', tab: 4, ...page('profileDesktop') },
  { path: '/lobby/wallets/:id', title: 'title.wallet', tab: 4, ...page('wallet') },
  { path: '/lobby/bindBankCard', title: 'title.bindBankCard', tab: 4, ...page('bindCard') },
  { path: '/lobby/bind', title: 'title.bind', tab: 4, ...page('bind') },
  {
    path: '/lobby/record/transaction',
    title: 'title.transactions',
    tab: 4,
    ...page('records'),
  },
]

const visitors: Route[] = [
  { path: '/login', title: 'title.login', public: true, header: 'none', ...page('login') },
  { path: '/register', title: 'title.register', public: true, header: 'none', ...page('register') },
  { path: '/forget', title: 'title.forget', public: true, header: 'none', ...page('forget') },
  { path: '/not-me', title: 'title.notMe', public: true, header: 'none', ...page('notMe') },
  { path: '/rule/:name', title: 'title.rule', public: true, tab: 2, ...page('rule') },
  {
    path: '/responsible-play',
    title: 'title.responsible',
    public: true,
    ...page('responsible'),
  },
  { path: '/terms-of-use', title: 'title.terms', public: true, ...page('terms') },
  { path: '/privacy-policy', title: 'title.privacy', public: true, ...page('privacy') },
  { path: '/service', title: 'title.service', public: true, ...page('service') },
  { path: '/service/talk', title: 'title.talk', ...page('talk') },
  { path: '/about', title: 'title.about', public: true, ...page('about') },
  { path: '/apkdownload', title: 'title.download', public: true, ...page('download') },
]

const account: Route[] = [
  { path: '/profile/bank', title: 'title.bank', tab: 4, ...page('cards') },
  { path: '/profile/password', title: 'title.changePassword', tab: 4, ...page('changePassword') },
  { path: '/profile/two-step', title: 'title.secondStep', tab: 4, ...page('secondStep') },
  { path: '/profile/my-data', title: 'title.ownAccount', tab: 4, ...page('ownAccount') },
  { path: '/profile/more', title: 'title.more', tab: 4, ...page('more') },
  { path: '/profile/agree/:name', title: 'title.agreement', tab: 4, ...page('agreement') },
  { path: '/profile/license', title: 'title.license', tab: 4, ...page('licence') },
  { path: '/profile/report', title: 'title.report', tab: 4, ...page('report') },
  { path: '/limits', title: 'title.limits', tab: 4, ...page('limits') },
  { path: '/break', title: 'title.break', tab: 4, ...page('break') },
  { path: '/withdrawal/:name', title: 'title.withdrawal', tab: 4, ...page('withdrawal') },
  { path: '/walletsPassword', title: 'title.walletPassword', tab: 4, ...page('password') },
  { path: '/walletsKyc', title: 'title.kyc', tab: 4, ...page('kyc') },
  { path: '/walletsKycUpload', title: 'title.kycUpload', tab: 4, ...page('kycUpload') },
]

const others: Route[] = [
  { path: '/start', title: 'title.start', header: 'none', ...page('start') },
  { path: '/practice', title: 'title.practice', header: 'none', public: true, ...page('practice') },
  { path: '/record/bets', title: 'title.bets', tab: 4, ...page('bets') },
  { path: '/record/bets/:id', title: 'title.round', tab: 4, ...page('round') },
  { path: '/test', title: 'title.components', ...page('components') },
]

export const desktopTable: RouteTable = {
  routes: [...lobby, ...visitors, ...activityRoutes('desktop'), ...account, ...others],
  redirects: {
    '/': '/lobby/home',
    '/bind': '/lobby/bind',
    '/profile/info': '/lobby/profile',
    '/bindBankCard': '/lobby/bindBankCard',
    '/points': '/lobby/points',
  },
  counterparts: onDesktop,
}

/** The pages under "member" are the player's account: its menu stands beside each of them. */
export function isAccountPage(route: Route | null): boolean {
  return route?.tab === 4
}
