import { type ActivityName, activityTypes } from '@parlour/contract/activity-types.ts'
import type { ComponentType } from 'react'
import type { PageProps } from '../browser/navigation.ts'
import type { PlainTextKey } from '../i18n/texts.ts'
import type { ActivityState } from './kit/activities-store.ts'
import type { WriteRules } from './rules/words.ts'

/** What is promoted: the activities by number, and two programmes that have none. */
export type PromotionName = ActivityName | 'Points' | 'VipRebate'

/** What home carries of a promotion from the start: a few light lines, no code and no words. */
export type ActivityFacts = {
  /** Where a link to it leads. */
  path: string
  /** The colour of light it stands in. */
  hue: string
  /** Its picture, when it is not the one of its number. */
  art?: string
  /** Where its modal opens from: its banner and card in place of a page, or its floating icon. */
  modal?: 'banner' | 'icon'
  /** Is played on its detail page, /reward/detail/<type>, and has no other. */
  hasPanel?: true
  /** Shown in the list of rewards; the others have places of their own. */
  isListed?: true
  /** Has an icon that floats over home. */
  isFloating?: true
  /** What waits in it is a turn to take, not a reward to claim. */
  waitsForTurn?: true
  /** Its progress counts money, of which only the share says something. */
  countsMoney?: true
  /** For whom it is, where being open is not enough. */
  isFor?: (state: KnownActivities) => boolean
  /** The page under /rule that explains it. */
  rulePage?: RulePage
  /** Its own pages. */
  pages?: readonly ActivityPage[]
}

export type RulePage =
  | 'agent'
  | 'agent5'
  | 'christmas'
  | 'dayBonus'
  | 'newYear'
  | 'points'
  | 'signBonus'
  | 'supply'

export type ActivityPage = {
  /** Ends with the name of its title. */
  path: `${string}/${TitleName}`
  /** In both shells without it. */
  shell?: ShellName
  /** The lit entry of tab bar or side menu; without it none on the phone, rewards on desktop. */
  tab?: Partial<Record<ShellName, 2 | 4>>
  /** Open to visitors. */
  isPublic?: true
}

type NameIn<Key> = Key extends `title.${infer Name}` ? Name : never
type TitleName = NameIn<PlainTextKey>

export type ShellName = 'mobile' | 'desktop'
export type KnownActivities = Pick<ActivityState, 'activityMap' | 'isBankrupt'>

/** A promotion's code, which comes when it is needed. */
export type ActivityView<N extends PromotionName> = {
  /** By their paths. */
  pages?: Readonly<Record<string, ComponentType<PageProps>>>
  /** Its content on the detail page. */
  panel?: ComponentType
  /** It shows itself and says when it was closed. */
  modal?: ActivityModal
  writeRules: WriteRules<N>
}

export type ActivityModal = ComponentType<{ onClose: () => void }>

export function isActive(activityMap: Readonly<Record<string, unknown>>, name: ActivityName) {
  return Object.hasOwn(activityMap, String(activityTypes[name]))
}
