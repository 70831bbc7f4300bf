/* Icons of the shells and the first page; everybody loads them. */
import { box, circle, icon, solidIcon } from './draw-icon.tsx'

export const HomeIcon = /* @__PURE__ */ icon(
  'M4 11.2 12 4l8 7.2V19a1.6 1.6 0 0 1-1.6 1.6H5.6A1.6 1.6 0 0 1 4 19z',
  'M9.5 20.4v-5.2h5v5.2',
)
export const GiftIcon = /* @__PURE__ */ icon(
  'M4 11v7.7a1.8 1.8 0 0 0 1.8 1.8h12.4a1.8 1.8 0 0 0 1.8-1.8V11M3 7.4h18V11H3zM12 7.4v13',
  'M12 7.4C8.5 7.4 7 5.9 7.4 4.6c.5-1.6 3.6-1.2 4.6 2.8',
  'M12 7.4c1-4 4.1-4.4 4.6-2.8.4 1.3-1.1 2.8-4.6 2.8',
)
export const NewsIcon = /* @__PURE__ */ icon(
  /* @__PURE__ */ box(3.5, 5, 14, 15, 2),
  'M17.5 9h1.6a1.4 1.4 0 0 1 1.4 1.4V18a2 2 0 0 1-2 2M7 9h7M7 12.6h7M7 16.2h4',
)
export const WalletIcon = /* @__PURE__ */ icon(
  /* @__PURE__ */ box(3, 6, 18, 14, 3),
  'M3 10h18M16.5 15h.6M6 6l9.6-2.6a1.5 1.5 0 0 1 1.9 1.4V6',
)
export const SearchIcon = /* @__PURE__ */ icon(
  /* @__PURE__ */ circle(11, 11, 6.5),
  'M20 20l-4.2-4.2',
)
export const HeadsetIcon = /* @__PURE__ */ icon(
  'M4.5 14v-2a7.5 7.5 0 0 1 15 0v2',
  'M4.5 13.5h2A1.5 1.5 0 0 1 8 15v2.5A1.5 1.5 0 0 1 6.5 19h-.7a1.3 1.3 0 0 1-1.3-1.3z',
  'M19.5 13.5h-2A1.5 1.5 0 0 0 16 15v2.5a1.5 1.5 0 0 0 1.5 1.5h.7a1.3 1.3 0 0 0 1.3-1.3z',
  'M19 18.6c0 1.6-2 2.4-5 2.4',
)
export const RefreshIcon = /* @__PURE__ */ icon(
  'M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9M19.5 4.5V9H15',
)
export const BackIcon = /* @__PURE__ */ icon('M15 5l-7 7 7 7')
export const GoIcon = /* @__PURE__ */ icon('m9 5 7 7-7 7')
export const UpIcon = /* @__PURE__ */ icon('m5 15 7-7 7 7')
export const HeartIcon = /* @__PURE__ */ icon(
  'M12 20S3.6 15 3.6 9a4.5 4.5 0 0 1 8.4-2.3A4.5 4.5 0 0 1 20.4 9c0 6-8.4 11-8.4 11z',
)
export const FireIcon = /* @__PURE__ */ icon(
  'M12 21c-3.8 0-6.4-2.6-6.4-6.1 0-3.3 2.3-4.7 3.1-7.4.3-1 .3-2.5 0-4.5 3.3 1.6 4 4 4 6',
  ' 1-.6 1.4-1.4 1.6-2.4 2.3 2 4.1 4.9 4.1 8.3 0 3.5-2.6 6.1-6.4 6.1z',
)
export const WrenchIcon = /* @__PURE__ */ icon(
  'M14.8 6.2a4.4 4.4 0 0 1 5.4-1l-3 3 .6 2.2 2.2.6 1-1a4.4 4.4 0 0 1-6 5.6',
  'L9.4 21.2a2 2 0 0 1-2.9-2.9l5.7-5.7a4.4 4.4 0 0 1 2.6-6.4z',
)
export const UserIcon = /* @__PURE__ */ icon(
  /* @__PURE__ */ circle(12, 8, 4),
  'M4.5 20.5c.6-4 3.6-6 7.5-6s6.9 2 7.5 6',
)
export const CheckIcon = /* @__PURE__ */ icon('m5 12.5 4.6 4.6L19 7.6')
export const CloseIcon = /* @__PURE__ */ icon('m6 6 12 12M18 6 6 18')
export const PlusIcon = /* @__PURE__ */ icon('M12 5v14M5 12h14')
export const MailIcon = /* @__PURE__ */ icon(/* @__PURE__ */ box(3, 5, 18, 14, 3), 'M4 7.5l8 6 8-6')
export const BellIcon = /* @__PURE__ */ icon(
  'M6 10a6 6 0 0 1 12 0c0 5 2 6.5 2 6.5H4S6 15 6 10M10 19.5a2.2 2.2 0 0 0 4 0',
)
export const GlobeIcon = /* @__PURE__ */ icon(
  /* @__PURE__ */ circle(12, 12, 8.5),
  'M3.5 12h17M12 3.5c2.6 2.4 3.8 5.3 3.8 8.5s-1.2 6.1-3.8 8.5',
  'c-2.6-2.4-3.8-5.3-3.8-8.5S9.4 5.9 12 3.5z',
)
export const GameIcon = /* @__PURE__ */ icon(
  'M7.5 7h9c3 0 4.5 3.4 5 8 .3 3-2.6 3.8-4.2 1.6L16 14.5H8l-1.3 2.1',
  'C5.1 18.8 2.2 18 2.5 15c.5-4.6 2-8 5-8zM8 9.5v3M6.5 11h3M15.5 10h.1M17.5 12h.1',
)
export const InfoIcon = /* @__PURE__ */ icon(
  /* @__PURE__ */ circle(12, 12, 8.5),
  'M12 11v5M12 8h.01',
)
export const WarningIcon = /* @__PURE__ */ icon(
  'M10.4 4.6 2.9 17.6a1.8 1.8 0 0 0 1.6 2.7h15a1.8 1.8 0 0 0 1.6-2.7',
  'l-7.5-13a1.8 1.8 0 0 0-3.2 0zM12 9.5v4M12 16.8h.01',
)
export const DownloadIcon = /* @__PURE__ */ icon('M12 4v11m0 0 4-4m-4 4-4-4M5 19.5h14')
export const OfflineIcon = /* @__PURE__ */ icon(
  'm4 4 16 16M8.5 15.5a5 5 0 0 1 6-.6M5 12a10 10 0 0 1 4-2.3M2.5 8.5A14 14 0 0 1 6.5 6',
  'M11 5.2a14 14 0 0 1 10.5 3.3M14.5 9.9A10 10 0 0 1 19 12M12 19h.01',
)
export const PlayIcon = /* @__PURE__ */ solidIcon(
  'M8 5.2v13.6c0 .8.9 1.2 1.5.8l10-6.8a1 1 0 0 0 0-1.6l-10-6.8c-.6-.4-1.5 0-1.5.8z',
)
