import { Suspense, useRef } from 'react'
import { prefersLessMotion } from '../../../browser/viewport.ts'
import { useText } from '../../../i18n/use-text.ts'
import { LazyPrivacyText, LazyTermsText } from '../../../site/legal/LazyLegal.tsx'
import { BottomSheet } from '../../../ui/BottomSheet.tsx'
import { Button } from '../../../ui/Button.tsx'
import { DownIcon } from '../../../ui/icons.ts'
import { Segmented } from '../../../ui/Segmented.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import styles from './AgreementSheet.module.css'
import type { Agreement } from './use-agreement.ts'

/** Both documents in full, and the one way to agree to them on a green site. */
export function AgreementSheet({ agreement }: { agreement: Agreement }) {
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
          {shown === 'terms' ? <LazyTermsText /> : <LazyPrivacyText />}
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
