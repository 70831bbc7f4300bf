import { useState } from 'react'
import { IconButton } from './IconButton.tsx'
import { EyeIcon, EyeOffIcon, LockIcon } from './icons.ts'
import { TextField } from './TextField.tsx'
import type { TextFieldProps } from './TextField.tsx'

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'end'> & {
  showLabel: string
  hideLabel: string
}

export function PasswordField({ showLabel, hideLabel, ...field }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  return (
    <TextField
      icon={LockIcon}
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      {...field}
      type={isShown ? 'text' : 'password'}
      end={
        <IconButton
          icon={isShown ? EyeIcon : EyeOffIcon}
          label={isShown ? hideLabel : showLabel}
          disabled={field.disabled ?? false}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  )
}
