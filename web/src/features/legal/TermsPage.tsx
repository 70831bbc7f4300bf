import { useText } from '../../i18n/use-text.ts'
import { useLegalFacts } from '../../site/legal/facts.ts'
import { termsSections } from '../../site/legal/terms.ts'
import { TermsText } from '../../site/legal/TermsText.tsx'
import { AcceptTerms } from './AcceptTerms.tsx'
import { LegalPage } from './LegalPage.tsx'

export function TermsPage() {
  return (
    <LegalPage sections={termsSections(useText(), useLegalFacts())}>
      <AcceptTerms />
      <TermsText />
    </LegalPage>
  )
}
