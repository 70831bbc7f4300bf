import type { ComponentType } from 'react'
import type { PageProps } from '../browser/navigation.ts'
import { needTexts, type TextArea } from '../i18n/texts.ts'

/** Most of them give way during a break. */
export { givesWayToBreak } from './prompts/prompt-rules.ts'

type Page = { load: () => Promise<ComponentType<PageProps>>; texts: readonly TextArea[] }

const money = ['deposit', 'wallet'] as const
/** And where money came from: each promotion by its name. */
const moneyAndSources = [...money, 'rewards'] as const
const rewards = ['activity', 'items', 'rewards'] as const

/**
 * Every page but home and the promotions': its code, its component and its words. The table comes
 * with the first page that is shown, so that home does not carry the way to all of them.
 */
const pages = {
  login: page(() => import('../features/entry/LoginPage.tsx'), 'LoginPage', ['login']),
  register: page(() => import('../features/entry/RegisterPage.tsx'), 'RegisterPage', ['login']),
  forget: page(() => import('../features/entry/ForgetPage.tsx'), 'ForgetPage', ['login']),
  changePassword: page(
    () => import('../features/entry/ChangePasswordPage.tsx'),
    'ChangePasswordPage',
    ['login'],
  ),
  secondStep: page(() => import('../features/entry/SecondStepPage.tsx'), 'SecondStepPage', [
    'login',
    'second-step',
  ]),
  notMe: page(() => import('../features/entry/NotMePage.tsx'), 'NotMePage', ['login']),
  bind: page(() => import('../features/entry/BindPage.tsx'), 'BindPage', ['login']),
  profile: page(() => import('../features/profile/UserPage.tsx'), 'UserPage', ['profile']),
  particulars: page(() => import('../features/profile/InfoPage.tsx'), 'InfoPage', ['profile']),
  profileDesktop: page(() => import('../features/profile/ProfilePage.tsx'), 'ProfilePage', [
    'profile',
  ]),
  ownAccount: page(() => import('../features/profile/OwnAccountPage.tsx'), 'OwnAccountPage', [
    'own-account',
  ]),
  superior: page(() => import('../features/profile/SuperiorPage.tsx'), 'SuperiorPage', ['profile']),
  games: page(() => import('../features/games/GamesPage.tsx'), 'GamesPage', ['games']),
  favorites: page(() => import('../features/games/FavoritesPage.tsx'), 'FavoritesPage', ['games']),
  search: page(() => import('../features/games/SearchPage.tsx'), 'SearchPage', ['games']),
  download: page(() => import('../features/home/DownloadPage.tsx'), 'DownloadPage', [
    'popup',
    'install',
  ]),
  start: page(() => import('../features/play/StartPage.tsx'), 'StartPage', ['play', 'limits']),
  practice: page(() => import('../features/play/PracticePage.tsx'), 'PracticePage', ['play']),
  bets: page(() => import('../features/play/BetsPage.tsx'), 'BetsPage', ['play']),
  round: page(() => import('../features/play/RoundPage.tsx'), 'RoundPage', ['play']),
  notices: page(() => import('../features/notices/NoticesPage.tsx'), 'NoticesPage', ['notices']),
  noticeDetail: page(() => import('../features/notices/NoticeDetailPage.tsx'), 'NoticeDetailPage', [
    'notices',
  ]),
  mailMobile: page(() => import('../features/mail/MailPage.mobile.tsx'), 'MailPage', [
    'mail',
    'items',
  ]),
  mailDesktop: page(() => import('../features/mail/MailPage.desktop.tsx'), 'MailPage', [
    'mail',
    'items',
  ]),
  bell: page(() => import('../features/bell/BellPage.tsx'), 'BellPage', [
    'bell',
    'items',
    'rewards',
  ]),
  rewards: page(() => import('../features/rewards/RewardsPage.tsx'), 'RewardsPage', [
    ...rewards,
    'tasks',
  ]),
  overview: page(() => import('../features/rewards/OverviewPage.tsx'), 'OverviewPage', rewards),
  rewardDetail: page(() => import('../features/rewards/RewardDetailPage.tsx'), 'RewardDetailPage', [
    ...rewards,
    'rules',
  ]),
  rule: page(() => import('../features/rules/RulePage.tsx'), 'RulePage', [...rewards, 'rules']),
  terms: page(() => import('../features/legal/LegalPage.tsx'), 'TermsPage', ['legal']),
  privacy: page(() => import('../features/legal/LegalPage.tsx'), 'PrivacyPage', ['legal']),
  agreement: page(() => import('../features/legal/LegalPage.tsx'), 'AgreePage', ['legal']),
  talk: page(() => import('../features/service/TalkPage.tsx'), 'TalkPage', ['help']),
  service: page(() => import('../features/service/ServicePage.tsx'), 'ServicePage', ['help']),
  about: page(() => import('../features/about/AboutPage.tsx'), 'AboutPage', ['about']),
  licence: page(() => import('../features/about/LicencePage.tsx'), 'LicencePage', ['about']),
  more: page(() => import('../features/about/MorePage.tsx'), 'MorePage', ['about']),
  limits: page(() => import('../features/limits/LimitsPage.tsx'), 'LimitsPage', ['limits']),
  break: page(() => import('../features/limits/BreakPage.tsx'), 'BreakPage', ['limits']),
  responsible: page(() => import('../features/limits/ResponsiblePage.tsx'), 'ResponsiblePage', [
    'limits',
  ]),
  member: page(() => import('../features/member/MemberPage.tsx'), 'MemberPage', ['member']),
  deposit: page(() => import('../features/wallet/DepositPage.tsx'), 'DepositPage', money),
  withdraw: page(
    () => import('../features/wallet/withdraw/WithdrawPage.tsx'),
    'WithdrawPage',
    moneyAndSources,
  ),
  wallet: page(() => import('../features/wallet/WalletPage.tsx'), 'WalletPage', moneyAndSources),
  withdrawal: page(
    () => import('../features/wallet/withdraw/WithdrawalPage.tsx'),
    'WithdrawalPage',
    money,
  ),
  cards: page(() => import('../features/wallet/cards/CardListPage.tsx'), 'CardListPage', money),
  bindCard: page(() => import('../features/wallet/cards/BindCardPage.tsx'), 'BindCardPage', money),
  records: page(
    () => import('../features/wallet/records/RecordsPage.tsx'),
    'RecordsPage',
    moneyAndSources,
  ),
  password: page(
    () => import('../features/wallet/password/PasswordPage.tsx'),
    'PasswordPage',
    money,
  ),
  kyc: page(() => import('../features/wallet/kyc/KycPage.tsx'), 'KycPage', money),
  kycUpload: page(() => import('../features/wallet/kyc/KycUploadPage.tsx'), 'KycUploadPage', money),
  report: page(() => import('../features/report/ReportPage.tsx'), 'ReportPage', ['report']),
  components: page(() => import('../features/components/ComponentsPage.tsx'), 'ComponentsPage', []),
} satisfies Record<string, Page>

export type PageName = keyof typeof pages

/** Loads a page's code and words together. */
export async function loadFromTable(name: PageName): Promise<ComponentType<PageProps>> {
  const { load, texts } = pages[name]
  const [component] = await Promise.all([load(), needTexts(texts)])
  return component
}

function page<Name extends string>(
  load: () => Promise<Record<NoInfer<Name>, ComponentType<PageProps>>>,
  name: Name,
  texts: readonly TextArea[],
): Page {
  return { load: async () => (await load())[name], texts }
}
