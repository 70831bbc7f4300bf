import { useText } from '../../i18n/use-text.ts'
import { useLegalFacts } from './facts.ts'
import { LegalText } from './LegalText.tsx'
import { privacySections } from './privacy.ts'

/** The privacy policy. Whoever shows it needs the texts of the area `legal`. */
export function PrivacyText() {
  return <LegalText sections={privacySections(useText(), useLegalFacts())} />
}
