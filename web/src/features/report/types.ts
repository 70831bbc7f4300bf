import type { CallOutput } from '../../calls/api.ts'

export type Report = CallOutput<'appUserReport'>
export type ReportRow = Report['rowList'][number]
export type Step = 'day' | 'week' | 'month'
