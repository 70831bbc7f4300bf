import { useQuery } from '@tanstack/react-query'
import type { PromotionName } from './activity.ts'
import { RuleText } from './rules/RuleText.tsx'
import { loadView } from './views.ts'
import { Answer } from '../calls/Answer.tsx'
import { getQueries } from '../calls/queries.ts'

type PromotionRulesProps<N extends PromotionName> = { name: N; title?: string }

/** The rules of any promotion: the code that writes them comes with its view. */
export function PromotionRules<N extends PromotionName>({ name, title }: PromotionRulesProps<N>) {
  const view = useQuery(
    { queryKey: ['view', name], queryFn: () => loadView(name), staleTime: Infinity },
    getQueries(),
  )
  return (
    <Answer asked={view}>
      {({ writeRules }) => <RuleText name={name} write={writeRules} title={title} />}
    </Answer>
  )
}
