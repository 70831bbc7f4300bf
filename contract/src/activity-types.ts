/** The numbers promotions are known by on the wire. No schema here: the browser loads this file. */
export const activityTypes = {
  Bind: 4,
  VIP: 8,
  SignUpBonus: 15,
  Fund: 16,
  LadderRecharge: 17,
  InviteUserSpin: 20,
  FollowRewards: 21,
  RedPacket: 22,
  FreeLoginBonus: 23,
  Notice: 25,
  Agent: 26,
  AccumulatedRecharge: 28,
  OutLink: 29,
  Supply: 30,
  AgentCount: 31,
  WeekendLottery: 33,
  Festival: 35,
  FreeSign: 36,
  Christmas: 37,
  NewYear: 38,
  FirstCharge: 39,
  InviteFriend1: 40,
  Agent5: 41,
  Tasks: 42,
  ContinuousRecharge: 43,
} as const
export type ActivityName = keyof typeof activityTypes
export type ActivityType = (typeof activityTypes)[ActivityName]

export function isActivityName(name: string): name is ActivityName {
  return Object.hasOwn(activityTypes, name)
}

export const activityNames: ActivityName[] = Object.keys(activityTypes).filter(isActivityName)

export function findActivityName(type: number): ActivityName | null {
  return activityNames.find((name) => activityTypes[name] === type) ?? null
}

/** Activities that are bought with a deposit: what `actType` of recharge3 may be (0 is none). */
export const purchaseTypes = [
  activityTypes.SignUpBonus,
  activityTypes.Fund,
  activityTypes.LadderRecharge,
  activityTypes.FirstCharge,
] as const

/** The name of an activity's file or folder in contract, server and web. */
export function activityFolder(name: string): string {
  return name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase()
}

export const taskTypes = {
  login: 1,
  bind: 2,
  playLuckyGame: 3,
  followFacebook: 4,
  firstPay: 5,
  playGame: 6,
  shareFacebook: 7,
  shareTelegram: 8,
  shareYoutube: 9,
  shareInstagram: 10,
  shareTwitter: 11,
  shop: 12,
  followTelegram: 13,
  todayPay: 14,
  todayShareSpin: 15,
  followInstagram: 16,
  followWhatsapp: 17,
} as const
export type TaskName = keyof typeof taskTypes
export type TaskType = (typeof taskTypes)[TaskName]

/** The numbers that following a channel has in the list of tasks, by the task's type. */
export const followTaskIds = {
  [taskTypes.followFacebook]: 104,
  [taskTypes.followTelegram]: 113,
  [taskTypes.followInstagram]: 116,
  [taskTypes.followWhatsapp]: 117,
} as const
export type FollowType = keyof typeof followTaskIds

/** In the task list until the first deposit is made and its reward claimed. */
export const firstRechargeTaskId = 105

/** What a notice or a banner leads to. */
export const linkKinds = { none: 0, activity: 1, game: 2, url: 3 } as const
export type LinkKind = (typeof linkKinds)[keyof typeof linkKinds]

/** A promo video is tied to an activity or stands for itself. */
export const videoKinds = { activity: 1, general: 2 } as const

/** What actionLog is told when a player is there from the installed app. */
export const appEntered = 'appEntered'

/** The click action that opens the task page instead of an activity. */
export const taskPageAction = 10_000

export const signStatuses = { locked: 0, claimable: 1, claimed: 2 } as const
export type SignStatus = (typeof signStatuses)[keyof typeof signStatuses]

/** First charge and invite: where a player's offer stands. */
export const itemStatuses = { open: 0, claimable: 1, done: 2 } as const
export type ItemStatus = (typeof itemStatuses)[keyof typeof itemStatuses]

/** `expireTime` of an offer without an end, and of one that has ended. */
export const noExpiry = -1
export const expired = 0
