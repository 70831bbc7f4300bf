type Store = { store(credential: object): Promise<unknown> }
type PasswordCredentialType = new (given: { id: string; password: string }) => object

/** Offers the password to the browser's own manager. We never keep one ourselves. */
export function offerToBrowser(account: string, password: string): void {
  const { PasswordCredential } = window as { PasswordCredential?: PasswordCredentialType }
  const keeper = (navigator as { credentials?: Store }).credentials
  if (!PasswordCredential || !keeper) return
  // The player may refuse, and the browser may not ask at all: neither is our concern.
  keeper.store(new PasswordCredential({ id: account, password })).catch(() => undefined)
}
