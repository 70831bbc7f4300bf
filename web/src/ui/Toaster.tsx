import { useEffect } from 'react'
import { classNames } from './class-names.ts'
import { CheckIcon, InfoIcon, WarningIcon } from './icons.ts'
import { Spinner } from './Spinner.tsx'
import { toastMs } from './toast-queue.ts'
import type { ToastKind } from './toast-queue.ts'
import { toast, useToastQueue } from './toast.ts'
import styles from './Toaster.module.css'

/** Mounted once by the app. The live region is always there, or its first words would be lost. */
export function Toaster() {
  const shown = useToastQueue((queue) => queue.shown)
  useEffect(() => {
    const durationMs = shown && toastMs(shown.kind)
    if (!shown || durationMs === null) return undefined
    const timer = setTimeout(() => toast.close(shown.id), durationMs)
    return () => clearTimeout(timer)
  }, [shown])
  return (
    <div className={styles.place} role="status" aria-live="polite">
      {shown && <ToastView key={shown.id} kind={shown.kind} text={shown.text} />}
    </div>
  )
}

export function ToastView({ kind, text }: { kind: ToastKind; text: string }) {
  return (
    <div className={classNames(styles.toast, styles[kind])}>
      {kind === 'loading' && <Spinner />}
      {kind === 'ok' && <CheckIcon className={styles.icon} />}
      {kind === 'info' && <InfoIcon className={styles.icon} />}
      {kind === 'error' && <WarningIcon className={styles.icon} />}
      <span>{text}</span>
    </div>
  )
}
