import { useState } from 'react'
import { CallFailure, type CallInput, type CallOutput, send } from '../../../calls/api.ts'
import { refreshBalances } from '../../../money/money-news.ts'
import { usePress } from '../../../calls/use-press.ts'
import { updateDetails } from '../../../session/store.ts'
import { showFailure } from '../../../calls/show-failure.ts'
import { type CardProblems, placeProblem } from './rules.ts'

type Bound = CallOutput<'addBankInfo'>

/** Changes a card; what the server minds is shown at the field it is about. */
export function useChangeCard(input: CallInput<'modifyBankInfo'>, onDone: () => void) {
  return useCardCall(() => send('modifyBankInfo', input), onDone)
}

export function useBindCard(input: CallInput<'addBankInfo'>, onDone: () => void) {
  return useCardCall(() => send('addBankInfo', input), onDone)
}

function useCardCall(ask: () => Promise<Bound>, onDone: () => void) {
  const [problems, setProblems] = useState<CardProblems>({})
  const { isBusy, press } = usePress(async () => {
    try {
      const { appUserBankList } = await ask()
      const appUserBank = appUserBankList.find(({ isDefault }) => isDefault) ?? null
      updateDetails({ appUserBank, appUserBankList })
      setProblems({})
      onDone()
    } catch (error) {
      const placed = error instanceof CallFailure ? placeProblem(error.error) : null
      if (placed) setProblems(placed)
      else showFailure(error)
    } finally {
      refreshBalances()
    }
  })
  return { isBusy, problems, setProblems, submit: press }
}
