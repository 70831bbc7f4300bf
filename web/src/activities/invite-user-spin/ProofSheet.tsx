import { useEffect, useState } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { useMoney } from '../../money/use-money.ts'
import { BottomSheet } from '../../ui/BottomSheet.tsx'
import { Note } from '../../ui/Note.tsx'
import styles from './Fairness.module.css'
import { type PastSpin, type Verdict, verifySpin } from './verify-spin.ts'

type ProofSheetProps = { spin: PastSpin | null; onClose: () => void }

/** Draws a spin again in this browser, and shows from what. */
export function ProofSheet({ spin, onClose }: ProofSheetProps) {
  const t = useText()
  // Stays while the sheet closes, so that its content does not vanish first.
  const [last, setLast] = useState(spin)
  if (spin && spin !== last) setLast(spin)
  return (
    <BottomSheet
      open={spin !== null}
      onClose={onClose}
      title={t('inviteSpin.proof')}
      closeLabel={t('common.close')}
    >
      {last && <Proof key={last.proof.drawId} spin={last} />}
    </BottomSheet>
  )
}

function Proof({ spin }: { spin: PastSpin }) {
  const t = useText()
  const money = useMoney()
  const { proof, from, to } = spin
  const facts = [
    [t('inviteSpin.seedHash'), proof.serverSeedHash],
    [t('inviteSpin.seed'), proof.serverSeed],
    [t('inviteSpin.playerSeed'), `${proof.clientSeed} : ${proof.nonce}`],
    [t('inviteSpin.range'), `${money(from)} – ${money(to)}`],
  ] as const
  return (
    <div className={styles.proof}>
      <Outcome spin={spin} />
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.how}>{t('inviteSpin.how')}</p>
    </div>
  )
}

function Outcome({ spin }: { spin: PastSpin }) {
  const t = useText()
  const money = useMoney()
  const verdict = useVerdict(spin)
  if (verdict === null) return <Note tone="info">{t('inviteSpin.verifying')}</Note>
  if (verdict === 'impossible') return <Note tone="warn">{t('inviteSpin.noCrypto')}</Note>
  const amount = money(verdict.amount)
  return verdict.isSame ? (
    <Note tone="ok">{t('inviteSpin.same', { amount })}</Note>
  ) : (
    <Note tone="bad">{t('inviteSpin.notSame', { amount })}</Note>
  )
}

/** Some browsers have no WebCrypto on an insecure address. */
function useVerdict(spin: PastSpin): Verdict | 'impossible' | null {
  const [verdict, setVerdict] = useState<Verdict | 'impossible' | null>(null)
  useEffect(() => {
    let isShown = true
    void verifySpin(spin)
      .catch(() => 'impossible' as const)
      .then((found) => isShown && setVerdict(found))
    return () => {
      isShown = false
    }
  }, [spin])
  return verdict
}
