import { proseBlocks } from './prose-blocks.ts'
import styles from './Prose.module.css'

/** Running text that somebody else wrote: paragraphs and lists, never markup. */
export function Prose({ text }: { text: string }) {
  return (
    <div className={styles.prose}>
      {proseBlocks(text).map((block, index) =>
        block.kind === 'paragraph' ? (
          <p key={index}>{block.text}</p>
        ) : (
          <ul key={index}>
            {block.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        ),
      )}
    </div>
  )
}
