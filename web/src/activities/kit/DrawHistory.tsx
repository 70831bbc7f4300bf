import type { RewardItem } from '@parlour/contract/reward-items.ts'
import { useEffect, useState } from 'react'
import { dateTimeText } from '../../i18n/format.ts'
import { useLocale, useText } from '../../i18n/use-text.ts'
import { itemArt } from '../../ui/art.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { ListRow } from '../../ui/ListRow.tsx'
import { Note } from '../../ui/Note.tsx'
import { SectionHeader } from '../../ui/SectionHeader.tsx'
import { useRewardLines } from '../../rewards/use-reward-lines.ts'
import { type PastDraw, type Verdict, verifyDraw } from './verify-draw.ts'
import styles from './DrawHistory.module.css'

export type ShownDraw = PastDraw & {
  propList: readonly RewardItem[]
  time: number
  /** What else there is to say of it. */
  note?: string
}

type DrawHistoryProps = {
  draws: readonly ShownDraw[]
  /** What the next draw is already fixed by. */
  nextSeedHash: string
}

/** The player's own draws. Each can be checked. */
export function DrawHistory({ draws, nextSeedHash }: DrawHistoryProps) {
  const t = useText()
  const [checked, setChecked] = useState<ShownDraw | null>(null)
  return (
    <section>
      <SectionHeader title={t('draws.history')} />
      {draws.length === 0 && <p className={styles.none}>{t('draws.none')}</p>}
      {draws.length > 0 && (
        <ul className={styles.list}>
          {draws.map((draw) => (
            <li key={draw.proof.drawId}>
              <DrawRow draw={draw} onVerify={() => setChecked(draw)} />
            </li>
          ))}
        </ul>
      )}
      <details className={styles.hash}>
        <summary>{t('draws.next')}</summary>
        {t('draws.nextHash')} <code>{nextSeedHash}</code>
      </details>
      {checked && (
        <VerifyDialog key={checked.proof.drawId} draw={checked} onClose={() => setChecked(null)} />
      )}
    </section>
  )
}

function DrawRow({ draw, onVerify }: { draw: ShownDraw; onVerify: () => void }) {
  const t = useText()
  const locale = useLocale()
  const [line] = useRewardLines(draw.propList)
  if (!line) return null
  const time = dateTimeText(draw.time, locale)
  return (
    <ListRow
      image={itemArt(line.item)}
      title={<span className="num">{line.amountText}</span>}
      text={draw.note === undefined ? time : `${draw.note} · ${time}`}
      end={
        <Button size="xs" onClick={onVerify} aria-label={t('draws.verifyOf', { time })}>
          {t('draws.verify')}
        </Button>
      }
    />
  )
}

type VerifyDialogProps = { draw: ShownDraw; onClose: () => void }

/** Draws again in the player's own browser, from what was committed to before. */
function VerifyDialog({ draw, onClose }: VerifyDialogProps) {
  const t = useText()
  const [isOpen, setOpen] = useState(true)
  const [verdict, setVerdict] = useState<Verdict | null>(null)
  const { serverSeed, serverSeedHash, clientSeed, nonce } = draw.proof
  useEffect(() => {
    void verifyDraw(draw).then(setVerdict)
  }, [draw])
  const close = (): void => {
    setOpen(false)
    setTimeout(onClose, closingMs)
  }
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      title={t('draws.verifyTitle')}
      text={t('draws.verifyText')}
      closeLabel={t('common.close')}
      actions={
        <Button look="brand" isBlock onClick={close}>
          {t('common.close')}
        </Button>
      }
    >
      {verdict && (
        <Note tone={verdict.isSame ? 'ok' : 'bad'}>
          {t(verdict.isSame ? 'draws.isFair' : 'draws.isNotFair')}
        </Note>
      )}
      <dl className={styles.seeds}>
        <Seed name={t('draws.seedHash')} value={serverSeedHash} />
        <Seed name={t('draws.serverSeed')} value={serverSeed} />
        <Seed name={t('draws.playerSeed')} value={clientSeed} />
        <Seed name={t('draws.nonce')} value={String(nonce)} />
      </dl>
    </Dialog>
  )
}

const closingMs = 350

function Seed({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <code>{value}</code>
      </dd>
    </div>
  )
}
