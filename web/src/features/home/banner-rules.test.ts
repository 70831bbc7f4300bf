import { activityTypes } from '@parlour/contract/activity-types.ts'
import { expect, test } from 'vitest'
import type { Viewer } from '../../activities/links.ts'
import { bannerTarget, type LobbyAd, listBanners } from './banner-rules.ts'

const ad = (id: number, clickAction: string | number, changed: Partial<LobbyAd> = {}): LobbyAd => ({
  id,
  clickType: 1,
  clickAction: String(clickAction),
  title: '',
  titleEn: '',
  kicker: '',
  kickerEn: '',
  button: '',
  buttonEn: '',
  imgUrl2: '/x.webp',
  sort: id,
  ...changed,
})
const visitor: Viewer = { hasMobile: false, activityMap: null, isResting: false }
const shownTo = (viewer: Viewer, ads: LobbyAd[]) => listBanners(ads, viewer).map(({ id }) => id)

test('the banner for binding goes once there is a mobile', () => {
  const ads = [ad(1, activityTypes.Bind)]
  expect(shownTo(visitor, ads)).toEqual([1])
  expect(shownTo({ ...visitor, hasMobile: true }, ads)).toEqual([])
})

test.each(['FreeSign', 'Agent5', 'SignUpBonus'] as const)(
  'the banner of %s needs the activity in the player’s map',
  (name) => {
    const type = activityTypes[name]
    expect(shownTo(visitor, [ad(1, type)])).toEqual([])
    expect(
      shownTo({ ...visitor, hasMobile: true, activityMap: { [type]: {} } }, [ad(1, type)]),
    ).toEqual([1])
  },
)

test('a player is offered only what is open to them', () => {
  const type = activityTypes.FirstCharge
  expect(shownTo(visitor, [ad(1, type)])).toEqual([1])
  expect(shownTo({ ...visitor, hasMobile: true, activityMap: {} }, [ad(1, type)])).toEqual([])
  expect(
    shownTo({ ...visitor, hasMobile: true, activityMap: { [type]: {} } }, [ad(1, type)]),
  ).toEqual([1])
})

test('all others are shown, by sort', () => {
  const ads = [
    ad(1, activityTypes.FirstCharge, { sort: 3 }),
    ad(2, '/lobby/notice', { sort: 1 }),
    ad(3, 'https://news.example', { clickType: 3, sort: 2 }),
    ad(4, '', { clickType: 0, sort: 4 }),
  ]
  expect(shownTo(visitor, ads)).toEqual([2, 3, 1, 4])
})

test.each([
  ['an activity', 1, '39', { kind: 'link', href: '/activity/firstCharge' }],
  ['a page of ours', 1, '/lobby/notice', { kind: 'link', href: '/lobby/notice' }],
  ['the task page', 1, '10000', { kind: 'link', href: '/profile/task' }],
  ['deposits', 1, '0', { kind: 'link', href: '/lobby/wallets/deposit' }],
  ['an outside address', 3, 'https://a.example/', { kind: 'link', href: 'https://a.example/' }],
  ['nothing', 0, '39', { kind: 'none' }],
  ['an unknown activity', 1, '999', { kind: 'none' }],
  ['a script', 3, 'javascript:alert(1)', { kind: 'none' }],
] as const)('a banner leads to %s', (_what, clickType, clickAction, target) => {
  expect(bannerTarget(ad(1, clickAction, { clickType }))).toEqual(target)
})

test.each(['AccumulatedRecharge', 'FollowRewards'] as const)('%s opens over the lobby', (name) => {
  expect(bannerTarget(ad(1, activityTypes[name]))).toEqual({ kind: 'modal', name })
})
