const commissions = 'what a team earned in a day is added up by a statement that is refused there'
const lanes = 'it asks a lane of a consumer itself; there events are heard player by player'

/** Call tests known not to pass on a spread database yet, and what stands in the way. */
export const notYet: Record<string, string> = {
  'tests/calls/activities/agent.test.ts': commissions,
  'tests/calls/activities/agent5.test.ts': commissions,
  'tests/calls/activities/invitee.test.ts': commissions,
  'tests/calls/activities/events.test.ts': lanes,
  'tests/calls/events.test.ts': lanes,
  'tests/calls/activities/free-login-bonus.test.ts': 'it moves a claim’s day by an update refused',
  'tests/calls/linked.test.ts': 'one test of four fails, not looked into',
  'tests/calls/mailings.test.ts': 'one test of seven fails, not looked into',
  'tests/calls/home-page.test.ts': 'it fills the catalogue in a transaction that has read players',
}
