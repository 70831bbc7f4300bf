import type { Translate } from '../../i18n/texts.ts'
import type { LegalFacts } from './facts.ts'

export type LegalDocument = 'terms' | 'privacy'

export type LegalSection = {
  /** The address of the section inside the page. */
  id: string
  title: string
  text: string
  /** The table of processing periods follows the words. */
  hasPeriods?: true
}

/** What a document says about this site, section by section. */
export function listSections(
  document: LegalDocument,
  t: Translate,
  facts: LegalFacts,
): LegalSection[] {
  if (document === 'privacy') return aboutPrivacy(t, facts)
  return [...aboutPlayers(t, facts), ...aboutMoney(t, facts), ...aboutPlay(t, facts)]
}

function aboutPrivacy(t: Translate, { site, age, email }: LegalFacts): LegalSection[] {
  return [
    { id: 'about', title: t('legal.privacy.aboutTitle'), text: t('legal.privacy.about', { site }) },
    {
      id: 'collected',
      title: t('legal.privacy.collectedTitle'),
      text: t('legal.privacy.collected'),
    },
    { id: 'purposes', title: t('legal.privacy.purposesTitle'), text: t('legal.privacy.purposes') },
    { id: 'sharing', title: t('legal.privacy.sharingTitle'), text: t('legal.privacy.sharing') },
    { id: 'device', title: t('legal.privacy.deviceTitle'), text: t('legal.privacy.device') },
    { id: 'security', title: t('legal.privacy.securityTitle'), text: t('legal.privacy.security') },
    { id: 'keeping', title: t('legal.privacy.keepingTitle'), text: t('legal.privacy.keeping') },
    { id: 'rights', title: t('legal.privacy.rightsTitle'), text: t('legal.privacy.rights') },
    { id: 'age', title: t('legal.privacy.ageTitle'), text: t('legal.privacy.age', { age }) },
    {
      id: 'contact',
      title: t('legal.privacy.contactTitle'),
      text: t('legal.privacy.contact', { email }),
    },
    { id: 'changes', title: t('legal.privacy.changesTitle'), text: t('legal.privacy.changes') },
  ]
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

function aboutMoney(t: Translate, facts: LegalFacts): LegalSection[] {
  const { depositRate, contribution, mostStakeWithBonus } = facts
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
    {
      id: 'bonuses',
      title: t('legal.terms.bonusesTitle'),
      text:
        t('legal.terms.bonuses') +
        (mostStakeWithBonus === null
          ? ''
          : `\n\n${t('legal.terms.bonusStake', { money: mostStakeWithBonus })}`),
    },
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
