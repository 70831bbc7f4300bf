import { activityTypes, isActivityName } from '@parlour/contract/activity-types.ts'
import type { operatorPreviewCalls } from '@parlour/contract/operator/previews.ts'
import type { SeenAs } from '@parlour/contract/operator/seen-as.ts'
import { siteTexts } from '@parlour/contract/site-texts.ts'
import type { z } from 'zod'
import { activityOf } from './activity-edit.ts'
import { bannerRows, noticeRows, textRows } from './offer-kinds.ts'
import type { PreviewKind } from './previews.ts'
import { keepPreview } from './previews.ts'
import type { OperatorContext, OperatorHandlers } from './run.ts'
import { settingsOfSite } from './setting-handlers.ts'

type Calls = typeof operatorPreviewCalls
type Wanted = {
  kind: PreviewKind
  target?: string
  content: object
  schema?: z.ZodType
  seenAs?: SeenAs
}

export const previewHandlers = {
  previewSettings: (ctx, { content }) =>
    show(ctx, '/lobby/home', { kind: 'settings', content, schema: settingsOfSite.schema }),
  async previewBanner(ctx, { id, content }) {
    const schema = await bannerRows.schema(ctx.tx)
    return show(ctx, '/lobby/home', { kind: 'banner', target: targetOf(id), content, schema })
  },
  async previewNotice(ctx, { id, content }) {
    const schema = await noticeRows.schema(ctx.tx)
    return show(ctx, '/lobby/notice', { kind: 'notice', target: targetOf(id), content, schema })
  },
  async previewText(ctx, { id, content }) {
    const page = siteTexts.find((text) => text.id === id)?.page
    if (page === undefined) throw ctx.error('badContent')
    const schema = await textRows.schema(ctx.tx)
    return show(ctx, page, { kind: 'text', target: targetOf(id), content, schema })
  },
  async previewActivity(ctx, { activity, content, seenAs }) {
    const { schema, readNewest } = await activityOf(ctx.tx, activity)
    const act = isActivityName(activity) ? `?act=${activityTypes[activity]}` : ''
    const page = `/lobby/activity${act}`
    const of = { kind: 'activity', target: activity, seenAs } as const
    const { url } = await show(ctx, page, { ...of, content, schema })
    const { content: now } = await readNewest(ctx.tx)
    const { operatorId } = ctx.operator
    const against = await keepPreview(ctx.tx, { ...of, content: now, operatorId })
    return { url: `${url}&against=${against}` }
  },
  previewMail: (ctx, { texts }) => show(ctx, '/lobby/email', { kind: 'mail', content: texts }),
} satisfies OperatorHandlers<Calls>

function targetOf(id: number | null): string {
  return id === null ? '' : String(id)
}

type Showing = Pick<
  OperatorContext<Calls['previewSettings']>,
  'app' | 'tx' | 'operator' | 'about'
> & {
  error: (name: 'badContent') => Error
}

async function show(
  { app, tx, operator, error, about }: Showing,
  page: string,
  { kind, target = '', content, schema, seenAs = 'new' }: Wanted,
): Promise<{ url: string }> {
  const parsed = schema?.safeParse(content)
  if (parsed?.success === false) throw error('badContent')
  about(`preview:${kind}${target && `:${target}`}`)
  const { operatorId } = operator
  const draft = (parsed?.data as object | undefined) ?? content
  const token = await keepPreview(tx, { operatorId, kind, target, content: draft, seenAs })
  const url = new URL(page, app.config.publicUrl)
  url.searchParams.set('preview', token)
  return { url: url.href }
}
