import * as frameIcons from '../../../ui/frame-icons.ts'
import * as pageIcons from '../../../ui/page-icons.ts'
import { Panel } from '../Panel.tsx'
import { useSay } from '../use-say.ts'
import styles from './BasicsSection.module.css'

const colours = [
  'bg-0',
  'bg-1',
  'bg-2',
  'bg-3',
  'bg-4',
  'text-1',
  'text-2',
  'text-3',
  'brand',
  'iris',
  'ok',
  'bad',
  'info',
  'warn',
]
const sizes = ['4xl', '3xl', '2xl', 'xl', 'lg', 'md', 'sm', 'xs', '2xs']

export function BasicsSection() {
  const say = useSay()
  return (
    <Panel title={say('basics')} span={3}>
      <ul className={styles.colours}>
        {colours.map((name) => (
          <li key={name}>
            <i style={{ background: `var(--${name})` }} />
            {name}
          </li>
        ))}
      </ul>
      <p className={styles.display}>{say('display')}</p>
      {sizes.map((size) => (
        <p key={size} className={styles.line} style={{ fontSize: `var(--t-${size})` }}>
          {say('body')} <span className="num">12,480.50</span>
        </p>
      ))}
      <ul className={styles.icons}>
        {Object.entries({ ...frameIcons, ...pageIcons }).map(([name, Drawing]) => (
          <li key={name}>
            <Drawing />
            <small>{name.replace('Icon', '')}</small>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
