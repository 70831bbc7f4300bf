import { preview } from './preview.ts'

/** Kept on this device. The upper-case names are the ones the product has always used. */
type LocalTextKey =
  | 'ACCESS_TOKEN'
  /** This browser's own random id. */
  | 'DLLGUUSER'
  /** Id of the player who signed in last. */
  | 'DLLOLGUUSER'
  | 'GAME_LIST_VERSION'
  /** The account name only: passwords are the browser's business. */
  | 'SAVED_ACCOUNT'
  | 'APP_ID'
  /** Id of the player whose entry from the installed app was told. */
  | 'APP_ENTERED'
  | 'LOCALE'
  | 'DEVICE_FINGERPRINT'
  | 'FIRST_EVENTS'
  /** When the install prompt was offered last. */
  | 'INSTALL_OFFERED_AT'
  | 'CHROME_TIP_OFF'
  /** The deposit order that was left before it was paid. */
  | 'RECHARGE_UPDATE'
  | 'IOS_HINT_SHOWN'
  /** Set when the list of first steps was put away. */
  | 'CHECKLIST_OFF'
  | 'AGE_ACCEPTED'
  /** Set when rewards may be heard. */
  | 'SOUND_ON'

type LocalJsonKey =
  | 'GAME_USER'
  | 'GAME_USER_INFO'
  | 'GAME_LIST'
  | 'WEB_CONFIG'
  /** Games liked on this device, the latest first. */
  | 'LIKED_ORDER'
  | 'RECENT_SEARCHES'
  /** Ids of the pop-up notices that were closed. */
  | 'SHOWN_NOTICES'
  /** When each activity's modal was closed last. */
  | 'SHOWN_OFFERS'

/** Kept until the tab closes. */
type SessionTextKey =
  | 'STALE_RELOAD_AT'
  | 'HOME_TAB'
  /** Set when the floating icons were put away. */
  | 'FLOATS_HIDDEN'
  /** How high the player's own rows of home were last. */
  | 'PLAYER_ROWS_PX'
  /** Set while the agreement sheet is open. */
  | 'AGREEMENT_OPEN'
type SessionJsonKey =
  | 'ACTIVITY_STATE'
  /** Channel and amount of a deposit that waits for a linked account. */
  | 'DEPOSIT_DRAFT'
  /** Where the visitor came from. */
  | 'ARRIVAL'
  /** The link by which somebody invited the visitor. */
  | 'INVITATION'
  /** What a sign-in through a social account must remember while it is away. */
  | 'SOCIAL_ERRAND'

type Drawer = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const refuse = () => {
  throw new Error('a preview keeps nothing')
}
/** A preview leaves nothing behind, and what only a player sees it shows as one. */
const previewDrawer: Drawer = {
  getItem: (key) => (key === 'ACCESS_TOKEN' && preview?.startsWith('p') ? preview : null),
  setItem: refuse,
  removeItem: refuse,
}

export const local = makeStorage<LocalTextKey, LocalJsonKey>(() =>
  preview ? previewDrawer : window.localStorage,
)
export const tab = makeStorage<SessionTextKey, SessionJsonKey>(() =>
  preview ? previewDrawer : window.sessionStorage,
)

/**
 * Storage that never throws: a private window or a full disk may refuse, and then the page goes on
 * with what it remembers itself.
 */
export function makeStorage<TextKey extends string, JsonKey extends string>(open: () => Drawer) {
  const memory = new Map<string, string | null>()
  const findText = (key: TextKey | JsonKey): string | null =>
    memory.has(key) ? (memory.get(key) ?? null) : attempt(() => open().getItem(key), null)
  const setText = (key: TextKey | JsonKey, value: string | null): void => {
    const isKept = attempt(() => {
      if (value === null) open().removeItem(key)
      else open().setItem(key, value)
      return true
    }, false)
    if (isKept) memory.delete(key)
    else memory.set(key, value)
  }
  return {
    findText: findText as (key: TextKey) => string | null,
    setText: setText as (key: TextKey, value: string) => void,
    /** What was stored may be of an older version: the caller checks its shape. */
    findJson: (key: JsonKey): unknown =>
      attempt(() => JSON.parse(findText(key) ?? 'null') as unknown, null),
    setJson: (key: JsonKey, value: unknown): void => setText(key, JSON.stringify(value)),
    remove: (...keys: (TextKey | JsonKey)[]): void => keys.forEach((key) => setText(key, null)),
  }
}

function attempt<T>(action: () => T, otherwise: T): T {
  try {
    return action()
  } catch {
    return otherwise
  }
}
