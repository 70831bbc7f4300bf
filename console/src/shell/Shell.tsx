import { Suspense, useEffect, useState } from 'react'
import { Link, Route, Switch, useLocation } from 'wouter'
import { follow } from '../calls/live.ts'
import { useAnswer } from '../calls/queries.ts'
import { send } from '../calls/send.ts'
import { locale, useText } from '../i18n/texts.ts'
import { forgetMe, type Me, useTouch } from '../session/me.ts'
import { isPasskeyPossible } from '../session/passkeys.ts'
import { PasskeysDialog } from '../session/PasskeysDialog.tsx'
import { ProofDialog } from '../session/ProofDialog.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Mark } from '../ui/Mark.tsx'
import { State } from '../ui/State.tsx'
import { type Keys, useKeys } from '../ui/use-keys.ts'
import { FindBox } from './FindBox.tsx'
import { KeysDialog } from './KeysDialog.tsx'
import { ScreenGuard } from './ScreenGuard.tsx'
import { type Screen, screens } from './screens.ts'
import { Views } from './Views.tsx'

/** The frame around every screen: the menu holds what one may read, and nothing else. */
export function Shell({ me }: { me: Me }) {
  const t = useText()
  const [path] = useLocation()
  const [areKeysShown, showKeys] = useState(false)
  const [isFinding, find] = useState(false)
  const [arePasskeysShown, showPasskeys] = useState(false)
  const may = ({ permission }: Screen) =>
    permission === null || me.permissionList.includes(permission)
  useGoKeys(screens.filter(may), () => showKeys(true))
  useFindKey(() => find(true))
  useTouch()
  useEffect(() => follow(forgetMe), [])
  return (
    <div className="app">
      <Menu
        me={me}
        shown={screens.filter(may)}
        find={() => find(true)}
        showPasskeys={() => showPasskeys(true)}
      />
      <div className="main">
        <ScreenGuard path={path}>
          <Suspense fallback={<div className="body" aria-busy="true" />}>
            <Switch>
              {screens.map((screen) => (
                <Route key={screen.path} path={screen.route ?? screen.path}>
                  {may(screen) ? (
                    <screen.View />
                  ) : (
                    <State
                      icon="lock"
                      title={t('state.refused', { permission: screen.permission ?? '' })}
                    >
                      {t('state.refusedLead')}
                    </State>
                  )}
                </Route>
              ))}
            </Switch>
          </Suspense>
        </ScreenGuard>
      </div>
      {areKeysShown && <KeysDialog screens={screens.filter(may)} onClose={() => showKeys(false)} />}
      {isFinding && <FindBox screens={screens.filter(may)} onClose={() => find(false)} />}
      {arePasskeysShown && <PasskeysDialog me={me} onClose={() => showPasskeys(false)} />}
      <ProofDialog />
    </div>
  )
}

type MenuProps = { me: Me; shown: Screen[]; find: () => void; showPasskeys: () => void }

function Menu({ me, shown, find, showPasskeys }: MenuProps) {
  const t = useText()
  const [path] = useLocation()
  const { data: home } = useAnswer('getHome', {})
  const siteName = (locale.use() === 'en' && me.siteNameEn) || me.siteName
  const counts = new Map(home?.queueList.map(({ queue, count }) => [`/${queue}`, count]))
  const isAt = (screen: Screen) =>
    path === screen.path || (screen.route !== undefined && path.startsWith(`${screen.path}/`))
  const signOut = () =>
    void send('signOutOperator', {}).finally(() => forgetMe({ isOwnWish: true }))
  return (
    <nav className="nav" aria-label={t('nav.main')}>
      <div className="brand">
        <Mark />
        <span className="el">{siteName}</span>
        <span className="env">{t('console')}</span>
      </div>
      <button type="button" className="find" onClick={find}>
        <Icon name="find" />
        {t('find.title')}
        <kbd>Ctrl K</kbd>
      </button>
      {shown.map((screen, index) => (
        <div key={screen.path}>
          {screen.group && screen.group !== shown[index - 1]?.group && (
            <div className="grp">{t(screen.group)}</div>
          )}
          <Link
            href={screen.path}
            className={`ni ${isAt(screen) ? 'on' : ''}`}
            aria-current={isAt(screen) ? 'page' : undefined}
          >
            <Icon name={screen.icon} />
            <span className="el">{t(screen.title)}</span>
            {Boolean(counts.get(screen.path)) && (
              <span className="n w">{counts.get(screen.path)}</span>
            )}
          </Link>
        </div>
      ))}
      <Views />
      <div className="me">
        <span className="av">{me.operatorName.slice(0, 2)}</span>
        <div className="col">
          <span className="el">{me.operatorName}</span>
          <span className="xs mute">{me.role && t(`role.${me.role}`)}</span>
        </div>
        <span className="sp" />
        {isPasskeyPossible() && (
          <button type="button" className="btn q ic" title={t('pass.title')} onClick={showPasskeys}>
            <Icon name="key" />
            <span className="hidden">{t('pass.title')}</span>
          </button>
        )}
        <button type="button" className="btn q ic" title={t('nav.signOut')} onClick={signOut}>
          <Icon name="exit" />
          <span className="hidden">{t('nav.signOut')}</span>
        </button>
      </div>
    </nav>
  )
}

/** Ctrl K opens the one box from anywhere, also while something is being written. */
function useFindKey(find: () => void): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return
      event.preventDefault()
      find()
    }
    window.addEventListener('keydown', hear)
    return () => window.removeEventListener('keydown', hear)
  }, [find])
}

/** `g`, then a screen's letter; `?` for all keys. */
function useGoKeys(shown: Screen[], showKeys: () => void): void {
  const [, go] = useLocation()
  const [isGoing, setGoing] = useState(false)
  const letters = shown.map(({ letter, path }): [string, () => void] => [
    letter,
    () => {
      setGoing(false)
      go(path)
    },
  ])
  const always: Keys = { g: () => setGoing(true), '?': showKeys, Escape: () => setGoing(false) }
  useKeys(isGoing ? { ...always, ...Object.fromEntries(letters) } : always)
}
