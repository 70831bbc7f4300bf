import type { MouseEvent } from 'react'
import { useText } from '../../../i18n/use-text.ts'
import { useSite } from '../../../site/store.ts'
import { stateArt } from '../../../ui/art.ts'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import styles from './AgreementBlock.module.css'
import { AgreementSheet } from './AgreementSheet.tsx'
import type { Agreement, Document } from './use-agreement.ts'

const pages = { terms: '/terms-of-use', privacy: '/privacy-policy' } as const

/** The declaration of age and the acceptance of both documents, with what they say. */
export function AgreementBlock({ agreement }: { agreement: Agreement }) {
  const t = useText()
  const age = useSite(({ config }) => config?.ageLimit ?? 21)
  if (!agreement.isShown) return null
  return (
    <div className={styles.block}>
      <Checkbox name="agreement" isChecked={agreement.isTicked} onChange={agreement.tick}>
        {t('login.agreeStart', { age })}
        <DocumentLink agreement={agreement} document="terms" />
        {t('login.agreeAnd')}
        <DocumentLink agreement={agreement} document="privacy" />
      </Checkbox>
      {agreement.hasSheet && (
        <img
          className={styles.age}
          src={stateArt('age21')}
          alt={t('frame.ageNote', { age })}
          width="360"
          height="320"
        />
      )}
      <AgreementSheet agreement={agreement} />
    </div>
  )
}

/** A real address for those who open it in a tab of its own; a tap shows it here. */
function DocumentLink({ agreement, document }: { agreement: Agreement; document: Document }) {
  const t = useText()
  const openHere = (event: MouseEvent) => {
    event.preventDefault()
    agreement.open(document)
  }
  return (
    <a href={pages[document]} onClick={openHere}>
      {document === 'terms' ? t('frame.terms') : t('frame.privacy')}
    </a>
  )
}
