import { goTo } from '../browser/navigation.ts'
import { type CallInput, send } from '../calls/api.ts'
import { showFailure } from '../calls/show-failure.ts'
import { usePress } from '../calls/use-press.ts'
import { needTexts, text } from '../i18n/texts.ts'
import { confirm, type Question } from '../ui/ask.ts'
import { clearSession } from './store.ts'

type Wish = CallInput<'takeBreak'>

/** Asks once. With the answer every sign-in has ended, this one too: the page begins anew. */
export function useBreak() {
  return usePress((wish: Wish, lengthText: string) => takeBreak(wish, lengthText))
}

/** One press and one question, from the menu and from every game: play rests for a day. */
export function useStop() {
  const { isBusy, press } = usePress(async () => {
    try {
      await needTexts(['limits'])
    } catch (error) {
      return showFailure(error)
    }
    const longer = { text: text('limits.longer'), onChoose: () => goTo('/break') }
    await takeBreak({ kind: 'stop' }, text('limits.length.day'), longer)
  })
  return { isBusy, stop: () => press() }
}

async function takeBreak(wish: Wish, length: string, other?: Question['other']): Promise<void> {
  const isSure = await confirm({
    title: text('limits.ask', { length }),
    text: text('limits.askNote'),
    confirmText: text('limits.begin'),
    cancelText: text('limits.notNow'),
    other,
    isCalm: true,
  })
  if (!isSure) return
  try {
    await send('takeBreak', wish)
    clearSession()
    goTo('/login', { replace: true })
  } catch (error) {
    showFailure(error)
  }
}
