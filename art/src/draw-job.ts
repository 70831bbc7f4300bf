import { activity } from './assets/activities.ts'
import { appIcon } from './assets/app-icons.ts'
import { avatar } from './assets/avatars.ts'
import { banner } from './assets/banners.ts'
import { category } from './assets/categories.ts'
import { item } from './assets/items.ts'
import { swimmer } from './assets/sea.ts'
import { state } from './assets/states.ts'
import { vip } from './assets/vip.ts'
import { card, cardWithoutTitle } from './card/card.ts'
import type { AssetJob } from './jobs.ts'

/** The drawing of a job, as SVG. */
export async function drawJob(job: AssetJob): Promise<string> {
  if (job.kind === 'card') return card(job.game)
  if (job.kind === 'thumb') return cardWithoutTitle(job.game)
  if (job.kind === 'item') return item(job.key)
  if (job.kind === 'activity') return activity(job.key)
  if (job.kind === 'category') return category(job.key)
  if (job.kind === 'state') return state(job.key)
  if (job.kind === 'vip') return vip(job.key)
  if (job.kind === 'avatar') return avatar(job.key)
  if (job.kind === 'sea') return swimmer(job.key)
  if (job.kind === 'banner') return banner(job.key)
  return appIcon(job.key)
}
