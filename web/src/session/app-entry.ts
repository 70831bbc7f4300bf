import { appEntered } from '@parlour/contract/activity-types.ts'
import { getPlatform } from '../browser/platform.ts'
import { local } from '../browser/storage.ts'
import { send } from '../calls/api.ts'
import { onSignIn } from './changes.ts'
import { useSession } from './store.ts'

/** Tells once of each player on this device that they came from the installed app. */
export function tellAppEntry(): void {
  const { appVersion, isInstalled } = getPlatform()
  if (appVersion === null && !isInstalled) return
  onSignIn(() => void tell(appVersion).catch(() => undefined))
}

async function tell(appVersion: string | null): Promise<void> {
  const playerId = String(useSession.getState().user?.id ?? '')
  if (playerId === '' || local.findText('APP_ENTERED') === playerId) return
  await send('actionLog', { action: appEntered, params: { appVersion } })
  local.setText('APP_ENTERED', playerId)
}
