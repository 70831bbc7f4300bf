import { siteTexts } from '@parlour/contract/site-texts.ts'
import { Link } from 'wouter'
import { useAnswer } from '../../calls/queries.ts'
import { useText } from '../../i18n/texts.ts'
import { Answer } from '../../ui/State.tsx'
import type { TabProps } from './tab-props.ts'

/** What the site calls the promotion, in both languages; changed where all short texts are. */
export function TextsTab({ activity }: TabProps) {
  const t = useText()
  const listed = useAnswer('listTexts', {})
  const keys = [`reward.${activity}`, `reward.${activity}Note`]
  const ids = siteTexts.filter(({ key }) => keys.includes(key)).map(({ id }) => id)
  return (
    <main className="body">
      <div className="scroll">
        <section className="card">
          <div className="ch">
            <h2>{t('promo.tab.texts')}</h2>
          </div>
          <Answer of={listed} permission="content.read">
            {({ rowList }) => (
              <table className="t">
                <thead>
                  <tr>
                    <th lang="th">ไทย</th>
                    <th lang="en">English</th>
                    <th>
                      <span className="hidden">{t('promo.changeText')}</span>
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {rowList
                    .filter(({ id }) => ids.includes(id))
                    .map(({ id, content }) => ({
                      id,
                      ...(content as { thai: string; english: string }),
                    }))
                    .map(({ id, thai, english }) => (
                      <tr key={id}>
                        <td lang="th">{thai}</td>
                        <td lang="en">{english}</td>
                        <td className="r">
                          <Link href={`/content/texts/${id}`}>{t('promo.changeText')}</Link>
                        </td>
                      </tr>
                    ))}
                </tbody>
              </table>
            )}
          </Answer>
          <p className="cb sm mute">{t('promo.textsLead')}</p>
        </section>
      </div>
    </main>
  )
}
