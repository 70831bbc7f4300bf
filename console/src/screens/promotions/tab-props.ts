import type { CallInput } from '../../calls/send.ts'

/** What stands beside a promotion's form is told which one it is. */
export type TabProps = { activity: CallInput<'getActivity'>['activity'] }
