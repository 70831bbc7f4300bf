import { StopReason } from '../stop-reason.ts'

const elsewhere = 'or set DATA_DIR to another folder'

/** What a person can do about an answer of the system to reading or writing a file. */
const waysOut: Record<string, string> = {
  EACCES: `this user may not use it. Give it the right to, ${elsewhere}.`,
  EPERM: `this user may not use it. Give it the right to, ${elsewhere}.`,
  EROFS: `it is read-only. Make it writable, ${elsewhere}.`,
  ENOENT: `the system makes nothing there. Remove what stands in its way, ${elsewhere}.`,
  ENOTDIR: `a part of the path is not a folder. Remove it, ${elsewhere}.`,
  EISDIR: `it is a folder. Remove it, ${elsewhere}.`,
  ENOSPC: `the disk is full. Free some space, ${elsewhere}.`,
  EDQUOT: `this user's share of the disk is used up. Free some space, ${elsewhere}.`,
}

/** Why a start failed: one sentence where a person can act upon it, with the stack otherwise. */
export function describeFailure(reason: Error): string {
  if (reason instanceof StopReason) return reason.message
  const { code = '', path, syscall = '' }: NodeJS.ErrnoException = reason
  const wayOut = waysOut[code]
  if (!path || !wayOut || syscall.startsWith('spawn')) return reason.stack ?? reason.message
  return `Parlour cannot start: ${path} cannot be used (${code}), ${wayOut}`
}
