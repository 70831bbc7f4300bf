import { useMemo } from 'react'
import styles from './QrCode.module.css'
import { drawQr } from './qr-modules.ts'

type QrCodeProps = { payload: string; label: string }

export function QrCode({ payload, label }: QrCodeProps) {
  const { size, path } = useMemo(() => drawQr(payload), [payload])
  return (
    <svg className={styles.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#0b0a13" shapeRendering="crispEdges" />
    </svg>
  )
}
