/** Pages only the desktop has, and where the phone shows the nearest thing. */
export const onMobile = {
  '/lobby/games': '/lobby/home',
  '/lobby/notice/detail/:id': '/notice/detail/:id',
  '/lobby/member': '/profile/user',
  '/lobby/profile': '/profile/info',
  '/lobby/bindBankCard': '/bindBankCard',
  '/lobby/points': '/points',
  '/lobby/bind': '/bind',
  '/lobby/record/transaction': '/record/transaction',
  '/lobby/favorites': '/profile/favorites',
} as const

/** Pages only the phone has, and where the desktop shows the nearest thing. */
export const onDesktop = {
  '/notice/detail/:id': '/lobby/notice/detail/:id',
  '/lobby/task': '/profile/task',
  '/bankCardList': '/profile/bank',
  '/search': '/lobby/games',
  '/profile/user': '/lobby/member',
  '/profile/email': '/lobby/email',
  '/profile/superior': '/lobby/member',
  '/profile/favorites': '/lobby/favorites',
  '/record/transaction': '/lobby/record/transaction',
  '/activity/index': '/lobby/activity',
} as const
