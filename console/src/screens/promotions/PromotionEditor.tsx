import type { FormField } from '@parlour/contract/forms/form-field.ts'
import { Link } from 'wouter'
import { useAnswer } from '../../calls/queries.ts'
import type { CallInput, CallOutput } from '../../calls/send.ts'
import { send } from '../../calls/send.ts'
import { Editor, type EditorAct } from '../../forms/Editor.tsx'
import { Group } from '../../forms/FormFields.tsx'
import { useDraft, useSettled } from '../../forms/use-draft.ts'
import { clockText } from '../../i18n/format.ts'
import { useText } from '../../i18n/texts.ts'
import { useMay } from '../../session/me.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Answer, State } from '../../ui/State.tsx'
import { TopBar } from '../../ui/TopBar.tsx'
import { useActs } from '../../ui/use-acts.ts'
import { ForecastCard } from './ForecastCard.tsx'
import { PromotionTabs, usePromotionTabs } from './PromotionTabs.tsx'
import { useKeptDraft } from './use-kept-draft.ts'

type Name = CallInput<'getActivity'>['activity']
type Shown = CallOutput<'getActivity'>
type Content = CallInput<'checkActivity'>['content']
type Decided = Omit<CallInput<'setActivity'>, 'activity' | 'basedOn' | 'reason'>
const permission = 'activities.read'

/** One promotion: what it gives and when, what changes, and what that could cost. */
export function PromotionEditor({ activity, tab }: { activity: Name; tab: string | undefined }) {
  const t = useText()
  const shown = useAnswer('getActivity', { activity })
  const kept = useAnswer('getActivityDraft', { activity }, { isLive: false })
  if (shown.data && kept.data)
    return <Editing activity={activity} tab={tab} shown={shown.data} kept={kept.data.draft} />
  return (
    <>
      <TopBar title={t('nav.promotions')} />
      <main className="body">
        {shown.error?.error === 'badInput' ? (
          <State icon="find" title={t('promo.unknown')} />
        ) : (
          <Answer of={shown} permission={permission}>
            {() => null}
          </Answer>
        )}
      </main>
    </>
  )
}

type Kept = CallOutput<'getActivityDraft'>['draft']
type EditingProps = { activity: Name; tab: string | undefined; shown: Shown; kept: Kept }

function Editing({ activity, tab, shown, kept }: EditingProps) {
  const t = useText()
  const mayDecide = useMay('activities.decide')
  const begun = mayDecide ? kept : null
  const draft = useDraft(shown, begun)
  const savedTime = useKeptDraft(activity, draft, begun)
  const content = useSettled(draft.content) as Content
  const quiet = { isOn: draft.isWritten, isLive: false, keepsLast: true }
  const { data: checked } = useAnswer('checkActivity', { activity, content }, quiet)
  const acts = useActs<EditorAct>()
  const asked = { activity, limit: 50 }
  const listed = useAnswer('listActivityVersions', asked, { isOn: acts.asked === 'versions' })
  const form = shown.form as unknown as FormField
  const perform = (reason: string) =>
    acts.act(async () => {
      const decided = draft.content as Decided
      const change = { activity, basedOn: draft.basedOn, ...decided, reason }
      const { status, version } = await send('setActivity', change)
      draft.discard()
      return status === 'waiting' ? t('common.proposed') : t('form.published', { n: version })
    })
  const Side = usePromotionTabs().find(({ name }) => name === tab)?.View
  return (
    <Editor
      tabs={<PromotionTabs activity={activity} chosen={tab} />}
      instead={Side && <Side activity={activity} />}
      title={t(`promo.name.${activity}`)}
      back={
        <>
          <Link href="/promotions">{t('nav.promotions')}</Link>
          {savedTime !== null && draft.isWritten && (
            <span className="sm">
              {t('promo.saved', { time: clockText(savedTime).slice(0, 5) })}
            </span>
          )}
        </>
      }
      form={form}
      version={shown.version}
      draft={draft}
      checked={checked}
      mayDecide={mayDecide}
      acts={acts}
      versions={{
        listed,
        permission,
        read: async (version) => (await send('getActivity', { activity, version })).content,
      }}
      onSend={perform}
      preview={(seenAs) =>
        send('previewActivity', { activity, content: draft.content as Content, seenAs })
      }
      hasPlayer
      effect={
        <>
          <ForecastCard
            activity={activity}
            version={shown.version}
            config={(content as { config: Content }).config}
          />
          <p className="note">
            <Icon name="info" />
            {t('promo.turns')}
          </p>
        </>
      }
    >
      {(edited) => <Group field={form} path="" edited={edited} />}
    </Editor>
  )
}
