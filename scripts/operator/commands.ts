import type { Command } from './command.ts'
import { gameCommands } from './game-commands.ts'
import {
  need,
  readAmount,
  readLimit,
  readOrderAndReason,
  readPlayer,
  readSwitch,
  readText,
} from './typed.ts'

/** A word for each decision. */
export const commands: Partial<Record<string, Command>> = {
  list: { usage: '', about: 'what waits for a person', call: 'listPending', read: () => ({}) },
  'confirm-deposit': {
    usage: '<order> [amount]',
    about: 'a transfer has arrived; the amount when it is another one, like 450.50',
    call: 'confirmDeposit',
    read: ([orderId, amount]) => ({
      orderId: need(orderId, 'the order'),
      ...(amount !== undefined && { paidAmount: readAmount(amount) }),
    }),
  },
  'refuse-deposit': {
    usage: '<order>',
    about: 'a transfer has not arrived',
    call: 'refuseDeposit',
    read: ([orderId]) => ({ orderId: need(orderId, 'the order') }),
  },
  'refund-deposit': {
    usage: '<order>',
    about: 'money that came too late has been sent back',
    call: 'refundDeposit',
    read: ([orderId]) => ({ orderId: need(orderId, 'the order') }),
  },
  'send-refund': {
    usage: '<order> <reason>',
    about: 'the provider shall send back what is due, and why',
    call: 'sendRefund',
    read: readOrderAndReason,
  },
  'import-statement': {
    usage: '<channel> <file.csv>',
    about: 'what the bank says has arrived: time,amount,currency,reference[,id]',
    call: 'importStatement',
    read: ([channel, file]) => ({
      rechargeType: Number(need(channel, 'the channel')),
      csv: readText(need(file, 'the file')),
    }),
  },
  'compare-settlement': {
    usage: '<provider> <file.csv>',
    about: 'what differs between a gateway’s own file and our books: columns as above, with id',
    call: 'compareSettlement',
    read: ([provider, file]) => ({
      provider: need(provider, 'the provider'),
      csv: readText(need(file, 'the file')),
    }),
  },
  proposals: {
    usage: '',
    about: 'lines of statements, and the orders they may pay',
    call: 'listProposals',
    read: () => ({ limit: 100 }),
  },
  'confirm-proposal': {
    usage: '<line> <order>',
    about: 'a line of a statement paid this order',
    call: 'confirmProposal',
    read: ([line, orderId]) => ({
      lineId: Number(need(line, 'the line')),
      orderId: need(orderId, 'the order'),
    }),
  },
  'dismiss-line': {
    usage: '<line> <reason>',
    about: 'a line of a statement pays no order, and why',
    call: 'dismissLine',
    read: ([line, ...reason]) => ({
      lineId: Number(need(line, 'the line')),
      reason: need(reason.join(' '), 'the reason'),
    }),
  },
  'approve-withdrawal': {
    usage: '<order>',
    about: 'a withdrawal may be paid',
    call: 'approveWithdrawal',
    read: ([orderId]) => ({ orderId: need(orderId, 'the order') }),
  },
  'reject-withdrawal': {
    usage: '<order> <reason>',
    about: 'a withdrawal is returned, and why',
    call: 'rejectWithdrawal',
    read: readOrderAndReason,
  },
  'stop-withdrawal': {
    usage: '<order> <reason>',
    about: 'an approved withdrawal that was not sent yet is returned, and why',
    call: 'stopWithdrawal',
    read: readOrderAndReason,
  },
  'resolve-payout': {
    usage: '<order> paid|failed <reason>',
    about: 'what became of a payout the gateway cannot tell of',
    call: 'resolvePayout',
    read: ([orderId, outcome, ...reason]) => ({
      orderId: need(orderId, 'the order'),
      outcome: need(outcome, 'paid or failed'),
      reason: need(reason.join(' '), 'the reason'),
    }),
  },
  talks: { usage: '', about: 'who waits for an answer', call: 'listTalks', read: () => ({}) },
  'read-talk': {
    usage: '<player>',
    about: 'what was written with a player',
    call: 'readTalk',
    read: ([player]) => ({ playerId: readPlayer(player) }),
  },
  answer: {
    usage: '<player> <text>',
    about: 'writes to a player; what nobody has read yet goes on waiting',
    call: 'answerTalk',
    read: ([player, ...text]) => ({
      playerId: readPlayer(player),
      text: need(text.join(' '), 'the text'),
    }),
  },
  chargeback: {
    usage: '<order> <reason>',
    about: 'the bank took a deposit back',
    call: 'chargeback',
    read: readOrderAndReason,
  },
  adjust: {
    usage: '<player> in|out|repay|forgive <amount> <reference> <reason>',
    about: 'correct a balance, or what a player owes',
    call: 'adjust',
    read: ([playerId, direction, amount, reference, ...reason]) => ({
      playerId: readPlayer(playerId),
      direction: need(direction, 'in, out, repay or forgive'),
      amount: readAmount(need(amount, 'the amount')),
      reference: need(reference, 'a reference of your own'),
      reason: need(reason.join(' '), 'the reason'),
    }),
  },
  freeze: ofPlayer('setFreeze', { isFrozen: true }, 'the account moves no money any more'),
  unfreeze: ofPlayer('setFreeze', { isFrozen: false }, 'the account is let go'),
  hold: ofPlayer('setWithdrawalHold', { isHeld: true }, 'nothing of the player’s is paid out'),
  release: ofPlayer('setWithdrawalHold', { isHeld: false }, 'withdrawals are let go'),
  close: {
    usage: '<player> <card or -> <reason>',
    about: 'close an account and pay out what is in it, to this card',
    call: 'closePlayer',
    read: ([playerId, card, ...reason]) => ({
      playerId: readPlayer(playerId),
      ...(need(card, 'the card, or -') !== '-' && { bankCardId: Number(card) }),
      reason: need(reason.join(' '), 'the reason'),
    }),
  },
  'end-sessions': ofPlayer('endSessions', {}, 'the player is signed out everywhere'),
  'reset-second-step': ofPlayer(
    'resetSecondStep',
    {},
    'two people take off second steps that are lost; withdrawals wait for 48 hours',
  ),
  reopen: ofPlayer('reopenPlayer', {}, 'a closed account is open again'),
  cases: {
    usage: '',
    about: 'players somebody should look after, and the signs',
    call: 'listCases',
    read: () => ({}),
  },
  'watch-case': ofCase('watched', 'what was said and done; it comes back in 30 days'),
  'close-case': ofCase('closed', 'looked at again, and nothing is left to do'),
  'limit-player': {
    usage: '<player> deposit|loss|stake|time day|week|month <amount, minutes or -> <reason>',
    about: 'a limit of the house beside the player’s own; - takes it away',
    call: 'setHouseLimit',
    read: ([playerId, kind, period, amount, ...reason]) => ({
      playerId: readPlayer(playerId),
      kind: need(kind, 'deposit, loss, stake or time'),
      period: need(period, 'day, week or month'),
      amount: readLimit(kind, need(amount, 'the amount, minutes or -')),
      reason: need(reason.join(' '), 'the reason'),
    }),
  },
  ...gameCommands,
  'show-kyc': {
    usage: '<player>',
    about: 'what a player sent for the identity check',
    call: 'getKycCase',
    read: ([playerId]) => ({ playerId: readPlayer(playerId) }),
  },
  'verify-kyc': decision('verified', '<player>', 'the player is who they say'),
  'reject-kyc': decision('rejected', '<player> <reason>', 'the player may send it again, and why'),
  'block-kyc': decision('blocked', '<player> <reason>', 'the player may not play, and why'),
  activities: {
    usage: '',
    about: 'every activity with its config and its version',
    call: 'listActivities',
    read: () => ({}),
  },
  'set-activity': {
    usage: '<name> <version> on|off [file.json]',
    about: 'switch an activity, or give it another config',
    call: 'setActivity',
    read: ([activity, version, state, file]) => ({
      activity: need(activity, 'the activity'),
      basedOn: Number(need(version, 'the version that was looked at')),
      isOn: readSwitch(state),
      ...(file !== undefined && { config: JSON.parse(readText(file)) as object }),
    }),
  },
  troubles: {
    usage: '',
    about: 'days of the ledger that do not add up, and events that were given up',
    call: 'listTroubles',
    read: () => ({}),
  },
  'retry-event': {
    usage: '<consumer> <event> <reason>',
    about: 'try an event again that was given up, and why',
    call: 'retryEvent',
    read: ([consumer, eventId, ...reason]) => ({
      consumer: need(consumer, 'the consumer'),
      eventId: Number(need(eventId, 'the event')),
      reason: need(reason.join(' '), 'the reason'),
    }),
  },
  'answer-difference': {
    usage: '<day> <reason>',
    about: 'what was found out about a day that does not add up; two people say so',
    call: 'answerDifference',
    read: ([day, ...reason]) => ({
      day: need(day, 'the day'),
      reason: need(reason.join(' '), 'the reason'),
    }),
  },
  audit: {
    usage: '',
    about: 'who did what, and whether nobody changed that',
    call: 'listAudit',
    read: () => ({}),
  },
}

export function describeCommands(): string {
  const lines = Object.entries(commands).map(
    ([word, command]) => `  ${`${word} ${command?.usage}`.padEnd(38)} ${command?.about}`,
  )
  return ['npm run operator -- [--as <name>] <command>', '', ...lines].join('\n')
}

function decision(name: string, usage: string, about: string): Command {
  return {
    usage,
    about,
    call: 'decideKyc',
    read: ([playerId, ...reason]) => ({
      playerId: readPlayer(playerId),
      decision: name,
      ...(reason.length > 0 && { reason: reason.join(' ') }),
    }),
  }
}

function ofPlayer(call: string, said: object, about: string): Command {
  return {
    usage: '<player> <reason>',
    about: `${about}, and why`,
    call,
    read: ([playerId, ...reason]) => ({
      playerId: readPlayer(playerId),
      ...said,
      reason: need(reason.join(' '), 'the reason'),
    }),
  }
}

function ofCase(state: string, about: string): Command {
  return {
    usage: '<case> <words>',
    about,
    call: 'decideCase',
    read: ([caseId, ...said]) => ({
      caseId: Number(need(caseId, 'the case')),
      state,
      said: need(said.join(' '), 'what was said and done'),
    }),
  }
}
