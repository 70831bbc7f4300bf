import { isActivityName } from '@parlour/contract/activity-types.ts'
import type { CallOutput } from '../../calls/api.ts'
import type { Translate } from '../../i18n/texts.ts'
import type { IconType } from '../../ui/draw-icon.tsx'
import {
  BankIcon,
  CheckIcon,
  GiftIcon,
  HeadsetIcon,
  InfoIcon,
  MailIcon,
  ShieldIcon,
  UserIcon,
} from '../../ui/icons.ts'

export type Note = CallOutput<'getNotes'>['noteList'][number]

export type NoteWords = {
  title: string
  text: string
  icon: IconType
  tone: 'ok' | 'warn' | 'plain'
  /** The page where something can be done about it. */
  href: string
}

export type Wording = {
  t: Translate
  money: (hundredths: number) => string
  /** Rewards in a few words: ฿20.00, 5 points. */
  items: (note: Extract<Note, { kind: 'reward' }>) => string
  choose: (thai: string, english: string) => string
}

/** What a note says, and where it leads. */
export function wordsOf(note: Note, { t, money, items, choose }: Wording): NoteWords {
  switch (note.kind) {
    case 'deposit': {
      const isGood = note.status === 'credited'
      return {
        title: t(`bell.deposit.${note.status}`, { amount: money(note.amount) }),
        text: note.orderId,
        icon: isGood ? CheckIcon : InfoIcon,
        tone: isGood ? 'ok' : 'warn',
        href: '/record/transaction',
      }
    }
    case 'withdrawal':
      return {
        title: t(`bell.withdrawal.${note.status}`, { amount: money(note.amount) }),
        text: note.orderId,
        icon: BankIcon,
        tone: note.status === 'paid' ? 'ok' : 'warn',
        href: `/withdrawal/${note.orderId}`,
      }
    case 'reward': {
      const { mail, source } = note
      const what = { items: items(note) }
      const name = isActivityName(source) ? (`reward.${source}` as const) : 'reward.other'
      return {
        title: mail ? t('bell.rewardWaits', what) : t('bell.rewardPaid', what),
        text: mail ? choose(mail.title, mail.titleEn) : t(name),
        icon: GiftIcon,
        tone: 'plain',
        href: mail ? letterPath(mail.id) : '/lobby/rewards',
      }
    }
    case 'mail':
    case 'account': {
      const { id, title, titleEn } = note.mail
      const isAccount = note.kind === 'account'
      return {
        title: choose(title, titleEn),
        text: t(isAccount ? 'bell.notYou' : 'bell.newMessage'),
        icon: isAccount ? ShieldIcon : MailIcon,
        tone: 'plain',
        href: letterPath(id),
      }
    }
    case 'answer':
      return {
        title: t('bell.answer'),
        text: note.text,
        icon: HeadsetIcon,
        tone: 'plain',
        href: '/service/talk',
      }
    case 'identity':
      return {
        title: t(`bell.identity.${note.decision}`),
        text: t('bell.identityNote'),
        icon: UserIcon,
        tone: note.decision === 'verified' ? 'ok' : 'warn',
        href: '/walletsKyc',
      }
  }
}

function letterPath(mailId: number): string {
  return `/lobby/email?mail=${mailId}`
}
