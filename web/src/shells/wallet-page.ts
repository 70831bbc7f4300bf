import type { Route } from './route.ts'
import type { walletPages } from './wallet-pages.ts'

/** A page about money: which code and words it needs stands in wallet-pages.ts. */
export function walletPage(name: keyof typeof walletPages): Pick<Route, 'load'> {
  return { load: () => import('./wallet-pages.ts').then((pages) => pages.loadWalletPage(name)) }
}
