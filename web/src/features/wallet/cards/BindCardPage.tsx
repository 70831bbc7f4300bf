import { useSearchParams } from 'wouter'
import { useText } from '../../../i18n/use-text.ts'
import { Answer } from '../../../calls/Answer.tsx'
import { useCall } from '../../../calls/queries.ts'
import { Note } from '../../../ui/Note.tsx'
import { EmptyState } from '../../../ui/StateView.tsx'
import walletStyles from '../Wallet.module.css'
import { CardForm } from './CardForm.tsx'

/** Binds a card, or changes the one the address names. `back=1` returns to where one came from. */
export function BindCardPage() {
  const t = useText()
  const [search] = useSearchParams()
  const changedId = Number(search.get('id')) || null
  const trade = useCall('tradeInfo', {})
  const kyc = useCall('kyc', {})
  const exchange = useCall('getExchange', {}, { enabled: changedId !== null })
  const verifiedName = kyc.data?.kyc.status === 'verified' ? kyc.data.kyc.realName : null
  const isWaiting = changedId !== null && !exchange.data
  const changed = exchange.data?.appUserBankList.find(({ id }) => id === changedId) ?? null
  // Of the two the one that is still missing says why, and is asked for again.
  const missing = trade.data && isWaiting ? exchange : trade
  const wanted = { ...missing, data: kyc.isPending || isWaiting ? undefined : trade.data }
  return (
    <div className={walletStyles.page}>
      <div className={`${walletStyles.column} ${walletStyles.narrow}`}>
        {search.get('for') === 'deposit' && <Note>{t('wallet.cardForDeposit')}</Note>}
        <Note tone="info">{t('wallet.cardRule')}</Note>
        <Answer asked={wanted}>
          {({ bankList }) =>
            changedId !== null && !changed ? (
              <EmptyState title={t('wallet.noCards')} text={t('wallet.refusedCard')} />
            ) : (
              <CardForm
                banks={bankList}
                changed={changed}
                verifiedName={verifiedName}
                askedBankId={Number(search.get('bankId')) || null}
                goesBack={search.get('back') === '1'}
              />
            )
          }
        </Answer>
      </div>
    </div>
  )
}
