import { useSite } from './store.ts'

/** Where customer service is reached: the first way the site offers, or our own page about it. */
export function useServiceHref(): string {
  return useSite(({ config }) => config?.appCustomerServiceQueue[0]?.url ?? '/service')
}
