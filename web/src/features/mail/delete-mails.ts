import { CallFailure, send } from '../../calls/api.ts'
import { text } from '../../i18n/texts.ts'
import { showFailure } from '../../calls/show-failure.ts'
import { refreshMail } from '../../session/news.ts'
import { confirm } from '../../ui/ask.ts'
import { toast } from '../../ui/toast.ts'

/** Asks, deletes and says so; answers whether the mails are gone. */
export async function deleteMails(ids: readonly number[]): Promise<boolean> {
  const isSure = await confirm({
    title: text('mail.deleteAsk', { count: ids.length }),
    text: text('mail.deleteNote'),
    confirmText: text('mail.delete'),
    cancelText: text('common.cancel'),
    isBad: true,
  })
  return isSure && remove(ids)
}

async function remove(ids: readonly number[]): Promise<boolean> {
  try {
    const { deleted } = await send('delMail', { idList: [...ids] })
    toast.show(text('mail.deleted', { count: deleted }))
    return true
  } catch (error) {
    const isUnclaimed = error instanceof CallFailure && error.error === 'rewardUnclaimed'
    if (isUnclaimed) toast.error(text('mail.unclaimed'))
    else showFailure(error)
    return false
  } finally {
    await refreshMail()
  }
}
