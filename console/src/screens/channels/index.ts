export { words } from '../../i18n/words/forms.ts'
export { ChannelsScreen as View } from './ChannelsScreen.tsx'
