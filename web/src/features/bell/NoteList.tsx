import { type NoteGroup, noteGroups } from '@parlour/contract/note-kinds.ts'
import { useState } from 'react'
import { Answer } from '../../calls/Answer.tsx'
import { send } from '../../calls/api.ts'
import { useCallPages } from '../../calls/call-pages.ts'
import { showFailure } from '../../calls/show-failure.ts'
import { useText } from '../../i18n/use-text.ts'
import { useSession } from '../../session/store.ts'
import { Button } from '../../ui/Button.tsx'
import { Chip, ChipRow } from '../../ui/Chip.tsx'
import { CheckIcon } from '../../ui/icons.ts'
import { LoadMore } from '../../ui/LoadMore.tsx'
import { EmptyState } from '../../ui/StateView.tsx'
import styles from './Bell.module.css'
import { NoteRow } from './NoteRow.tsx'
import type { Note } from './note-words.ts'

type Group = NoteGroup | 'all'

/** What happened, newest first. Opening it marks nothing as read. */
export function NoteList({ isShort = false }: { isShort?: boolean }) {
  const t = useText()
  const [group, setGroup] = useState<Group>('all')
  const asked = useCallPages('getNotes', group === 'all' ? {} : { group })
  const notes = asked.data?.pages.flatMap(({ noteList }) => noteList)
  return (
    <>
      <div className={styles.tools}>
        <ChipRow label={t('bell.groups')} chosen={group}>
          {(['all', ...noteGroups] as const).map((each) => (
            <Chip key={each} isOn={each === group} onClick={() => setGroup(each)}>
              {t(`bell.group.${each}`)}
            </Chip>
          ))}
        </ChipRow>
        {group === 'all' && <ReadAll newest={notes?.[0]} />}
      </div>
      <Answer asked={{ ...asked, data: notes }}>
        {(all) =>
          all.length === 0 ? (
            <EmptyState title={t('bell.none')} text={t('bell.noneNote')} />
          ) : (
            <ul className={styles.list}>
              {(isShort ? all.slice(0, shortLength) : all).map((note) => (
                <li key={note.id}>
                  <NoteRow note={note} />
                </li>
              ))}
            </ul>
          )
        }
      </Answer>
      {!isShort && asked.hasNextPage && (
        <LoadMore
          text={t('bell.more')}
          isLoading={asked.isFetching}
          onMore={() => void asked.fetchNextPage()}
        />
      )}
    </>
  )
}

const shortLength = 6

function ReadAll({ newest }: { newest: Note | undefined }) {
  const t = useText()
  const unread = useSession(({ details }) => details?.unreadNotes ?? 0)
  if (!newest || unread === 0) return null
  const readAll = () => send('markNotesRead', { id: newest.id, andOlder: true }).catch(showFailure)
  return (
    <Button
      look="outline"
      size="xs"
      icon={CheckIcon}
      className={styles.readAll}
      onClick={() => void readAll()}
    >
      {t('bell.readAll')}
    </Button>
  )
}
