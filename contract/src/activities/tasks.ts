import { z } from 'zod'
import { firstRechargeTaskId, followTaskIds, taskTypes } from '../activity-types.ts'
import { call } from '../call.ts'
import { granted, rewardItem } from '../entities/rewards.ts'
import {
  amount,
  choice,
  count,
  field,
  id,
  jsonText,
  moment,
  nothing,
  siteLink,
} from '../schemas.ts'
import { ascending, coinReward, countField, numberField, targetField } from './config-fields.ts'
import { priceField, rewardsField, taskTypeField, turnoverField } from './config-fields.ts'
import {
  conditionErrors,
  enterErrors,
  freeClaimErrors,
  unknownReward,
  viewErrors,
} from './errors.ts'

const resets = choice('Comes back', [
  ['daily', 'Every day'],
  ['once', 'Never'],
])

const task = z.strictObject({
  id: numberField,
  type: taskTypeField,
  target: targetField,
  timesADay: countField('Times a day', 20).min(1).default(1),
  resets,
  award: rewardsField,
})

type TaskRow = readonly [number, keyof typeof taskTypes, number, number, 'daily' | 'once', number?]

/** Id, type, target, coins, how often it comes back, times a day. */
const defaultTable: TaskRow[] = [
  [101, 'login', 1, 1, 'daily'],
  [102, 'bind', 1, 10, 'once'],
  [103, 'playLuckyGame', 1, 1, 'daily'],
  [firstRechargeTaskId, 'firstPay', 1, 18, 'once'],
  [106, 'playGame', 200_00, 2, 'daily'],
  [107, 'shareFacebook', 1, 1, 'daily', 2],
  [108, 'shareTelegram', 1, 1, 'daily', 2],
  [109, 'shareYoutube', 1, 1, 'daily', 2],
  [110, 'shareInstagram', 1, 1, 'daily', 2],
  [111, 'shareTwitter', 1, 1, 'daily', 2],
  [112, 'shop', 1, 2, 'daily'],
  [114, 'todayPay', 100_00, 5, 'daily'],
  [115, 'todayShareSpin', 1, 1, 'daily'],
]

function taskOf([taskId, type, target, coins, comesBack, timesADay = 1]: TaskRow) {
  return {
    id: taskId,
    type: taskTypes[type],
    target,
    timesADay,
    resets: comesBack,
    award: [coinReward(coins, 2)],
  }
}

const milestone = z.strictObject({
  done: countField('Tasks in a day', 100).min(1),
  bonus: priceField('Bonus'),
})

export const tasksConfig = z.strictObject({
  tasks: z
    .array(task)
    // Channels to follow are FollowRewards'; older configs still list them here.
    .overwrite((rows) => rows.filter(({ type }) => !(type in followTaskIds)))
    .min(1)
    .max(60)
    .refine((rows) => new Set(rows.map((row) => row.id)).size === rows.length, {
      message: 'two tasks have the same id',
    })
    .default(defaultTable.map(taskOf))
    .meta({ label: 'Tasks' }),
  milestones: ascending(field('Milestones', z.array(milestone).max(10)), (row) => row.done).default(
    [
      { done: 3, bonus: 1_00 },
      { done: 5, bonus: 2_00 },
      { done: 7, bonus: 3_00 },
    ],
  ),
  betRate: turnoverField.default(2),
})

const status = z.literal([0, 1, 2])
const taskEntry = z.object({
  id,
  type: taskTypeField,
  resets,
  target: amount,
  progress: amount,
  timesADay: count,
  timesDone: count.describe('How often its reward was claimed today, or ever when it is once'),
  status,
  award: z.array(rewardItem),
  link: siteLink
    .nullable()
    .describe(
      'Where the task is done: a page to follow or share on; null when it is a page of ours',
    ),
})
const achievement = z.object({ done: count, award: z.array(rewardItem), status })

export type TaskEntry = z.output<typeof taskEntry>
export type Achievement = z.output<typeof achievement>

const taskState = {
  achieveNum: count.describe('Tasks done today'),
  achieveData: jsonText(z.array(achievement), 20_000).describe(
    'The rewards for a number of tasks in a day',
  ),
  taskData: jsonText(z.array(taskEntry), 60_000),
  canReceiveTaskAward: z.boolean(),
}

export const tasksCalls = {
  getTaskUser: call('getTaskUser', {
    about: 'Answers the tasks and how far the player is; for a visitor nothing is done yet.',
    public: true,
    input: nothing,
    output: z.object({
      ...taskState,
      betRate: count,
      resetTime: moment.describe('When the daily ones begin anew'),
      serverTime: moment,
    }),
  }),
  appProxyUser4TaskUser: call('appProxyUser4TaskUser', {
    about: 'Answers one task, with what it still asks for.',
    input: z.strictObject({ taskId: id }),
    output: z.object({ task: taskEntry }),
    errors: { ...viewErrors, unknownTask: 1011 },
  }),
  appProxyUser4TaskUserShare: call('appProxyUser4TaskUserShare', {
    about: 'Records that the player went to share or follow, for the task that asks for it.',
    writes: true,
    input: z.strictObject({ taskId: id }),
    output: z.object({ task: taskEntry, shareUrl: siteLink.nullable() }),
    errors: { ...enterErrors, mobileNotBound: conditionErrors.mobileNotBound, unknownTask: 1011 },
  }),
  appProxyUser4TaskUserReceive: call('appProxyUser4TaskUserReceive', {
    about: 'Claims a finished task, or the reward for a number of them in a day.',
    writes: true,
    input: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('task'), taskId: id }),
      z.strictObject({ kind: z.literal('milestone'), done: count }),
    ]),
    output: z.object({ ...taskState, ...granted }),
    errors: { ...freeClaimErrors, ...unknownReward },
  }),
}
