import { z } from 'zod'
import { count, id, label, moment, nextCursor, paging, signedAmount } from '../schemas.ts'
import { operatorCall } from './operator-call.ts'
import { operatorNames, permissions, roleNames } from './roles.ts'

const approvalId = id
const status = z.literal(['waiting', 'approved', 'refused', 'withdrawn', 'void'])

const approval = z.object({
  approvalId,
  action: label(60),
  subject: z.string().max(100),
  amount: signedAmount.nullable().describe('What it is about, where it is about money'),
  maker: label(60),
  madeTime: moment,
  expireTime: moment,
  status,
  decider: label(60).nullable(),
  decidedTime: moment.nullable(),
  reason: z.string().max(300).nullable(),
  isYours: z.boolean().describe('Whether you are the second person who may decide it'),
})

/** What one operator proposed and a second one decides. */
export const operatorApprovalCalls = {
  listApprovals: operatorCall('listApprovals', {
    about:
      'Lists what waits for a second person, what was decided, or what nobody decided in time.',
    permission: null,
    input: z.strictObject({
      view: z.literal(['waiting', 'mine', 'decided', 'expired']).default('waiting'),
      ...paging,
    }),
    output: z.object({ approvalList: z.array(approval).max(100), nextCursor }),
  }),
  getApproval: operatorCall('getApproval', {
    about: 'Answers one proposal with its exact content.',
    permission: null,
    input: z.strictObject({ approvalId }),
    output: approval.extend({
      content: z.record(z.string(), z.json()).describe('What both agree on'),
      input: z.record(z.string(), z.json()).describe('The call that is run'),
      contentHash: z.string().length(64),
    }),
    errors: { unknownApproval: 1001 },
  }),
  decideApproval: operatorCall('decideApproval', {
    about: 'The second person’s yes or no. A yes runs the stored content, once, under both names.',
    permission: null,
    writes: true,
    input: z.strictObject({
      approvalId,
      contentHash: z.string().regex(/^[0-9a-f]{64}$/),
      decision: z.literal(['approved', 'refused']),
      reason: label(300).optional().describe('Why not'),
    }),
    output: z.object({
      status: status.describe('Void when something had changed: nothing was done'),
      reason: z.string().max(100).nullable(),
      key: z.string().max(100).nullable().describe('What the act tells once, and never again'),
    }),
    errors: {
      unknownApproval: 1001,
      alreadyDecided: 1002,
      expired: 1003,
      ownProposal: 1004,
      contentChanged: 1005,
    },
  }),
  withdrawProposal: operatorCall('withdrawProposal', {
    about: 'Takes one’s own proposal back.',
    permission: null,
    writes: true,
    input: z.strictObject({ approvalId }),
    output: z.object({ status }),
    errors: { unknownApproval: 1001, alreadyDecided: 1002, notYours: 1003 },
  }),
  listOperators: operatorCall('listOperators', {
    about: 'Lists the operators, with their roles and the extra rights they have for a while.',
    permission: 'operators.read',
    input: z.strictObject({}),
    output: z.object({
      operatorList: z
        .array(
          z.object({
            operatorName: label(60),
            role: z.literal(roleNames).nullable(),
            isActive: z.boolean(),
            isYou: z.boolean(),
            sessions: count.describe('Open at the console now'),
            passkeys: count,
            seenTime: moment.nullable(),
            rightList: z.array(z.object({ permission: z.literal(permissions), until: moment })),
          }),
        )
        .max(500),
    }),
  }),
  inviteOperator: operatorCall('inviteOperator', {
    about: 'Lets somebody in by a link that is good once, or in again; always by two people.',
    permission: 'operators.decide',
    writes: true,
    input: z.strictObject({
      operatorName: z.string().regex(operatorNames),
      role: z.literal(roleNames).nullable().describe('Null: somebody known, who lost their way in'),
      reason: label(300).describe('Kept in the audit'),
    }),
    output: z.object({
      status: z.literal(['waiting', 'invited']),
      approvalId: id.nullable(),
      key: z.string().max(100).nullable().describe('The link’s path, to the second person alone'),
    }),
    errors: { unknownOperator: 1001, alreadyApproved: 1002, alreadyKnown: 1003, ownRights: 1004 },
  }),
  giveRight: operatorCall('giveRight', {
    about: 'Gives an operator one more right for some hours; always by two people.',
    permission: 'operators.decide',
    writes: true,
    input: z.strictObject({
      operatorName: label(60),
      permission: z.literal(permissions),
      hours: z.int().min(1).max(72),
      reason: label(300).describe('Kept in the audit'),
    }),
    output: z.object({ status: z.literal(['waiting', 'given']), approvalId: id.nullable() }),
    errors: { unknownOperator: 1001, alreadyApproved: 1002 },
  }),
  setOperator: operatorCall('setOperator', {
    about: 'Changes an operator’s role, or lets them go; always by two people.',
    permission: 'operators.decide',
    writes: true,
    input: z.strictObject({
      operatorName: label(60),
      role: z.literal(roleNames),
      isActive: z.boolean(),
      reason: label(300).describe('Kept in the audit'),
    }),
    output: z.object({ status: z.literal(['waiting', 'set']), approvalId: id.nullable() }),
    errors: { unknownOperator: 1001, alreadyApproved: 1002, alreadySo: 1003, ownRights: 1004 },
  }),
  endOperatorSessions: operatorCall('endOperatorSessions', {
    about: 'Signs an operator out everywhere.',
    permission: 'operators.decide',
    writes: true,
    input: z.strictObject({
      operatorName: label(60),
      reason: label(300).describe('Kept in the audit'),
    }),
    output: z.object({ ended: count }),
    errors: { unknownOperator: 1001 },
  }),
}
