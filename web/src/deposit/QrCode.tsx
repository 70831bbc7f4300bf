import { useMemo } from 'react'
import { drawQr } from './qr-modules.ts'
import styles from './OrderDetail.module.css'

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
