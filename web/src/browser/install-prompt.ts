import { create } from 'zustand'

/** The browser's own question whether to install the app. It comes once, early, and waits. */
export type InstallQuestion = Event & {
  prompt: () => Promise<void>
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>
}

export const useInstallQuestion = create<{ question: InstallQuestion | null }>()(() => ({
  question: null,
}))

/** Keeps the question until we ask it ourselves, at a better moment. */
export function keepInstallQuestion(): void {
  const keep = (event: Event) => {
    event.preventDefault()
    useInstallQuestion.setState({ question: event as InstallQuestion })
  }
  // The drawn home may have been asked before there was an app.
  const { installQuestion } = window as { installQuestion?: Event }
  if (installQuestion) keep(installQuestion)
  addEventListener('beforeinstallprompt', keep)
  addEventListener('appinstalled', () => useInstallQuestion.setState({ question: null }))
}
