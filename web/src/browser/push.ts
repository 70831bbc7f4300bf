export type Subscription = { endpoint: string; publicKey: string; authSecret: string }

/** Whether this browser can be told things while no page is open. */
export function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis
}

/** Where this browser is told things; null while nobody allowed it. */
export async function findEndpoint(): Promise<string | null> {
  return (await findSubscription())?.endpoint ?? null
}

/** Asks the person, then the browser; null when the person says no. */
export async function subscribe(siteKey: string): Promise<Subscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  // The worker comes in an idle moment, which may not have been yet.
  if (!(await navigator.serviceWorker.getRegistration()))
    await import('./offline-worker.ts').then(({ startOfflineWorker }) => startOfflineWorker())
  const { pushManager } = await navigator.serviceWorker.ready
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: siteKey })
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

async function findSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}
