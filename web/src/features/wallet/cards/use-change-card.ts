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
  return useCardCall(JSON.stringify({ ...input, walletPassword: '' }), onDone, (actionKey) =>
    send('modifyBankInfo', input, { actionKey }),
  )
}

export function useBindCard(input: CallInput<'addBankInfo'>, onDone: () => void) {
  return useCardCall(JSON.stringify(input), onDone, (actionKey) =>
    send('addBankInfo', input, { actionKey }),
  )
}

function useCardCall(wish: string, onDone: () => void, ask: (key: string) => Promise<Bound>) {
  const [problems, setProblems] = useState<CardProblems>({})
  const { isBusy, press } = usePress(
    async (actionKey) => {
      try {
        const { appUserBankList } = await ask(actionKey)
        const appUserBank = appUserBankList.find(({ isDefault }) => isDefault) ?? null
        updateDetails({ appUserBank, appUserBankList })
        setProblems({})
        onDone()
      } catch (error) {
        const placed = error instanceof CallFailure ? placeProblem(error.error) : null
        if (placed) setProblems(placed)
        else showFailure(error)
        throw error
      } finally {
        refreshBalances()
      }
    },
    { wish },
  )
  return { isBusy, problems, setProblems, submit: press }
}
