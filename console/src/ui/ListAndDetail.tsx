import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { CallFailure } from '../calls/send.ts'
import { useText } from '../i18n/texts.ts'
import type { IconName } from './Icon.tsx'
import { MoreButton } from './MoreButton.tsx'
import { Answer, State } from './State.tsx'
import { TopBar } from './TopBar.tsx'

type Pages = {
  next: string | null | undefined
  from: string | null
  show: (next: { cursor: string | null; open: null }) => void
}

type Props<Shown> = {
  title: string
  /** Beside the title: how many, how much. */
  summary?: ReactNode
  /** What is chosen or looked for, above both. */
  bar?: ReactNode
  /** What takes the list away as a file. */
  file?: ReactNode
  of: UseQueryResult<Shown, CallFailure>
  permission: string
  isEmpty: boolean
  empty: { title: string; lead: string; icon?: IconName }
  list: ReactNode
  /** Leads on to the next page, also where this one is worked off. */
  pages?: Pages
  /** The row that is open; nothing where none is. */
  detail: ReactNode
  acts?: ReactNode
  foot?: ReactNode
  /** What wants the room: many columns, or what the open row shows. */
  shape?: 'wide' | 'narrow'
}

/** A queue: rows on the left, the one that is open on the right, what can be done below it. */
export function ListAndDetail<Shown>(props: Props<Shown>) {
  const { title, summary, bar, of, permission, isEmpty, empty, shape = '' } = props
  return (
    <>
      <TopBar title={title} file={props.file}>
        {of.data && summary}
      </TopBar>
      <main className="body">
        {bar}
        <div className={`split ${shape}`}>
          <div className="list">
            <Answer of={of} permission={permission}>
              {() =>
                isEmpty ? (
                  <State icon={empty.icon ?? 'check'} tone="ok" title={empty.title}>
                    {empty.lead}
                  </State>
                ) : (
                  props.list
                )
              }
            </Answer>
            {of.data && props.pages && <Further {...props.pages} />}
          </div>
          <div className="detail">
            {props.detail}
            {props.acts}
          </div>
        </div>
      </main>
      {props.foot && <footer className="foot">{props.foot}</footer>}
    </>
  )
}

function Further({ next, from, show }: Pages) {
  const t = useText()
  return <MoreButton cursor={next} from={from} label={t('common.further')} onMore={show} />
}
