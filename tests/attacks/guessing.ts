import { errorOf } from '../stack/door.ts'
import { readCode } from '../stack/sandbox.ts'
import { newKey } from '../stack/stack.ts'
import type { Besieged, Report } from './besieged.ts'
import { countOf, from, manyTimes, tally } from './besieged.ts'

/** Tries that a code and a wallet password have. */
const triesEach = 5

/** Six digits sent by text, guessed many at once by whoever asked for them. */
export async function guessCodes(
  house: Besieged,
  { numbers, guesses }: { numbers: number; guesses: number },
): Promise<Report> {
  const answers: string[] = []
  const afterwards: string[] = []
  for (let number = 0; number < numbers; number++) {
    const player = await house.join()
    const headers = from(`203.1.${number}.9`)
    const mobile = `0${820_000_123 + number * 7_919}`
    const asked = { countryCode: '66', mobile, type: 2 } as const
    await house.ok('smsSend', asked, undefined, headers)
    const code = await readCode(house.sandboxUrl, `66${mobile.slice(1)}`)
    const guess = async (text: string) => {
      const body = { countryCode: '66', mobile, code: text }
      return errorOf(await house.call('bindAccount', body, player, headers))
    }
    const wrong = (i: number) => String((Number(code) + 1 + i) % 1_000_000).padStart(6, '0')
    answers.push(...(await manyTimes(guesses, 24, (i) => guess(wrong(i)))))
    afterwards.push(await guess(code))
  }
  const looked = countOf(answers, 'codeWrong', 'ok')
  const most = numbers * triesEach
  const alive = afterwards.filter((answer) => answer !== 'codeExpired')
  return {
    figures: {
      guessed: answers.length,
      'looked at': `${looked} (at most ${most})`,
      answers: tally(answers),
      'the right code afterwards': tally(afterwards),
    },
    faults: [
      ...(looked > most ? [`${looked} codes were looked at`] : []),
      ...(alive.length > 0 ? [`${alive.length} codes outlived their tries`] : []),
    ],
  }
}

const walletPassword = '482915'

/** The wallet password of a session that was taken over, guessed many at once. */
export async function guessPins(
  house: Besieged,
  { players, guesses }: { players: number; guesses: number },
): Promise<Report> {
  const answers: string[] = []
  const afterwards: string[] = []
  for (let number = 0; number < players; number++) {
    const player = await house.join(1_000_00)
    const headers = from(`203.2.${number}.9`)
    await house.ok('safeboxPasswordInit', { walletPassword }, player, headers)
    const guess = async (text: string) => {
      const body = { direction: 'in', amount: 100_00, walletPassword: text } as const
      const called = await house.call('safeboxTransfer', body, player, { ...headers, ...newKey() })
      return errorOf(called)
    }
    answers.push(...(await manyTimes(guesses, 24, (i) => guess(String(700_000 + i)))))
    afterwards.push(await guess(walletPassword))
  }
  const told = countOf(answers, 'wrongPassword', 'ok', 'notEnough')
  // The fifth wrong one is told of the lock.
  const most = players * (triesEach - 1)
  const open = afterwards.filter((answer) => answer !== 'passwordLocked')
  return {
    figures: {
      guessed: answers.length,
      'told wrong or right': `${told} (at most ${most})`,
      answers: tally(answers),
      'the right one afterwards': tally(afterwards),
    },
    faults: [
      ...(told > most ? [`${told} guesses were answered`] : []),
      ...(open.length > 0 ? [`${open.length} boxes stayed open to guesses`] : []),
    ],
  }
}
