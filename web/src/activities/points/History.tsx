import { useEffect, useState } from 'react'
import { dateTimeText, pointsText } from '../../i18n/format.ts'
import { useLocale, useText } from '../../i18n/use-text.ts'
import { itemArt } from '../../ui/art.ts'
import { Button } from '../../ui/Button.tsx'
import { ListRow } from '../../ui/ListRow.tsx'
import { SectionHeader } from '../../ui/SectionHeader.tsx'
import { useRewardLines } from '../kit/RewardItems.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Note } from '../../ui/Note.tsx'
import { type PastDraw, type Points, type Verdict, verifyDraw } from './points.ts'
import styles from './Points.module.css'

/** The player's own draws. Each can be checked. */
export function History({ points: { historyList, drawList } }: { points: Points }) {
  const t = useText()
  const [checked, setChecked] = useState<PastDraw | null>(null)
  return (
    <section>
      <SectionHeader title={t('points.history')} />
      {historyList.length === 0 && <p className={styles.none}>{t('points.noHistory')}</p>}
      {historyList.length > 0 && (
        <ul className={styles.list}>
          {historyList.map((draw) => (
            <li key={draw.proof.drawId}>
              <DrawRow
                draw={draw}
                cost={drawList.find(({ id }) => id === draw.lotteryId)?.cost}
                onVerify={() => setChecked(draw)}
              />
            </li>
          ))}
        </ul>
      )}
      {checked && (
        <VerifyDialog key={checked.proof.drawId} draw={checked} onClose={() => setChecked(null)} />
      )}
    </section>
  )
}

type DrawRowProps = { draw: PastDraw; cost: number | undefined; onVerify: () => void }

function DrawRow({ draw, cost, onVerify }: DrawRowProps) {
  const t = useText()
  const locale = useLocale()
  const [line] = useRewardLines(draw.propList)
  if (!line) return null
  const time = dateTimeText(draw.time, locale)
  return (
    <ListRow
      image={itemArt(line.item)}
      title={<span className="num">{line.amountText}</span>}
      text={
        <>
          {cost !== undefined && `${t('points.cost', { points: pointsText(cost) })} · `}
          {time}
        </>
      }
      end={
        <Button size="xs" onClick={onVerify} aria-label={t('points.verifyOf', { time })}>
          {t('points.verify')}
        </Button>
      }
    />
  )
}

type VerifyDialogProps = { draw: PastDraw; onClose: () => void }

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
      title={t('points.verifyTitle')}
      text={t('points.verifyText')}
      closeLabel={t('common.close')}
      actions={
        <Button look="brand" isBlock onClick={close}>
          {t('common.close')}
        </Button>
      }
    >
      {verdict && (
        <Note tone={verdict.isSame ? 'ok' : 'bad'}>
          {t(verdict.isSame ? 'points.isFair' : 'points.isNotFair')}
        </Note>
      )}
      <dl className={styles.seeds}>
        <Seed name={t('points.seedHash')} value={serverSeedHash} />
        <Seed name={t('points.serverSeed')} value={serverSeed} />
        <Seed name={t('points.playerSeed')} value={clientSeed} />
        <Seed name={t('points.nonce')} value={String(nonce)} />
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
