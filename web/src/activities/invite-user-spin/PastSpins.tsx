import { useEffect, useState } from 'react'
import { dateTimeText } from '../../i18n/format.ts'
import { useLocale, useText } from '../../i18n/use-text.ts'
import { Answer } from '../../calls/Answer.tsx'
import { useCallPages } from '../../calls/call-pages.ts'
import { useMoney, useShortMoney } from '../../money/use-money.ts'
import { itemArt } from '../../ui/art.ts'
import { Button } from '../../ui/Button.tsx'
import { ListRow } from '../../ui/ListRow.tsx'
import { LoadMore } from '../../ui/LoadMore.tsx'
import { BottomSheet } from '../../ui/BottomSheet.tsx'
import { Note } from '../../ui/Note.tsx'
import { type PastSpin, type Verdict, verifySpin } from './verify-spin.ts'
import styles from './SpinLists.module.css'
import fairnessStyles from './Fairness.module.css'

/** The spins so far, each of which can be verified. */
export function PastSpins() {
  const t = useText()
  const asked = useCallPages('actInviteUserRecord', {})
  const [chosen, choose] = useState<PastSpin | null>(null)
  return (
    <Answer asked={asked}>
      {({ pages }) => {
        const spins = pages.flatMap(({ spinList }) => spinList)
        if (spins.length === 0) return <p className={styles.empty}>{t('inviteSpin.noSpins')}</p>
        return (
          <>
            <ul>
              {spins.map((spin) => (
                <SpinRow key={spin.proof.drawId} spin={spin} onVerify={() => choose(spin)} />
              ))}
            </ul>
            {asked.hasNextPage && (
              <LoadMore
                text={t('inviteSpin.more')}
                isLoading={asked.isFetchingNextPage}
                onMore={() => void asked.fetchNextPage()}
              />
            )}
            <ProofSheet spin={chosen} onClose={() => choose(null)} />
          </>
        )
      }}
    </Answer>
  )
}

function SpinRow({ spin, onVerify }: { spin: PastSpin; onVerify: () => void }) {
  const t = useText()
  const money = useMoney()
  const short = useShortMoney()
  const locale = useLocale()
  const amount = money(spin.amount)
  return (
    <li>
      <ListRow
        image={itemArt('spin-token')}
        title={<span className="num">+{amount}</span>}
        text={[
          t('inviteSpin.ofTarget', { target: short(spin.target) }),
          dateTimeText(spin.time, locale),
        ].join(' · ')}
        end={
          <Button
            size="xs"
            look="outline"
            aria-label={t('inviteSpin.verifySpin', { amount })}
            onClick={onVerify}
          >
            {t('inviteSpin.verify')}
          </Button>
        }
      />
    </li>
  )
}

/** Draws a spin again in this browser, and shows from what. */
function ProofSheet({ spin, onClose }: { spin: PastSpin | null; onClose: () => void }) {
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
    <div className={fairnessStyles.proof}>
      <Outcome spin={spin} />
      <dl className={fairnessStyles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
      <p className={fairnessStyles.how}>{t('inviteSpin.how')}</p>
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
