import type { Translate } from '../../i18n/texts.ts'
import type { LegalFacts } from './facts.ts'
import type { LegalSection } from './section.ts'

/** The privacy policy, section by section. */
export function privacySections(t: Translate, facts: LegalFacts): LegalSection[] {
  const { site, age, email } = facts
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
