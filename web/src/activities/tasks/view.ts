import type { ActivityView } from '../activity.ts'
import { TasksPage } from './TasksPage.tsx'
import { writeRules } from './rules.ts'

export const view: ActivityView<'Tasks'> = {
  pages: { '/profile/task': TasksPage, '/lobby/task': TasksPage },
  writeRules,
}
