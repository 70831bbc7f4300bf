import { tab } from './storage.ts'

export type Arrival = { url: string; referrer: string }

/**
 * The first page of a visit says where somebody came from: later ones no longer carry the link's
 * parameters. It is kept as it was, and read by what needs it, so that home carries no reader.
 */
export function keepArrival(): void {
  const { href, search } = location
  if (tab.findJson('ARRIVAL') === null)
    tab.setJson('ARRIVAL', { url: href, referrer: document.referrer })
  if (/[?&](invite=[^&]|pid=[1-9])/.test(search)) tab.setJson('INVITATION', href)
}
