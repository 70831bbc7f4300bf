export type Subscription = { endpoint: string; publicKey: string; authSecret: string }

/** Whether this browser can be told things while no page is open. */
export function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis
}

/** Where this browser is told things; null while nobody allowed it. */
export async function findEndpoint(): Promise<string | null> {
  return (await findSubscription())?.endpoint ?? null
}

/** The browser, or the push host behind it, gave nothing, or not in time. */
export class PushUnavailable extends Error {}

/** Asks the person, then the browser; null when the person says no. */
export async function subscribe(
  siteKey: string,
  patienceMs = 30_000,
): Promise<Subscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  const late = AbortSignal.timeout(patienceMs)
  const asked = ask(siteKey).catch((cause: unknown) => {
    throw new PushUnavailable('no subscription', { cause })
  })
  // What comes too late is given back: nobody would know of it.
  asked.then((made) => late.aborted && made.unsubscribe()).catch(() => undefined)
  const made = await Promise.race([asked, refuseWhen(late)])
  const { keys = {} } = made.toJSON()
  return {
    endpoint: made.endpoint,
    publicKey: keys['p256dh'] ?? '',
    authSecret: keys['auth'] ?? '',
  }
}

/** From now on the push host refuses what is sent here. */
export async function unsubscribe(): Promise<void> {
  await (await findSubscription())?.unsubscribe()
}

/** Registers the worker itself: it comes in an idle moment, which may not have been yet. */
async function ask(siteKey: string): Promise<PushSubscription> {
  const { standWorker } = await import('./offline-worker.ts')
  const { pushManager } = await standWorker()
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: siteKey })
}

function refuseWhen(late: AbortSignal): Promise<never> {
  return new Promise((_, refuse) => {
    late.addEventListener('abort', () => refuse(new PushUnavailable('not in time')))
  })
}

async function findSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}
