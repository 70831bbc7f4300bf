export { DialogPanel } from './DialogPanel.tsx'
export { DrawerPanel } from './DrawerPanel.tsx'
export { RewardPanel } from './RewardPanel.tsx'
export { SheetPanel } from './SheetPanel.tsx'
