import { z } from 'zod'
import { taskTypes } from '../activity-types.ts'
import { call } from '../call.ts'
import {
  committed,
  drawn,
  granted,
  odds,
  ownDraws,
  ownSeed,
  rewardItems,
} from '../entities/rewards.ts'
import { amount, betRate, count, day, expireTime, id, moment, nothing } from '../schemas.ts'
import { field, siteLink } from '../schemas.ts'
import { ascending, coinField, coinPrizes, countField, numberField } from './config-fields.ts'
import { priceField, prizesField, targetField, taskTypeField } from './config-fields.ts'
import { turnoverField, yearDayField } from './config-fields.ts'
import {
  claimErrors,
  conditionErrors,
  drawErrors,
  enterErrors,
  freeClaimErrors,
  unknownReward,
  viewErrors,
} from './errors.ts'

const task = z.strictObject({
  id: numberField,
  type: taskTypeField,
  target: targetField,
  active: countField('Active points', 1_000),
  draws: countField('Draws', 10).default(0).describe('Draws that it gives as well'),
})

const defaultTasks: z.output<typeof task>[] = [
  { id: 1, type: taskTypes.login, target: 1, active: 2, draws: 0 },
  { id: 2, type: taskTypes.todayPay, target: 100_00, active: 4, draws: 1 },
  { id: 3, type: taskTypes.playGame, target: 500_00, active: 4, draws: 1 },
  { id: 4, type: taskTypes.shareFacebook, target: 1, active: 2, draws: 0 },
]

const box = z.strictObject({
  active: countField('Active points', 1_000),
  bonus: priceField('Bonus'),
})

const drawWeights = [
  [2, 600],
  [5, 250],
  [18, 120],
  [88, 30],
] as const

const vipGifts = [3, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000].map((coins) => coins * 100)

export const newYearConfig = z.strictObject({
  from: yearDayField('From').default('12-28'),
  to: yearDayField('To and including').default('01-05'),
  tasks: field('Tasks', z.array(task).min(1).max(30).default(defaultTasks)),
  boxes: ascending(field('Boxes', z.array(box).min(1).max(10)), (row) => row.active).default([
    { active: 20, bonus: 5_00 },
    { active: 40, bonus: 10_00 },
    { active: 60, bonus: 18_00 },
    { active: 80, bonus: 38_00 },
    { active: 100, bonus: 88_00 },
  ]),
  prizes: prizesField.default(coinPrizes(drawWeights, 5)),
  fireworkFrom: priceField('A firework from a win of').default(88_00),
  giftDay: yearDayField('Day of the gift').default('01-01'),
  vipGifts: z
    .array(coinField('Gift'))
    .max(31)
    .default(vipGifts)
    .meta({ label: 'Gifts by VIP level' })
    .describe('The first entry is for VIP level 1'),
  betRate: turnoverField.default(5),
})

const status = z.literal([0, 1, 2])
const taskState = z.object({
  id,
  type: taskTypeField,
  target: amount,
  progress: amount,
  rewards: rewardItems,
  status,
})

const state = {
  active: count,
  drawsLeft: count,
  taskList: z.array(taskState).max(30),
  boxList: z.array(z.object({ active: count, rewards: rewardItems, status })).max(10),
  gift: z.object({ day, startsAt: moment, rewards: rewardItems, status }),
  expireTime,
}

export const newYearCalls = {
  appNewYearUser: call('appNewYearUser', {
    about: 'Answers the player’s New Year: tasks, active points, boxes, draws and the gift.',
    input: nothing,
    output: z.object({
      ...state,
      ...ownDraws,
      resetTime: moment.describe('When the tasks begin anew'),
      seasonStart: moment,
      seasonEnd: moment,
      oddsList: z.array(odds).max(30),
      fireworkFrom: amount,
      vip: count,
      betRate,
      serverTime: moment,
    }),
    errors: viewErrors,
  }),
  appNewYearUserShare: call('appNewYearUserShare', {
    about: 'Records that the player shared the New Year page.',
    writes: true,
    input: z.strictObject({ taskId: id }),
    output: z.object({ ...state, shareUrl: siteLink }),
    errors: { ...enterErrors, mobileNotBound: conditionErrors.mobileNotBound, unknownTask: 1011 },
  }),
  appNewYearUserReceiveTask: call('appNewYearUserReceiveTask', {
    about: 'Claims the active points and draws of a finished task.',
    writes: true,
    input: z.strictObject({ taskId: id }),
    output: z.object({ ...state, ...granted }),
    errors: { ...freeClaimErrors, ...unknownReward },
  }),
  appNewYearUserBoxOpen: call('appNewYearUserBoxOpen', {
    about: 'Opens a box that the active points have reached.',
    writes: true,
    input: z.strictObject({ active: count }),
    output: z.object({ ...state, ...granted }),
    errors: { ...claimErrors, ...unknownReward },
  }),
  appNewYearUserOpen: call('appNewYearUserOpen', {
    about: 'Uses one draw; a firework carries a real win to the ticker.',
    writes: true,
    input: z.strictObject(ownSeed),
    output: z.object({ ...state, ...drawn, ...committed }),
    errors: drawErrors,
  }),
  appNewYearUserExtra: call('appNewYearUserExtra', {
    about: 'Claims the New Year gift for the player’s VIP level.',
    writes: true,
    input: nothing,
    output: z.object({ ...state, ...granted }),
    errors: freeClaimErrors,
  }),
}
