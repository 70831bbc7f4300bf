import type { PlainTextKey } from '../../i18n/texts.ts'

type Question = {
  question: PlainTextKey
  answer: PlainTextKey
  link?: { text: PlainTextKey; href: string }
}

export const questions: readonly Question[] = [
  {
    question: 'help.depositTime',
    answer: 'help.depositTimeAnswer',
    link: { text: 'help.toPeriods', href: '/terms-of-use#periods' },
  },
  { question: 'help.depositLost', answer: 'help.depositLostAnswer' },
  {
    question: 'help.withdrawal',
    answer: 'help.withdrawalAnswer',
    link: { text: 'help.toKyc', href: '/walletsKyc' },
  },
  {
    question: 'help.turnover',
    answer: 'help.turnoverAnswer',
    link: { text: 'help.toTurnover', href: '/terms-of-use#turnover' },
  },
  {
    question: 'help.bonus',
    answer: 'help.bonusAnswer',
    link: { text: 'help.toBonuses', href: '/terms-of-use#bonuses' },
  },
  {
    question: 'help.password',
    answer: 'help.passwordAnswer',
    link: { text: 'help.toForget', href: '/forget' },
  },
  {
    question: 'help.break',
    answer: 'help.breakAnswer',
    link: { text: 'help.toResponsible', href: '/terms-of-use#responsible' },
  },
  { question: 'help.closing', answer: 'help.closingAnswer' },
]
