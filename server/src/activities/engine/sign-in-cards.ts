import type { signUpBonusConfig } from '@parlour/contract/activities/sign-up-bonus.ts'
import type { z } from 'zod'
import type { Running } from './configs.ts'

/** The sign-in cards as items with a price, by their ids; none while they are not sold. */
export function mapSignInCards({ inForce }: Running) {
  const sold = inForce.get('SignUpBonus')
  if (!sold?.isOn) return {}
  const { cards, days } = sold.config as z.output<typeof signUpBonusConfig>
  return Object.fromEntries(
    cards.map(({ propId, price }) => [
      String(propId),
      {
        id: propId,
        name: `การ์ดเช็กอิน ${days} วัน`,
        nameEn: `${days}-day sign-in card`,
        num: days,
        price,
        parameter: { limitAmount: price, maxBonus: 0 },
      },
    ]),
  )
}
