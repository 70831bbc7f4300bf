import { depositPath } from '@parlour/contract/money.ts'
import { readOrderId } from '@parlour/contract/order-terms.ts'
import type { PlainTextKey, Translate } from '../../../i18n/texts.ts'
import { normalise } from './normalise.ts'

export type FoundPage = { href: string; title: string }
type Page = { title: PlainTextKey; href: string; isOpen?: true }

/** Where one may want to go by name; the open ones are there for visitors too. */
const pages: readonly Page[] = [
  { title: 'title.deposit', href: depositPath },
  { title: 'title.withdraw', href: '/lobby/wallets/withdraw' },
  { title: 'title.transactions', href: '/record/transaction' },
  { title: 'title.bets', href: '/record/bets' },
  { title: 'title.rewards', href: '/lobby/rewards', isOpen: true },
  { title: 'title.vip', href: '/profile/vip' },
  { title: 'title.task', href: '/profile/task' },
  { title: 'title.points', href: '/points' },
  { title: 'title.limits', href: '/limits' },
  { title: 'title.break', href: '/break' },
  { title: 'title.bell', href: '/lobby/bell' },
  { title: 'title.mail', href: '/lobby/email' },
  { title: 'title.info', href: '/lobby/profile' },
  { title: 'title.bank', href: '/profile/bank' },
  { title: 'title.kyc', href: '/walletsKyc' },
  { title: 'title.walletPassword', href: '/walletsPassword' },
  { title: 'title.changePassword', href: '/profile/password' },
  { title: 'title.secondStep', href: '/profile/two-step' },
  { title: 'title.favorites', href: '/lobby/favorites' },
  { title: 'title.report', href: '/profile/report' },
  { title: 'title.notice', href: '/lobby/notice', isOpen: true },
  { title: 'title.service', href: '/service', isOpen: true },
  { title: 'title.responsible', href: '/responsible-play', isOpen: true },
  { title: 'title.terms', href: '/terms-of-use', isOpen: true },
  { title: 'title.about', href: '/about', isOpen: true },
  { title: 'title.download', href: '/apkdownload', isOpen: true },
]

const mostPages = 4

type Asker = { t: Translate; isLoggedIn: boolean }

/** Pages by their title, or by the English word in their address; an order by its number. */
export function findPages(question: string, { t, isLoggedIn }: Asker): FoundPage[] {
  const order = findOrder(question, t)
  if (order) return isLoggedIn ? [order] : []
  const wanted = normalise(question)
  if (wanted === '') return []
  return pages
    .filter(({ isOpen }) => isLoggedIn || isOpen)
    .map(({ title, href }) => ({ href, title: t(title) }))
    .filter(({ title, href }) =>
      [title, href.split('/').at(-1) ?? ''].some((name) => normalise(name).includes(wanted)),
    )
    .slice(0, mostPages)
}

function findOrder(question: string, t: Translate): FoundPage | null {
  const number = question.trim().toUpperCase()
  const order = readOrderId(number)
  if (!order) return null
  const isOut = order.kind === 'withdrawal'
  const href = isOut ? `/withdrawal/${number}` : '/record/transaction?show=deposits'
  return { href, title: t('search.order', { number }) }
}
