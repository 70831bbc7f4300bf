import type { Both, FormField } from '@parlour/contract/forms/form-field.ts'
import { Link, useParams } from 'wouter'
import { useAnswer } from '../../calls/queries.ts'
import type { CallInput, CallOutput } from '../../calls/send.ts'
import { send } from '../../calls/send.ts'
import { Editor, type EditorAct } from '../../forms/Editor.tsx'
import { Group } from '../../forms/FormFields.tsx'
import { useBoth } from '../../forms/use-both.ts'
import { useDraft, useSettled } from '../../forms/use-draft.ts'
import { useText } from '../../i18n/texts.ts'
import { useMay } from '../../session/me.ts'
import { Answer } from '../../ui/State.tsx'
import { TopBar } from '../../ui/TopBar.tsx'
import { useActs } from '../../ui/use-acts.ts'
import { SwitchOff } from './SwitchOff.tsx'

type Settings = CallOutput<'getSettings'>
type Content = CallInput<'setSettings'>['content']
const permission = 'settings.read'

/** What holds for the whole site, page by page. */
export function SettingsScreen() {
  const t = useText()
  const shown = useAnswer('getSettings', {})
  if (shown.data) return <SettingsEditor shown={shown.data} />
  return (
    <>
      <TopBar title={t('nav.settings')} />
      <main className="body">
        <Answer of={shown} permission={permission}>
          {() => null}
        </Answer>
      </main>
    </>
  )
}

function SettingsEditor({ shown }: { shown: Settings }) {
  const t = useText()
  const text = useBoth()
  const { page: named } = useParams<{ page?: string }>()
  const draft = useDraft(shown)
  const content = useSettled(draft.content) as Content
  const isOn = draft.isWritten
  const quiet = { isOn, isLive: false, keepsLast: true }
  const { data: checked } = useAnswer('checkSettings', { content }, quiet)
  const acts = useActs<EditorAct>()
  const mayDecide = useMay('settings.decide')
  const listed = useAnswer(
    'listSettingsVersions',
    { limit: 50 },
    { isOn: acts.asked === 'versions' },
  )
  const page = shown.pageList.find((one) => one.page === named) ?? shown.pageList[0]
  if (!page) return null
  const form = shown.form as unknown as FormField
  const placed = Object.entries(form.fields ?? {}).filter(([name]) => page.fieldList.includes(name))
  // The heading of the page names its only group.
  const unnamed = placed.map(
    ([name, field]) => [name, { ...field, label: ['', ''] as Both }] as const,
  )
  const isOne = placed.length === 1 && placed[0]?.[1].kind === 'group'
  const fields = Object.fromEntries(isOne ? unnamed : placed)
  const perform = (reason: string) =>
    acts.act(async () => {
      const asked = { basedOn: draft.basedOn, content: draft.content as Content, reason }
      const { status, version } = await send('setSettings', asked)
      draft.discard()
      return status === 'waiting' ? t('common.proposed') : t('form.published', { n: version })
    })
  const changedPages = new Set(
    (isOn ? (checked?.changeList ?? []) : []).map(({ path }) => path.split('.')[0] ?? ''),
  )
  return (
    <Editor
      title={t('nav.settings')}
      form={form}
      version={shown.version}
      draft={draft}
      checked={checked}
      mayDecide={mayDecide}
      acts={acts}
      versions={{
        listed,
        permission,
        read: async (version) => (await send('getSettings', { version })).content,
      }}
      onSend={perform}
      preview={() => send('previewSettings', { content: draft.content as Content })}
      effect={checked?.effect && isOn && <Effect {...checked.effect} />}
      side={
        <nav className="sn" aria-label={t('set.pages')}>
          {shown.pageList.map((one) => (
            <Link
              key={one.page}
              href={`/settings/${one.page}`}
              className={one === page ? 'on' : ''}
              aria-current={one === page ? 'page' : undefined}
            >
              {text(one.label)}
              {one.fieldList.some((name) => changedPages.has(name)) && (
                <span className="mk" aria-label={t('set.changed')} role="img" />
              )}
            </Link>
          ))}
        </nav>
      }
    >
      {(edited) => (
        <>
          <h2 className="big">{text(page.label)}</h2>
          <Group field={{ kind: 'group', label: ['', ''], fields }} path="" edited={edited} />
          {page.page === 'switches' && <SwitchOff content={shown.content} form={form} />}
        </>
      )}
    </Editor>
  )
}

type EffectProps = { days: number; waited: number; wouldWait: number }

function Effect({ days, waited, wouldWait }: EffectProps) {
  const t = useText()
  const more = wouldWait - waited
  return (
    <section className="card">
      <div className="ch">
        <h2>{t('set.effect')}</h2>
        <span className="sp" />
        <span className="sm mute">{t('set.effectDays', { n: days })}</span>
      </div>
      <div className="cb">
        <p>
          <span className="big">{Math.abs(more).toLocaleString('en')}</span>{' '}
          {t(more >= 0 ? 'set.more' : 'set.fewer')}
        </p>
        <p className="sm mute">{t('set.waited', { waited, would: wouldWait })}</p>
      </div>
    </section>
  )
}
