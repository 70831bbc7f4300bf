import { useText } from '../../i18n/use-text.ts'
import { DownIcon } from '../../ui/icons.ts'
import { Pressable } from '../../ui/Pressable.tsx'
import { Prose } from '../../ui/Prose.tsx'
import type { PlainTextKey } from '../../i18n/texts.ts'
import styles from './Questions.module.css'

/** Frequent questions; the answers open in place. */
export function Questions() {
  const t = useText()
  return (
    <div className={styles.list}>
      {questions.map(({ question, answer, link }) => (
        <details key={question} className={styles.item}>
          <summary className={styles.question}>
            {t(question)}
            <DownIcon className={styles.arrow} />
          </summary>
          <div className={styles.answer}>
            <Prose text={t(answer)} />
            {link && (
              <Pressable className={styles.link} href={link.href}>
                {t(link.text)}
              </Pressable>
            )}
          </div>
        </details>
      ))}
    </div>
  )
}

type Question = {
  question: PlainTextKey
  answer: PlainTextKey
  link?: { text: PlainTextKey; href: string }
}

const questions: readonly Question[] = [
  {
    question: 'help.depositTime',
    answer: 'help.depositTimeAnswer',
    link: { text: 'help.toPeriods', href: '/terms-of-use#periods' },
  },
  { question: 'help.depositLost', answer: 'help.depositLostAnswer' },
  {
    question: 'help.withdrawal',
    answer: 'help.withdrawalAnswer',
    link: { text: 'help.toKyc', href: '/walletsKyc' },
  },
  {
    question: 'help.turnover',
    answer: 'help.turnoverAnswer',
    link: { text: 'help.toTurnover', href: '/terms-of-use#turnover' },
  },
  {
    question: 'help.bonus',
    answer: 'help.bonusAnswer',
    link: { text: 'help.toBonuses', href: '/terms-of-use#bonuses' },
  },
  {
    question: 'help.password',
    answer: 'help.passwordAnswer',
    link: { text: 'help.toForget', href: '/forget' },
  },
  {
    question: 'help.break',
    answer: 'help.breakAnswer',
    link: { text: 'help.toBreak', href: '/break' },
  },
  { question: 'help.closing', answer: 'help.closingAnswer' },
]
