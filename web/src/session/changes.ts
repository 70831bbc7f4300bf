import { useSession } from './store.ts'

type Unsubscribe = () => void

/** Calls with the token on each sign-in, and at once when somebody is signed in already. */
export function onSignIn(signedIn: (token: string) => void): Unsubscribe {
  const { token } = useSession.getState()
  if (token) signedIn(token)
  return useSession.subscribe((now, before) => {
    if (now.token && now.token !== before.token) signedIn(now.token)
  })
}

export function onSignOut(signedOut: () => void): Unsubscribe {
  return useSession.subscribe((now, before) => {
    if (before.token && !now.token) signedOut()
  })
}
