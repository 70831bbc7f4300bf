import { useEffect } from 'react'
import { useIsDesktop } from '../../../browser/viewport.ts'
import { dateTimeText, pointsText } from '../../../i18n/format.ts'
import { useLocale, useText } from '../../../i18n/use-text.ts'
import { useMoney } from '../../../money/use-money.ts'
import { talkPath } from '../../../site/talk-subject.ts'
import { BottomSheet } from '../../../ui/BottomSheet.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { CloseIcon, HeadsetIcon } from '../../../ui/icons.ts'
import { KeyValue, KeyValueList } from '../../../ui/KeyValue.tsx'
import { sourceOf } from '../sources.ts'
import { type Entry, kindTexts, signed } from './entries.ts'
import styles from './Records.module.css'

type EntryDetailProps = { entry: Entry | null; isPoints: boolean; onClose: () => void }

/** Beside the list where there is room, over it on a phone. */
export function EntryDetail({ entry, isPoints, onClose }: EntryDetailProps) {
  const t = useText()
  const isWide = useIsDesktop()
  useEffect(() => {
    if (!isWide || !entry) return
    const close = ({ key }: KeyboardEvent) => key === 'Escape' && onClose()
    addEventListener('keydown', close)
    return () => removeEventListener('keydown', close)
  }, [isWide, entry, onClose])
  if (!isWide)
    return (
      <BottomSheet
        open={entry !== null}
        onClose={onClose}
        title={t('wallet.entry')}
        closeLabel={t('common.close')}
      >
        {entry && <Facts entry={entry} isPoints={isPoints} />}
      </BottomSheet>
    )
  if (!entry) return null
  return (
    <aside className={styles.detail} aria-label={t('wallet.entry')}>
      <Card look="flat">
        <div className={styles.detailHead}>
          <b>{t(kindTexts[entry.kind])}</b>
          <IconButton icon={CloseIcon} label={t('common.close')} onClick={onClose} isSmall />
        </div>
        <Facts entry={entry} isPoints={isPoints} />
      </Card>
      <p className={styles.keys}>{t('wallet.entryKeys')}</p>
    </aside>
  )
}

function Facts({ entry, isPoints }: { entry: Entry; isPoints: boolean }) {
  const t = useText()
  const locale = useLocale()
  const money = useMoney()
  const write = isPoints ? pointsText : money
  const { entryId, kind, source, change, balance, time } = entry
  const isOrder = kind === 'deposit' || kind === 'withdrawal'
  return (
    <div className={styles.facts}>
      <b className={`num ${styles.sum} ${change > 0 ? styles.up : ''}`}>{signed(change, write)}</b>
      <p className={`num ${styles.when}`}>
        {t(kindTexts[kind])} · {dateTimeText(time, locale)}
      </p>
      {source !== '' && <p className={styles.source}>{sourceOf(t, source)}</p>}
      <KeyValueList>
        <KeyValue name={t('wallet.before')}>{write(balance - change)}</KeyValue>
        <KeyValue name={t('wallet.after')}>{write(balance)}</KeyValue>
        <KeyValue name={t('wallet.entryId')}>{entryId}</KeyValue>
      </KeyValueList>
      <Button
        size="sm"
        isBlock
        icon={HeadsetIcon}
        href={talkPath(isOrder && source !== '' ? { orderId: source } : {})}
      >
        {t('wallet.askEntry')}
      </Button>
    </div>
  )
}
