/* Icons of later pages; they come with the first page that shows one. */
import { box, circle, icon } from './draw-icon.tsx'

export const DownIcon = /* @__PURE__ */ icon('m5 9 7 7 7-7')
export const UsersIcon = /* @__PURE__ */ icon(
  /* @__PURE__ */ circle(9, 8.5, 3.5),
  'M2.8 19.5c.4-3.6 3-5.3 6.2-5.3s5.8 1.7 6.2 5.3',
  'M15.5 5.3a3.5 3.5 0 0 1 0 6.4M17 14.4c2.3.5 3.9 2.1 4.2 5.1',
)
export const LockIcon = /* @__PURE__ */ icon(
  /* @__PURE__ */ box(4.5, 10.5, 15, 10, 2.5),
  'M8 10.5V7.6a4 4 0 0 1 8 0v2.9',
)
export const EyeIcon = /* @__PURE__ */ icon(
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z',
  /* @__PURE__ */ circle(12, 12, 3),
)
export const EyeOffIcon = /* @__PURE__ */ icon(
  'm4 4 16 16M9.5 5.9A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-2.6 3.4',
  'M6.2 7.4A16.5 16.5 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4-.9M10 10a3 3 0 0 0 4.1 4.2',
)
export const CopyIcon = /* @__PURE__ */ icon(
  /* @__PURE__ */ box(8.5, 8.5, 12, 12, 2.5),
  'M15.5 8.5V6A2.5 2.5 0 0 0 13 3.5H6A2.5 2.5 0 0 0 3.5 6v7A2.5 2.5 0 0 0 6 15.5h2.5',
)
export const MinusIcon = /* @__PURE__ */ icon('M5 12h14')
export const MenuIcon = /* @__PURE__ */ icon('M4 7h16M4 12h16M4 17h10')
export const PhoneIcon = /* @__PURE__ */ icon(
  /* @__PURE__ */ box(6.5, 2.5, 11, 19, 3),
  'M10.5 18.3h3',
)
export const HistoryIcon = /* @__PURE__ */ icon(
  'M4 12a8 8 0 1 0 2.6-5.9L4 8.5M4 4v4.5h4.5M12 7.5V12l3 2',
)
export const ShieldIcon = /* @__PURE__ */ icon(
  'M12 3.2c2.4 1.7 4.8 2.3 7.4 2.4.3 7-1.8 12-7.4 15.2C6.4 17.6 4.3 12.6 4.6 5.6 7.2 5.5 9.6 4.9',
  ' 12 3.2zm-3.2 8.8 2.3 2.3 4.2-4.4',
)
export const ClockIcon = /* @__PURE__ */ icon(/* @__PURE__ */ circle(12, 12, 8.5), 'M12 7.5V12l3 2')
export const QrIcon = /* @__PURE__ */ icon(
  /* @__PURE__ */ box(3.5, 3.5, 7, 7, 1.5),
  /* @__PURE__ */ box(13.5, 3.5, 7, 7, 1.5),
  /* @__PURE__ */ box(3.5, 13.5, 7, 7, 1.5),
  'M14 14h2.5v2.5M20.5 14v.5M14 20.5h.5M18 18h2.5v2.5',
)
export const BankIcon = /* @__PURE__ */ icon(
  'M3.5 9.5 12 4l8.5 5.5zM5.5 10v7M10 10v7M14 10v7M18.5 10v7M3.5 20h17',
)
export const MoreIcon = /* @__PURE__ */ icon(
  /* @__PURE__ */ circle(5.5, 12, 1.3),
  /* @__PURE__ */ circle(12, 12, 1.3),
  /* @__PURE__ */ circle(18.5, 12, 1.3),
)
export const TrophyIcon = /* @__PURE__ */ icon(
  'M7.5 4h9v5.5a4.5 4.5 0 0 1-9 0zM7.5 5.5H4v1.7A3.5 3.5 0 0 0 7.5 10.5',
  'M16.5 5.5H20v1.7a3.5 3.5 0 0 1-3.5 3.3M12 14v3.5M8.5 20.5h7',
  'M9.5 20.5c0-2 .8-3 2.5-3s2.5 1 2.5 3',
)
export const CrownIcon = /* @__PURE__ */ icon('M4 18.5 2.8 8l5 4L12 5l4.2 7 5-4L20 18.5z')
export const ShareIcon = /* @__PURE__ */ icon(
  'M12 15V4m0 0L8 8m4-4 4 4M5 13v5a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-5',
)
export const LogOutIcon = /* @__PURE__ */ icon(
  'M10 4H6.5A2.5 2.5 0 0 0 4 6.5v11A2.5 2.5 0 0 0 6.5 20H10M15 8l4 4-4 4M19 12h-9',
)
export const StarIcon = /* @__PURE__ */ icon(
  'm12 3.5 2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9L3.5 9.7l5.9-.8z',
)
export const CameraIcon = /* @__PURE__ */ icon(
  /* @__PURE__ */ box(3, 6.5, 18, 13, 3),
  /* @__PURE__ */ circle(12, 13, 3.6),
  'M8.5 6.5 10 4.5h4l1.5 2',
)
export const ImageIcon = /* @__PURE__ */ icon(
  /* @__PURE__ */ box(3.5, 4.5, 17, 15, 3),
  /* @__PURE__ */ circle(8.5, 9.5, 1.5),
  'M4 16.5l4.5-4 3.5 3 3.5-4 5 5',
)
export const ChartIcon = /* @__PURE__ */ icon('M4 20V4M4 20h16M8 16v-4M12 16V8M16 16v-6')
export const CalendarIcon = /* @__PURE__ */ icon(
  /* @__PURE__ */ box(3.5, 5, 17, 15.5, 3),
  'M3.5 10h17M8 3v4M16 3v4',
)
export const DocumentIcon = /* @__PURE__ */ icon(
  'M6 3.5h8l4.5 4.5v12.5H6zM14 3.5V8h4.5M9 12.5h6M9 16h6',
)
export const BanIcon = /* @__PURE__ */ icon(/* @__PURE__ */ circle(12, 12, 8.5), 'M6 6l12 12')
export const UploadIcon = /* @__PURE__ */ icon('M12 15V4m0 0L8 8m4-4 4 4M5 19.5h14')
export const ChatIcon = /* @__PURE__ */ icon(
  'M4 6.5A2.5 2.5 0 0 1 6.5 4h11A2.5 2.5 0 0 1 20 6.5v7a2.5 2.5 0 0 1-2.5 2.5',
  'H11l-4.5 4v-4A2.5 2.5 0 0 1 4 13.5z',
)
export const SendIcon = /* @__PURE__ */ icon(
  'M20.5 4 3.5 11l6 2.5M20.5 4 14 20l-4.5-6.5M20.5 4l-11 9.5',
)
export const KeyIcon = /* @__PURE__ */ icon(
  /* @__PURE__ */ circle(8, 15.5, 4.5),
  'M11.2 12.3l8.3-8.3M16 7.5l3 3M13.5 10l2 2',
)
export const FilterIcon = /* @__PURE__ */ icon('M4 6h16M7 12h10M10 18h4')
export const ExpandIcon = /* @__PURE__ */ icon('M9 4H4v5M15 4h5v5M9 20H4v-5M15 20h5v-5')
export const ExternalIcon = /* @__PURE__ */ icon(
  'M14 4h6v6M20 4l-9 9M18 14v4.5a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 4 18.5v-11',
  'A1.5 1.5 0 0 1 5.5 6H10',
)
export const TrashIcon = /* @__PURE__ */ icon(
  'M4.5 7h15M9.5 7V4.5h5V7M6.5 7l.8 12a1.5 1.5 0 0 0 1.5 1.5h6.4a1.5 1.5 0 0 0',
  ' 1.5-1.5l.8-12M10 11v5.5M14 11v5.5',
)
export const SoundIcon = /* @__PURE__ */ icon(
  'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.2a8.2 8.2 0 0 1 0 11.6',
)
export const SoundOffIcon = /* @__PURE__ */ icon(
  'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5',
)
export const PauseIcon = /* @__PURE__ */ icon(/* @__PURE__ */ circle(12, 12, 8.5), 'M10 9v6M14 9v6')
