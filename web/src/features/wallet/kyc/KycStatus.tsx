import { dateText, dateTimeText } from '../../../i18n/format.ts'
import type { PlainTextKey } from '../../../i18n/texts.ts'
import { useLocale, useText } from '../../../i18n/use-text.ts'
import { Card } from '../../../ui/Card.tsx'
import { KeyValue, KeyValueList } from '../../../ui/KeyValue.tsx'
import { Note } from '../../../ui/Note.tsx'
import { Pill, type Tone } from '../../../ui/Pill.tsx'
import walletStyles from '../Wallet.module.css'
import styles from './Kyc.module.css'
import { isOwnTurn, type KycRecord } from './rules.ts'

const states: Record<KycRecord['status'], { text: PlainTextKey; tone: Tone; note: PlainTextKey }> =
  {
    none: { text: 'wallet.kycNone', tone: 'neutral', note: 'wallet.kycNoneNote' },
    draft: { text: 'wallet.kycDraft', tone: 'warn', note: 'wallet.kycNoneNote' },
    submitted: { text: 'wallet.kycSubmitted', tone: 'info', note: 'wallet.kycSubmittedNote' },
    inReview: { text: 'wallet.kycInReview', tone: 'info', note: 'wallet.kycSubmittedNote' },
    verified: { text: 'wallet.kycVerified', tone: 'ok', note: 'wallet.kycVerifiedNote' },
    rejected: { text: 'wallet.kycRejected', tone: 'bad', note: 'wallet.kycRejectedNote' },
    blocked: { text: 'wallet.kycBlocked', tone: 'bad', note: 'wallet.kycBlockedNote' },
  }

const reasons: Readonly<Record<string, PlainTextKey>> = { underAge: 'wallet.tooYoung' }

/** How far the check is, and who is to act by when. */
export function KycStatus({ kyc }: { kyc: KycRecord }) {
  const t = useText()
  const locale = useLocale()
  const { text, tone, note } = states[kyc.status]
  const reasonKey = reasons[kyc.reason ?? '']
  return (
    <Card look={kyc.status === 'verified' ? 'cool' : 'plain'} className={styles.status}>
      <Pill tone={tone}>{t(text)}</Pill>
      <p className={walletStyles.note}>{t(note)}</p>
      {kyc.reason !== null && kyc.status !== 'verified' && (
        <Note tone="bad">
          {t('wallet.kycReason', { reason: reasonKey ? t(reasonKey) : kyc.reason })}
        </Note>
      )}
      {kyc.dueAt !== null && kyc.status !== 'blocked' && (
        <Note>
          {t(isOwnTurn(kyc.status) ? 'wallet.kycDue' : 'wallet.kycWaits', {
            at: dateTimeText(kyc.dueAt, locale),
          })}
        </Note>
      )}
      {kyc.realName !== '' && (
        <KeyValueList>
          <KeyValue name={t('wallet.realName')}>{kyc.realName}</KeyValue>
          <KeyValue name={t('wallet.identityNumber')}>{kyc.identityNumber}</KeyValue>
          {kyc.submittedAt !== null && (
            <KeyValue name={t('wallet.submittedAt')}>{dateText(kyc.submittedAt, locale)}</KeyValue>
          )}
        </KeyValueList>
      )}
    </Card>
  )
}
