/** What a player can limit. Money in hundredths, time in minutes. */
export const limitKinds = ['deposit', 'loss', 'stake', 'time'] as const
export type LimitKind = (typeof limitKinds)[number]

/** 24 hours rolling, 7 days rolling, the calendar month of the site's zone. */
export const limitPeriods = ['day', 'week', 'month'] as const
export type LimitPeriod = (typeof limitPeriods)[number]

/** Pauses of play. The first is one press; the last is not lifted before six months are over. */
export const pauseKinds = ['stop', 'timeOut', 'exclusion'] as const
export type PauseKind = (typeof pauseKinds)[number]

/** How long each may last, in days or in months; an exclusion may also have no end. */
export const timeOutLengths = ['day', 'week', 'month', 'months2', 'months3'] as const
export type TimeOutLength = (typeof timeOutLengths)[number]
export const exclusionLengths = ['months6', 'year', 'years5', 'forever'] as const
export type ExclusionLength = (typeof exclusionLengths)[number]
/** A time-out of the player's own length. */
export const mostTimeOutDays = 42

/** A raise that was waited for is to be confirmed within so many days. */
export const confirmDays = 7

/** Of twelve months that many changes are told; nobody makes more by hand. */
export const mostChanges = 500

/** Minutes of play between two reality checks, by the player's choice. */
export const checkMinutes = [15, 30, 60] as const
export type CheckMinutes = (typeof checkMinutes)[number]

/** What somebody who looks after players may see: nothing, something, enough to act. */
export const careLevels = ['none', 'watch', 'act'] as const
export type CareLevel = (typeof careLevels)[number]
