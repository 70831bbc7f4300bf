import { useText } from '../../i18n/use-text.ts'
import { useLegalFacts } from './facts.ts'
import { LegalText } from './LegalText.tsx'
import { termsSections } from './terms.ts'

/** The terms of use. Whoever shows them needs the texts of the area `legal`. */
export function TermsText() {
  return <LegalText sections={termsSections(useText(), useLegalFacts())} />
}
