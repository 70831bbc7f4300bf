import { depositPath } from '@parlour/contract/money.ts'
import { activityRoutes, detailRoute, listRulePages } from '../activity-routes.ts'
import { onMobile } from '../counterparts.ts'
import { page, type Route, type RouteTable } from '../router.ts'

const moneyTab = { tab: 4, hidesTabs: true } as const

const lobby: Route[] = [
  {
    path: '/lobby/home',
    title: 'title.home',
    public: true,
    keepAlive: true,
    header: 'lobby',
    tab: 0,
    texts: ['home', 'games'],
    load: () => import('../../features/home/HomePage.mobile.tsx').then((module) => module.HomePage),
  },
  { path: '/lobby/email', title: 'title.mail', tab: 0, ...page('mailMobile') },
  { path: '/lobby/bell', title: 'title.bell', ...page('bell') },
  {
    path: '/lobby/rewards',
    title: 'title.rewards',
    public: true,
    tab: 1,
    ...page('rewards'),
  },
  { path: '/lobby/activity', title: 'title.activities', tab: 1, ...page('overview') },
  { path: '/lobby/notice', title: 'title.notice', public: true, tab: 3, ...page('notices') },
  { path: depositPath, title: 'title.deposit', ...moneyTab, ...page('deposit') },
  { path: '/lobby/wallets/withdraw', title: 'title.withdraw', ...moneyTab, ...page('withdraw') },
  { path: '/lobby/wallets/:id', title: 'title.wallet', ...moneyTab, ...page('wallet') },
]

const visitors: Route[] = [
  { path: '/login', title: 'title.login', public: true, header: 'none', ...page('login') },
  { path: '/register', title: 'title.register', public: true, header: 'none', ...page('register') },
  { path: '/forget', title: 'title.forget', public: true, header: 'none', ...page('forget') },
  { path: '/not-me', title: 'title.notMe', public: true, header: 'none', ...page('notMe') },
  {
    path: '/notice/detail/:id',
    title: 'title.noticeDetail',
    public: true,
    ...page('noticeDetail'),
  },
  { path: '/service', title: 'title.service', public: true, ...page('service') },
  { path: '/service/talk', title: 'title.talk', hidesTabs: true, ...page('talk') },
  { path: '/about', title: 'title.about', public: true, ...page('about') },
  { path: '/apkdownload', title: 'title.download', public: true, ...page('download') },
  {
    path: '/responsible-play',
    title: 'title.responsible',
    public: true,
    ...page('responsible'),
  },
  { path: '/terms-of-use', title: 'title.terms', public: true, ...page('terms') },
  { path: '/privacy-policy', title: 'title.privacy', public: true, ...page('privacy') },
]

const profile: Route[] = [
  { path: '/profile/user', title: 'title.profile', ...page('profile') },
  { path: '/profile/bank', title: 'title.bank', ...page('cards') },
  { path: '/profile/password', title: 'title.changePassword', ...page('changePassword') },
  { path: '/profile/two-step', title: 'title.secondStep', ...page('secondStep') },
  { path: '/profile/my-data', title: 'title.ownAccount', ...page('ownAccount') },
  { path: '/profile/email', title: 'title.mail', ...page('mailMobile') },
  { path: '/profile/superior', title: 'title.superior', ...page('superior') },
  { path: '/profile/favorites', title: 'title.favorites', ...page('favorites') },
  { path: '/profile/more', title: 'title.more', ...page('more') },
  { path: '/profile/agree/:name', title: 'title.agreement', ...page('agreement') },
  { path: '/profile/license', title: 'title.license', ...page('licence') },
  { path: '/profile/info', title: 'title.info', ...page('particulars') },
  { path: '/profile/report', title: 'title.report', ...page('report') },
  { path: '/limits', title: 'title.limits', ...page('limits') },
  { path: '/break', title: 'title.break', ...page('break') },
]

const money: Route[] = [
  { path: '/withdrawal/:name', title: 'title.withdrawal', ...page('withdrawal') },
  { path: '/bindBankCard', title: 'title.bindBankCard', ...page('bindCard') },
  { path: '/bankCardList', title: 'title.bank', ...page('cards') },
  { path: '/record/transaction', title: 'title.transactions', ...page('records') },
  { path: '/walletsPassword', title: 'title.walletPassword', ...page('password') },
  { path: '/walletsKyc', title: 'title.kyc', ...page('kyc') },
  { path: '/walletsKycUpload', title: 'title.kycUpload', ...page('kycUpload') },
]

const rules = listRulePages().map((name): Route => ({
  path: `/rule/${name}`,
  title: `title.rule.${name}`,
  public: true,
  ...page('rule'),
}))

const others: Route[] = [
  { path: '/start', title: 'title.start', header: 'none', ...page('start') },
  { path: '/practice', title: 'title.practice', header: 'none', public: true, ...page('practice') },
  { path: '/record/bets', title: 'title.bets', ...page('bets') },
  { path: '/record/bets/:id', title: 'title.round', ...page('round') },
  { path: '/search', title: 'title.search', public: true, ...page('search') },
  { path: '/bind', title: 'title.bind', ...page('bind') },
  { path: '/activity/index', title: 'title.activities', ...page('overview') },
  detailRoute,
  { path: '/test', title: 'title.components', ...page('components') },
]

export const mobileTable: RouteTable = {
  routes: [
    ...lobby,
    ...visitors,
    ...profile,
    ...money,
    ...others,
    ...rules,
    ...activityRoutes('mobile'),
  ],
  redirects: { '/': '/lobby/home' },
  counterparts: onMobile,
}
