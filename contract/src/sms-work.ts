/** Zero bits of the work before a text, where the site asks for it: about a second of a phone. */
export const smsWorkBits = 17

/** What is hashed with the answer. It names the number: work for one is none for another. */
export function smsWorkSalt(nonce: string, mobile: string): string {
  return `${nonce}:${mobile}`
}
