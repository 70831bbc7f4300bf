import { useText } from '../../i18n/use-text.ts'
import { DownIcon } from '../../ui/icons.ts'
import { Pressable } from '../../ui/Pressable.tsx'
import { Prose } from '../../ui/Prose.tsx'
import { questions } from './question-list.ts'
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
