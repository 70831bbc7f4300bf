import { useMemo } from 'react'
import { useIsShelfLoading } from '../../games/shelf.ts'
import { useBilingual, useText } from '../../i18n/use-text.ts'
import { useSite } from '../../site/store.ts'
import { type Banner, BannerCarousel, BannerSkeleton } from '../../ui/BannerCarousel.tsx'
import { openModal } from '../../ui/modal-queue.ts'
import { useViewer } from '../../activities/use-viewer.ts'
import { bannerTarget, listBanners, type LobbyAd } from './banner-rules.ts'

const none: readonly LobbyAd[] = []

/** A wide window shows two side by side. */
export function Banners({ mostAbreast = 1 }: { mostAbreast?: number }) {
  const t = useText()
  const say = useBilingual()
  const isLoading = useIsShelfLoading()
  const ads = useShownAds()
  if (isLoading) return <BannerSkeleton />
  if (ads.length === 0) return null
  return (
    <BannerCarousel
      label={t('home.banners')}
      previousLabel={t('home.previousBanner')}
      nextLabel={t('home.nextBanner')}
      mostAbreast={mostAbreast}
      banners={ads.map((ad) => toBanner(ad, say))}
    />
  )
}

function useShownAds(): LobbyAd[] {
  const ads = useSite(({ config }) => config?.appLobbyAdConfigList ?? none)
  const viewer = useViewer()
  return useMemo(() => listBanners(ads, viewer), [ads, viewer])
}

function toBanner(ad: LobbyAd, say: (thai: string, english: string) => string): Banner {
  const target = bannerTarget(ad)
  return {
    id: String(ad.id),
    image: ad.imgUrl2,
    kicker: say(ad.kicker, ad.kickerEn) || undefined,
    title: say(ad.title, ad.titleEn),
    actionText: target.kind === 'none' ? undefined : say(ad.button, ad.buttonEn) || undefined,
    href: target.kind === 'link' ? target.href : undefined,
    onClick: target.kind === 'modal' ? () => openModal(target.name) : undefined,
  }
}
