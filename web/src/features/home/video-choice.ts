import { activityTypes, videoKinds } from '@parlour/contract/activity-types.ts'
import type { SiteConfig } from '../../site/config.ts'

export type Video = SiteConfig['appPromotionalVideoList'][number]

/** Sign-up bonus while it is still to be bought, else ladder recharge, else the general one. */
export function chooseVideo(videos: readonly Video[], isLoginPaid: boolean): Video | null {
  const tiedTo = (type: number) =>
    videos.find(
      (video) => video.clickType === videoKinds.activity && Number(video.clickAction) === type,
    )
  const general = videos.find((video) => video.clickType === videoKinds.general)
  const signUp = isLoginPaid ? undefined : tiedTo(activityTypes.SignUpBonus)
  return signUp ?? tiedTo(activityTypes.LadderRecharge) ?? general ?? null
}

/** Cover and film stand under the game resource address. */
export function videoFiles({ coverImg, path }: Video, resourceUrl: string) {
  const under = (file: string) => `${resourceUrl.replace(/\/$/, '')}/${file.replace(/^\//, '')}`
  return { cover: under(coverImg), film: under(path) }
}
