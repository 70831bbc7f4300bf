import type { Translate } from '../../i18n/texts.ts'
import type { LegalFacts } from './facts.ts'
import type { LegalSection } from './section.ts'

/** The terms of use, section by section. */
export function termsSections(t: Translate, facts: LegalFacts): LegalSection[] {
  return [...aboutPlayers(t, facts), ...aboutMoney(t, facts), ...aboutPlay(t, facts)]
}

function aboutPlayers(t: Translate, { site, age }: LegalFacts): LegalSection[] {
  return [
    {
      id: 'agreement',
      title: t('legal.terms.agreementTitle'),
      text: t('legal.terms.agreement', { site }),
    },
    { id: 'who', title: t('legal.terms.whoTitle'), text: t('legal.terms.who', { age }) },
    {
      id: 'excluded',
      title: t('legal.terms.excludedTitle'),
      text: t('legal.terms.excluded', { age }),
    },
    {
      id: 'ineligible',
      title: t('legal.terms.ineligibleTitle'),
      text: t('legal.terms.ineligible'),
    },
    { id: 'account', title: t('legal.terms.accountTitle'), text: t('legal.terms.account') },
    { id: 'kyc', title: t('legal.terms.kycTitle'), text: t('legal.terms.kyc') },
  ]
}

function aboutMoney(t: Translate, { depositRate, contribution }: LegalFacts): LegalSection[] {
  return [
    { id: 'deposits', title: t('legal.terms.depositsTitle'), text: t('legal.terms.deposits') },
    {
      id: 'withdrawals',
      title: t('legal.terms.withdrawalsTitle'),
      text: t('legal.terms.withdrawals'),
    },
    {
      id: 'periods',
      title: t('legal.terms.periodsTitle'),
      text: t('legal.terms.periods'),
      hasPeriods: true,
    },
    {
      id: 'turnover',
      title: t('legal.terms.turnoverTitle'),
      text: t('legal.terms.turnover', { rate: depositRate, ...contribution }),
    },
    { id: 'bonuses', title: t('legal.terms.bonusesTitle'), text: t('legal.terms.bonuses') },
  ]
}

function aboutPlay(t: Translate, { email }: LegalFacts): LegalSection[] {
  return [
    { id: 'games', title: t('legal.terms.gamesTitle'), text: t('legal.terms.games') },
    { id: 'conduct', title: t('legal.terms.conductTitle'), text: t('legal.terms.conduct') },
    {
      id: 'responsible',
      title: t('legal.terms.responsibleTitle'),
      text: t('legal.terms.responsible'),
    },
    { id: 'closing', title: t('legal.terms.closingTitle'), text: t('legal.terms.closing') },
    { id: 'liability', title: t('legal.terms.liabilityTitle'), text: t('legal.terms.liability') },
    {
      id: 'complaints',
      title: t('legal.terms.complaintsTitle'),
      text: t('legal.terms.complaints', { email }),
    },
    { id: 'changes', title: t('legal.terms.changesTitle'), text: t('legal.terms.changes') },
  ]
}
