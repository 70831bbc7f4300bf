import { useText } from '../../i18n/use-text.ts'
import { useLegalFacts } from '../../site/legal/facts.ts'
import { privacySections } from '../../site/legal/privacy.ts'
import { PrivacyText } from '../../site/legal/PrivacyText.tsx'
import { LegalPage } from './LegalPage.tsx'

export function PrivacyPage() {
  return (
    <LegalPage sections={privacySections(useText(), useLegalFacts())}>
      <PrivacyText />
    </LegalPage>
  )
}
