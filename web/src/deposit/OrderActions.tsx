import { usePathname } from 'wouter/use-browser-location'
import { downloadBlob } from '../browser/download.ts'
import { goTo } from '../browser/navigation.ts'
import { send } from '../calls/api.ts'
import { showFailure } from '../calls/show-failure.ts'
import { usePress } from '../calls/use-press.ts'
import { text } from '../i18n/texts.ts'
import { useText } from '../i18n/use-text.ts'
import { refreshBalances, refreshOrders } from '../money/money-news.ts'
import type { DepositOrder, Payment } from '../money/types.ts'
import { useMoney } from '../money/use-money.ts'
import { useSiteName } from '../site/store.ts'
import { confirm } from '../ui/ask.ts'
import { Button } from '../ui/Button.tsx'
import { DownloadIcon } from '../ui/icons.ts'
import { toast } from '../ui/toast.ts'
import styles from './OrderDetail.module.css'
import { drawQr } from './qr-modules.ts'

type OrderActionsProps = { order: DepositOrder; payment: Payment | null; onClose: () => void }

export function OrderActions({ order, payment, onClose }: OrderActionsProps) {
  const t = useText()
  const { orderId } = order
  const check = usePress(async () => {
    if (await isDone(orderId)) onClose()
  })
  const cancel = usePress(() => cancelOrder(orderId))
  if (!payment && order.status === 'credited') return <PlayOn onClose={onClose} />
  if (!payment)
    return (
      <Button look="brand" isBlock onClick={onClose}>
        {t('common.close')}
      </Button>
    )
  return (
    <>
      <div className={styles.buttons}>
        {payment.qrCodeText !== null && <SaveQr payment={payment} payload={payment.qrCodeText} />}
        <Button look="brand" isBlock isLoading={check.isBusy} onClick={check.press}>
          {t('deposit.paidButton')}
        </Button>
      </div>
      <Button look="outline" size="sm" isBlock isLoading={cancel.isBusy} onClick={cancel.press}>
        {t('deposit.cancelOrder')}
      </Button>
    </>
  )
}

/** The money is here: on to the games, or back to the one it was made for. */
function PlayOn({ onClose }: { onClose: () => void }) {
  const t = useText()
  const isOverGame = usePathname() === '/start'
  const play = (): void => {
    onClose()
    goTo('/lobby/home?tab=0')
  }
  if (isOverGame)
    return (
      <Button look="brand" isBlock onClick={onClose}>
        {t('deposit.backToGame')}
      </Button>
    )
  return (
    <div className={styles.buttons}>
      <Button isBlock onClick={onClose}>
        {t('deposit.great')}
      </Button>
      <Button look="brand" isBlock onClick={play}>
        {t('deposit.playNow')}
      </Button>
    </div>
  )
}

function SaveQr({ payment, payload }: { payment: Payment; payload: string }) {
  const t = useText()
  const money = useMoney()
  const siteName = useSiteName()
  const save = usePress(async () => {
    const lines = [`${siteName} · ${money(payment.amount)}`, payment.orderId]
    downloadBlob(await paintQr(payload, lines), `${payment.orderId}.png`)
  })
  return (
    <Button icon={DownloadIcon} isBlock isLoading={save.isBusy} onClick={save.press}>
      {t('deposit.saveQr')}
    </Button>
  )
}

/** Asks whether the money is here. It only looks: nothing is credited by asking. */
async function isDone(orderId: string): Promise<boolean> {
  try {
    const { isRechargeDone } = await send('isRechargeDone', { orderId })
    toast.show(
      text(isRechargeDone ? 'deposit.creditedToast' : 'deposit.notYet'),
      isRechargeDone ? 'ok' : 'info',
    )
    return isRechargeDone
  } catch (error) {
    showFailure(error)
    return false
  } finally {
    refreshOrders()
    refreshBalances()
  }
}

async function cancelOrder(orderId: string): Promise<void> {
  const isSure = await confirm({
    title: text('deposit.cancelAsk'),
    text: text('deposit.cancelNote'),
    confirmText: text('deposit.cancelOrder'),
    cancelText: text('deposit.keepOrder'),
    isBad: true,
  })
  if (!isSure) return
  try {
    await send('cancelRechargeOrder', { orderId })
  } catch (error) {
    showFailure(error)
  } finally {
    refreshOrders()
  }
}

const pictureWidth = 720
const lineHeight = 44
const margin = 24

/** The code as a picture to keep, with the lines that tell what it is for. */
async function paintQr(payload: string, lines: readonly string[]): Promise<Blob> {
  const { size, isDark } = drawQr(payload)
  const scale = Math.floor(pictureWidth / size)
  const canvas = document.createElement('canvas')
  canvas.width = size * scale
  canvas.height = size * scale + lines.length * lineHeight + margin
  const context = canvas.getContext('2d')
  if (!context) throw new Error('this browser draws no pictures')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.fillStyle = '#000'
  for (const [y, row] of isDark.entries())
    for (const [x, isOn] of row.entries())
      if (isOn) context.fillRect(x * scale, y * scale, scale, scale)
  context.font = '600 30px Anuphan, sans-serif'
  context.textAlign = 'center'
  for (const [index, line] of lines.entries())
    context.fillText(line, canvas.width / 2, size * scale + (index + 0.6) * lineHeight)
  return toBlob(canvas)
}

function toBlob(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  )
}
