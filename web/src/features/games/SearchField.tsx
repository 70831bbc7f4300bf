import type { Ref } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { CloseIcon, SearchIcon } from '../../ui/icons.ts'
import styles from './SearchField.module.css'

type SearchFieldProps = {
  value: string
  onChange: (value: string) => void
  onSubmit?: () => void
  autoFocus?: boolean
  ref?: Ref<HTMLInputElement>
}

export function SearchField({ value, onChange, onSubmit, autoFocus, ref }: SearchFieldProps) {
  const t = useText()
  return (
    <form
      className={styles.field}
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit?.()
      }}
    >
      <SearchIcon />
      <input
        ref={ref}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        maxLength={60}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page is only about this field
        autoFocus={autoFocus}
        aria-label={t('frame.searchLong')}
        placeholder={t('frame.searchLong')}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {value !== '' && (
        <IconButton
          icon={CloseIcon}
          label={t('games.clear')}
          isSmall
          onClick={() => onChange('')}
        />
      )}
    </form>
  )
}
