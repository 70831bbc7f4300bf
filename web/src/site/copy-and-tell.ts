import { copyText } from '../browser/copy.ts'
import { text } from '../i18n/texts.ts'
import { toast } from '../ui/toast.ts'

/** Puts something on the clipboard, and says whether it is there. */
export async function copyAndTell(copied: string): Promise<void> {
  if (await copyText(copied)) toast.show(text('common.copySucc'))
  else toast.error(text('common.copyFail'))
}
