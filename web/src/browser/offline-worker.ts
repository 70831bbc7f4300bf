type Policies = {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ): { createScriptURL: (address: string) => string }
}

const address = '/worker.js'
const kept = /^\/(assets|art|studio)\//

/** Lets the app open without a network, from its next visit on. */
export async function startOfflineWorker(): Promise<void> {
  const { active } = await standWorker()
  active?.postMessage({ keep: listLoaded() })
}

/**
 * The worker, once it stands. Registering one that is there already changes nothing, and one that
 * failed on its way is begun again: `ready` alone would wait for it for ever.
 */
export async function standWorker(): Promise<ServiceWorkerRegistration> {
  trusted ??= trust(address)
  await navigator.serviceWorker.register(trusted, { updateViaCache: 'none' })
  return navigator.serviceWorker.ready
}

/** A policy can be made once. */
let trusted: string | null = null

/** The page's policy lets no plain text become a script's address; this one is ours. */
function trust(url: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: Policies }
  const policy = trustedTypes?.createPolicy('offline-worker', { createScriptURL: () => address })
  return policy ? policy.createScriptURL(url) : url
}

/**
 * Code, styles, fonts and pictures that were fetched before the worker could see them, and the
 * styles that stand in home's page itself: other pages have them as files.
 */
function listLoaded(): string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  const styles = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
  return [...new Set([...loaded, ...styles.map(({ href }) => href)])]
    .map((name) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && kept.test(pathname))
    .map(({ pathname, search }) => pathname + search)
}
