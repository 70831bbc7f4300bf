import type { FormField, FormProblem } from '@parlour/contract/forms/form-field.ts'
import type { ReactNode } from 'react'
import { useText } from '../i18n/texts.ts'
import { useMe } from '../session/me.ts'
import { Icon } from '../ui/Icon.tsx'
import { ReasonDialog } from '../ui/ReasonDialog.tsx'
import { Toast } from '../ui/Toast.tsx'
import { TopBar } from '../ui/TopBar.tsx'
import type { useActs } from '../ui/use-acts.ts'
import type { Change } from './units.ts'
import { Changes } from './Changes.tsx'
import { type AskPreview, Preview } from './Preview.tsx'
import type { Edited } from './edited.ts'
import type { DraftState } from './use-draft.ts'
import { useBoth } from './use-both.ts'
import { changeTexts } from './value-text.ts'
import { VersionsDialog, type Versions } from './VersionsDialog.tsx'

export type EditorAct = 'send' | 'versions'
type Checked = { problemList: FormProblem[]; changeList: Change[]; wantsTwo: boolean }
type Props = {
  title: string
  /** Beside the title: the way back. */
  back?: ReactNode
  form: FormField
  /** The version in force; rows that are no versions have none. */
  version?: number
  draft: DraftState
  checked: Checked | undefined
  mayDecide: boolean
  acts: ReturnType<typeof useActs<EditorAct>>
  versions?: Versions
  /** Makes the draft the next version, or proposes it. */
  onSend: (reason: string) => void
  /** Where players would see the draft. */
  preview?: AskPreview | undefined
  hasPlayer?: boolean
  /** Left of the fields. */
  side?: ReactNode
  /** Below the changes: what they lead to. */
  effect?: ReactNode
  file?: ReactNode
  /** Below the title: other sides of what is edited. */
  tabs?: ReactNode
  /** Another side that is shown; what is written stays. */
  instead?: ReactNode
  children: (edited: Edited) => ReactNode
}

/** Where something versioned is changed: its fields, what differs, and who must agree. */
export function Editor(props: Props) {
  const { title, back, form, version, draft, checked, mayDecide, acts, side, effect } = props
  const t = useText()
  const text = useBoth()
  const { data: me } = useMe()
  const currency = me?.currency ?? ''
  const changes = draft.isWritten ? (checked?.changeList ?? []) : []
  const problems = draft.isWritten ? (checked?.problemList ?? []) : []
  const canSend = changes.length > 0 && problems.length === 0 && !draft.isStale && !acts.isBusy
  const changed = new Map(changes.map((one) => [one.path, one]))
  const edited: Edited = {
    content: draft.content,
    set: draft.set,
    changed: new Set(changed.keys()),
    wasText: (path) => {
      const change = changed.get(path) ?? { path, before: null, after: null }
      const of = { change, changes, content: draft.content }
      return t('form.was', { value: changeTexts({ t, text, currency }, form, of).before })
    },
    problems,
    currency,
    isLocked: !mayDecide,
  }
  const sendText = t(checked?.wantsTwo ? 'form.ask' : 'form.publish')
  return (
    <>
      <TopBar title={title} file={props.file}>
        <span className="row">
          {back}
          {version !== undefined && (
            <span className="tag ok">{t('form.inForce', { n: version })}</span>
          )}
          {changes.length > 0 && (
            <span className="tag iris">{t('form.changes', { n: changes.length })}</span>
          )}
        </span>
      </TopBar>
      {props.tabs}
      {props.instead ?? (
        <main className={`body edit ${side ? 'three' : ''}`}>
          {side}
          <div className="scroll flat">{props.children(edited)}</div>
          <div className="scroll aside">
            <EditorActs {...props} canSend={canSend} sendText={sendText} />
            {draft.isStale && (
              <div className="note gold" role="alert">
                <Icon name="warn" />
                <span>
                  {version === undefined ? t('form.staleRow') : t('form.stale', { n: version })}
                </span>
                <button type="button" className="btn sm" onClick={draft.keep}>
                  {t('form.keep')}
                </button>
              </div>
            )}
            {problems.length > 0 && (
              <p className="note bad">
                <Icon name="warn" />
                {t('form.problems', { n: problems.length })}
              </p>
            )}
            <Changes
              title={version === undefined ? t('form.changed') : t('form.against', { n: version })}
              form={form}
              changes={changes}
              content={draft.content}
              currency={currency}
            />
            {props.preview && (
              <Preview
                key={draft.turn}
                ask={props.preview}
                canAsk={problems.length === 0}
                hasPlayer={props.hasPlayer ?? false}
              />
            )}
            {effect}
            {canSend && checked?.wantsTwo && (
              <p className="note gold">
                <Icon name="two" />
                {t('form.two')}
              </p>
            )}
            <p className="note">
              <Icon name="clock" />
              {t('form.atOnce')}
            </p>
          </div>
        </main>
      )}
      {acts.asked === 'send' && (
        <ReasonDialog
          title={sendText}
          lead={t(checked?.wantsTwo ? 'form.askLead' : 'form.publishLead')}
          confirm={sendText}
          isDangerous={false}
          acts={acts}
          onConfirm={props.onSend}
        />
      )}
      {acts.asked === 'versions' && props.versions && (
        <VersionsDialog of={props.versions} acts={acts} draft={draft} />
      )}
      <Toast text={acts.said} onGone={acts.hush} />
    </>
  )
}

type ActsProps = Pick<Props, 'draft' | 'versions' | 'mayDecide' | 'acts'> & {
  canSend: boolean
  sendText: string
}

function EditorActs({ draft, versions, mayDecide, acts, canSend, sendText }: ActsProps) {
  const t = useText()
  return (
    <div className="row flow">
      {versions && (
        <button type="button" className="btn q" onClick={() => acts.ask('versions')}>
          <Icon name="rot" />
          {t('form.versions')}
        </button>
      )}
      <span className="sp" />
      {mayDecide && (
        <>
          <button
            type="button"
            className="btn q"
            disabled={!draft.isWritten}
            onClick={draft.discard}
          >
            {t('form.discard')}
          </button>
          <button
            type="button"
            className="btn p"
            disabled={!canSend}
            onClick={() => acts.ask('send')}
          >
            {sendText}
          </button>
        </>
      )}
      {acts.fault && acts.asked === null && (
        <span className="bad" role="alert">
          {acts.fault}
        </span>
      )}
    </div>
  )
}
