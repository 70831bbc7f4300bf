import { useCall } from '../../../calls/queries.ts'
import { Answer } from '../../../calls/Answer.tsx'
import walletStyles from '../Wallet.module.css'
import { KycForm } from './KycForm.tsx'
import { KycStatus } from './KycStatus.tsx'
import { isOwnTurn } from './rules.ts'

/** The identity check: how far it is, and the form while it is the player's turn. */
export function KycPage() {
  const asked = useCall('kyc', {})
  return (
    <div className={walletStyles.page}>
      <div className={`${walletStyles.column} ${walletStyles.narrow}`}>
        <Answer asked={asked}>
          {({ kyc }) => (
            <>
              <KycStatus kyc={kyc} />
              {isOwnTurn(kyc.status) && <KycForm />}
            </>
          )}
        </Answer>
      </div>
    </div>
  )
}
