import { useLocale } from '../../i18n/use-text.ts'
import { useSite } from '../../site/store.ts'

const noTypes: readonly { id: number; name: string; nameEn: string }[] = []

/** A game type as the lobby calls it. */
export function useTypeName(): (typeId: number) => string {
  const types = useSite(({ config }) => config?.appGameTypeList ?? noTypes)
  const isThai = useLocale() === 'th-TH'
  return (typeId) => {
    const found = types.find(({ id }) => id === typeId)
    return (isThai ? found?.name : found?.nameEn) ?? String(typeId)
  }
}
