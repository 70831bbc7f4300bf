import { getPlatform } from '../../browser/platform.ts'
import { useText } from '../../i18n/use-text.ts'
import { useIsGreen, useSite } from '../../site/store.ts'
import { DownloadIcon, GoIcon } from '../../ui/icons.ts'
import { Pressable } from '../../ui/Pressable.tsx'
import { showsDownloadBar } from './download-rules.ts'
import styles from './DownloadBar.module.css'

const platform = getPlatform()

/** Leads to the app, where there is one for this device. */
export function DownloadBar() {
  const t = useText()
  const isGreen = useIsGreen()
  const downloadType = useSite(({ config }) => config?.h5.downloadType ?? 0)
  if (!showsDownloadBar({ isGreen, platform, downloadType })) return null
  return (
    <Pressable className={styles.bar} href="/apkdownload">
      <DownloadIcon />
      <span>{t('home.downloadBar')}</span>
      <GoIcon />
    </Pressable>
  )
}
