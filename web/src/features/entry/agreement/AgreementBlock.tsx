import { lazy, type MouseEvent, Suspense, useRef } from 'react'
import { prefersLessMotion } from '../../../browser/viewport.ts'
import { withTexts } from '../../../i18n/texts.ts'
import { useText } from '../../../i18n/use-text.ts'
import { useSite } from '../../../site/store.ts'
import { stateArt } from '../../../ui/art.ts'
import { BottomSheet } from '../../../ui/BottomSheet.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { DownIcon } from '../../../ui/icons.ts'
import { Segmented } from '../../../ui/Segmented.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import styles from './AgreementBlock.module.css'
import type { LegalDocument } from '../../../site/legal/sections.ts'
import type { Agreement } from './use-agreement.ts'

/** Not left out when it cannot come: nobody agrees to what is not shown. */
const LegalText = lazy(async () => {
  const module = await withTexts(['legal'], import('../../../site/legal/LegalText.tsx'))
  return { default: module.LegalText }
})

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
      {agreement.hasSheet && age === 21 && (
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
function DocumentLink({ agreement, document }: { agreement: Agreement; document: LegalDocument }) {
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

/** Both documents in full, and the one way to agree to them on a green site. */
function AgreementSheet({ agreement }: { agreement: Agreement }) {
  const t = useText()
  const reading = useRef<HTMLDivElement>(null)
  const { openDocument, open, close, agree } = agreement
  const shown = openDocument ?? 'terms'
  const scrollDown = () =>
    reading.current?.scrollBy({
      top: reading.current.clientHeight * 0.85,
      behavior: prefersLessMotion() ? 'auto' : 'smooth',
    })
  return (
    <BottomSheet
      open={openDocument !== null}
      onClose={close}
      title={t('login.agreement')}
      closeLabel={t('common.close')}
      isWide
    >
      <Segmented
        label={t('login.agreement')}
        value={shown}
        onChange={open}
        segments={[
          { value: 'terms', text: t('frame.terms') },
          { value: 'privacy', text: t('frame.privacy') },
        ]}
      />
      {/* Read from its top whichever of the two it is; the keyboard scrolls it too. */}
      <div
        key={shown}
        ref={reading}
        className={styles.reading}
        role="region"
        tabIndex={0}
        aria-label={shown === 'terms' ? t('frame.terms') : t('frame.privacy')}
      >
        <Suspense fallback={<Skeleton className={styles.bone} />}>
          <LegalText document={shown} />
        </Suspense>
      </div>
      <div className={styles.actions}>
        <Button icon={DownIcon} onClick={scrollDown}>
          {t('login.agreementDown')}
        </Button>
        <Button look="brand" isBlock onClick={agree}>
          {t('login.agree')}
        </Button>
      </div>
    </BottomSheet>
  )
}
