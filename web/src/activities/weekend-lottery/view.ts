import type { ActivityView } from '../activity.ts'
import { writeRules } from './rules.ts'
import { WeekendLotteryPage } from './WeekendLotteryPage.tsx'

export const view: ActivityView<'WeekendLottery'> = {
  pages: { '/activity/weekendLottery': WeekendLotteryPage },
  writeRules,
}
