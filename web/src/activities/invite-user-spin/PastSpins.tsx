import { useState } from 'react'
import { dateTimeText } from '../../i18n/format.ts'
import { useLocale, useText } from '../../i18n/use-text.ts'
import { Answer } from '../../calls/Answer.tsx'
import { useCallPages } from '../../calls/call-pages.ts'
import { useMoney, useShortMoney } from '../../money/use-money.ts'
import { itemArt } from '../../ui/art.ts'
import { Button } from '../../ui/Button.tsx'
import { ListRow } from '../../ui/ListRow.tsx'
import { LoadMore } from '../../ui/LoadMore.tsx'
import { ProofSheet } from './ProofSheet.tsx'
import styles from './SpinLists.module.css'
import type { PastSpin } from './verify-spin.ts'

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
