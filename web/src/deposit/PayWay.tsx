import { useBilingual, useText } from '../i18n/use-text.ts'
import { amountInput } from '../money/amounts.ts'
import { CopyValue } from '../money/CopyValue.tsx'
import type { Payment } from '../money/types.ts'
import { useMoney } from '../money/use-money.ts'
import { useSiteName } from '../site/store.ts'
import { Button } from '../ui/Button.tsx'
import { ExternalIcon, WarningIcon } from '../ui/icons.ts'
import { KeyValueList } from '../ui/KeyValue.tsx'
import { Note } from '../ui/Note.tsx'
import styles from './OrderDetail.module.css'
import { canFrame } from './pay-page.ts'
import { QrCode } from './QrCode.tsx'

/** The payment itself, in one of its three forms. */
export function PayWay({ payment }: { payment: Payment }) {
  if (payment.payUrl !== null) return <PayPage payUrl={payment.payUrl} />
  if (payment.qrCodeText !== null) return <PayQr payload={payment.qrCodeText} />
  if (payment.appRechargeBankOwn !== null) return <PayBank account={payment.appRechargeBankOwn} />
  return null
}

const freedoms = 'allow-scripts allow-forms allow-same-origin allow-popups'

function PayPage({ payUrl }: { payUrl: string }) {
  const t = useText()
  if (!canFrame(payUrl, location)) return <Note tone="bad">{t('deposit.pageNotAllowed')}</Note>
  return (
    <>
      <iframe
        className={styles.frame}
        src={payUrl}
        title={t('deposit.pageTitle')}
        sandbox={freedoms}
        referrerPolicy="no-referrer"
      />
      <Button look="outline" size="sm" icon={ExternalIcon} href={payUrl} isBlock>
        {t('deposit.openPage')}
      </Button>
    </>
  )
}

function PayQr({ payload }: { payload: string }) {
  const t = useText()
  return <QrCode payload={payload} label={t('deposit.qrLabel')} />
}

function PayBank({ account }: { account: NonNullable<Payment['appRechargeBankOwn']> }) {
  const t = useText()
  const siteName = useSiteName()
  const money = useMoney()
  const say = useBilingual()
  const bankName = say(account.bankName, account.bankNameEn)
  const { shortBankName } = account
  return (
    <section className={styles.bank}>
      <h3 className={styles.bankTitle}>{t('deposit.houseAccount', { siteName })}</h3>
      <KeyValueList>
        <CopyValue
          name={t('deposit.bankName')}
          value={shortBankName === bankName ? bankName : `${bankName} (${shortBankName})`}
        />
        <CopyValue
          name={t('deposit.accountName')}
          value={say(account.accountName, account.accountNameEn)}
        />
        <CopyValue name={t('deposit.accountNumber')} value={account.cardNum} />
        <CopyValue
          name={t('deposit.amount')}
          value={money(account.amount)}
          copied={amountInput(account.amount).replaceAll(',', '')}
        />
      </KeyValueList>
      <Note icon={WarningIcon}>{t('deposit.bankWarning')}</Note>
    </section>
  )
}
