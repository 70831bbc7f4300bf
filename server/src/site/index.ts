export {
  listBannerRows,
  listNoticeRows,
  listTextRows,
  saveBanner,
  saveNotice,
  saveText,
} from './content-rows.ts'
export { siteHandlers } from './handlers.ts'
export { findPicture, keepPicture } from './pictures.ts'
export { addContent } from './new-content.ts'
export { findShortLink } from './short-links.ts'
export type { SiteConfig } from './site-config.ts'
export { getConfig } from './site-config.ts'
export type { BigWin } from './wins.ts'
export { hasBigWins, noteBigWin } from './wins.ts'
