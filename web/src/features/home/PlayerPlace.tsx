import { tab } from '../../browser/storage.ts'

/** As high as what stood here last time, until it is known what stands here now. */
export function PlayerPlace() {
  const minHeight = Number(tab.findText('PLAYER_ROWS_PX'))
  return minHeight > 0 ? <div style={{ minHeight }} /> : null
}
