import { copyText } from '../../browser/copy.ts'
import { getPlatform } from '../../browser/platform.ts'
import { getInvitation, getTracking } from '../../browser/tracking.ts'
import { useIsDesktop } from '../../browser/viewport.ts'
import { useText } from '../../i18n/use-text.ts'
import { useIsGreen, useSite } from '../../site/store.ts'
import { confirm } from '../../ui/ask.ts'
import { Button } from '../../ui/Button.tsx'
import { DownloadIcon } from '../../ui/icons.ts'
import { referralCode } from './download-rules.ts'

/** The app, offered on a phone outside of it; the copied code tells it who sent the player. */
export function AppOffer() {
  const t = useText()
  const isGreen = useIsGreen()
  const isDesktop = useIsDesktop()
  const address = useSite(({ config }) => config?.h5.downloadUrl ?? '')
  if (isGreen || isDesktop || address === '' || getPlatform().appVersion !== null) return null
  const download = async () => {
    const isSure = await confirm({
      title: t('home.downloadAsk'),
      text: t('home.downloadAskNote'),
      confirmText: t('home.downloadNow'),
      cancelText: t('common.cancel'),
    })
    if (!isSure) return
    const { inviteCode } = getInvitation()
    await copyText(referralCode({ inviteCode, proxyId: getTracking().proxyId }))
    location.assign(address)
  }
  return (
    <Button look="brand" icon={DownloadIcon} isBlock onClick={() => void download()}>
      {t('home.downloadApp')}
    </Button>
  )
}
