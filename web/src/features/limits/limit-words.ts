import type {
  ExclusionLength,
  LimitKind,
  LimitPeriod,
  PauseKind,
  TimeOutLength,
} from '@parlour/contract/limit-kinds.ts'
import type { PlainTextKey } from '../../i18n/texts.ts'
import type { Standing } from './limit-text.ts'

type Change = Standing['changeList'][number]['what']

/** The words of each kind, period, length and change. */
export const kindWords: Record<LimitKind, PlainTextKey> = {
  deposit: 'limits.kind.deposit',
  loss: 'limits.kind.loss',
  stake: 'limits.kind.stake',
  time: 'limits.kind.time',
}

export const aboutWords: Record<LimitKind, PlainTextKey> = {
  deposit: 'limits.about.deposit',
  loss: 'limits.about.loss',
  stake: 'limits.about.stake',
  time: 'limits.about.time',
}

export const periodWords: Record<LimitPeriod, PlainTextKey> = {
  day: 'limits.period.day',
  week: 'limits.period.week',
  month: 'limits.period.month',
}

export const lengthWords: Record<TimeOutLength | ExclusionLength, PlainTextKey> = {
  day: 'limits.length.day',
  week: 'limits.length.week',
  month: 'limits.length.month',
  months2: 'limits.length.months2',
  months3: 'limits.length.months3',
  months6: 'limits.length.months6',
  year: 'limits.length.year',
  years5: 'limits.length.years5',
  forever: 'limits.length.forever',
}

export const pauseWords: Record<PauseKind, PlainTextKey> = {
  stop: 'limits.stopped',
  timeOut: 'limits.timeOut',
  exclusion: 'limits.exclusion',
}

export const changeWords: Record<Change, PlainTextKey> = {
  set: 'limits.did.set',
  raiseAsked: 'limits.did.raiseAsked',
  raised: 'limits.did.raised',
  takenBack: 'limits.did.takenBack',
  removed: 'limits.did.removed',
  lapsed: 'limits.did.lapsed',
  stop: 'limits.did.stop',
  timeOut: 'limits.did.timeOut',
  exclusion: 'limits.did.exclusion',
  returnAsked: 'limits.did.returnAsked',
}
