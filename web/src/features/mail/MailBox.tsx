import { serverNowMs } from '../../browser/clock.ts'
import { useText } from '../../i18n/use-text.ts'
import { useCallPages } from '../../calls/call-pages.ts'
import { usePress } from '../../calls/use-press.ts'
import { failureText } from '../../calls/show-failure.ts'
import { Button } from '../../ui/Button.tsx'
import { LoadMore } from '../../ui/LoadMore.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/StateView.tsx'
import { ChoiceBar, useChoice } from './ChoiceBar.tsx'
import { deleteMails } from './delete-mails.ts'
import styles from './MailBox.module.css'
import { MailRow } from './MailRow.tsx'
import { type Box, boxTitles, canDelete, type MailHead } from './mail-state.ts'

export type MailBoxProps = {
  /** Null until it is known which box to begin with. */
  box: Box | null
  openId: number | null
  onOpen: (mailId: number) => void
}

/** One box of mail: newest first, read on while the player scrolls. */
export function MailBox({ box, ...props }: MailBoxProps) {
  return box === null ? <Waiting /> : <OpenBox box={box} {...props} />
}

type OpenBoxProps = MailBoxProps & { box: Box }

function OpenBox(props: OpenBoxProps) {
  const pages = useCallPages('getMail2', { box: props.box })
  const mails = pages.data?.pages.flatMap((page) => page.mailList)
  if (!mails && pages.isError) return <Failed error={pages.error} onRetry={pages.refetch} />
  if (!mails) return <Waiting />
  if (mails.length === 0) return <Empty box={props.box} />
  return (
    <>
      <Mails {...props} mails={mails} />
      {pages.hasNextPage && <More isLoading={pages.isFetching} onMore={pages.fetchNextPage} />}
    </>
  )
}

function Mails({ mails, openId, onOpen }: OpenBoxProps & { mails: readonly MailHead[] }) {
  const choice = useChoice()
  const { chosen } = choice
  const deletable = mails.filter((mail) => canDelete(mail, serverNowMs())).map(({ id }) => id)
  const { press: remove } = usePress(async () => {
    if (chosen && (await deleteMails([...chosen]))) choice.end()
  })
  return (
    <>
      <ChoiceBar choice={choice} deletable={deletable} onDelete={remove} />
      <ul className={styles.list}>
        {mails.map((mail) => (
          <li key={mail.id}>
            <MailRow
              mail={mail}
              isOpen={mail.id === openId}
              onOpen={onOpen}
              choice={
                chosen
                  ? {
                      isChosen: chosen.has(mail.id),
                      onChange: (isChosen) => choice.toggle(mail.id, isChosen),
                    }
                  : undefined
              }
            />
          </li>
        ))}
      </ul>
    </>
  )
}

function More({ isLoading, onMore }: { isLoading: boolean; onMore: () => unknown }) {
  const t = useText()
  return <LoadMore text={t('mail.more')} isLoading={isLoading} onMore={() => void onMore()} />
}

function Waiting() {
  return (
    <div className={styles.list} aria-busy="true">
      {[1, 2, 3, 4, 5].map((row) => (
        <Skeleton key={row} className={styles.bone} />
      ))}
    </div>
  )
}

function Empty({ box }: { box: Box }) {
  const t = useText()
  const note = box === 1 ? t('mail.noRewardsNote') : t('mail.noneNote')
  return <EmptyState title={t('mail.none', { box: t(boxTitles[box]) })} text={note} />
}

function Failed({ error, onRetry }: { error: unknown; onRetry: () => unknown }) {
  const t = useText()
  return (
    <ErrorState
      title={t('mail.failed')}
      text={failureText(error)}
      action={
        <Button look="brand" onClick={() => void onRetry()}>
          {t('common.retry')}
        </Button>
      }
    />
  )
}
