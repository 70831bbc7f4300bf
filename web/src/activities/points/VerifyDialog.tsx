import { useEffect, useState } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Note } from '../../ui/Note.tsx'
import { type PastDraw, type Verdict, verifyDraw } from './points.ts'
import styles from './Points.module.css'

type VerifyDialogProps = { draw: PastDraw; onClose: () => void }

/** Draws again in the player's own browser, from what was committed to before. */
export function VerifyDialog({ draw, onClose }: VerifyDialogProps) {
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
