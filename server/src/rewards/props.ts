/** What the items are worth: percent for a general coupon, coins for a fixed one or a gift. */
type Prop = {
  id: number
  name: string
  nameEn: string
  num: number
  limitCoins: number
  maxCoins: number
}

// A share of a deposit ends at ten times what it gives on the smallest one. 1201 to 1204 are shown
// with a percent sign: a fixed number of coins lies beyond them.
const props: Prop[] = [
  { id: 1001, name: 'คูปอง 5%', nameEn: '5% coupon', num: 5, limitCoins: 100, maxCoins: 50 },
  { id: 1002, name: 'คูปอง 10%', nameEn: '10% coupon', num: 10, limitCoins: 300, maxCoins: 300 },
  { id: 1003, name: 'คูปอง 20%', nameEn: '20% coupon', num: 20, limitCoins: 1000, maxCoins: 2000 },
  { id: 1004, name: 'คูปอง 5%', nameEn: '5% coupon', num: 5, limitCoins: 300, maxCoins: 150 },
  { id: 1005, name: 'คูปอง 5%', nameEn: '5% coupon', num: 5, limitCoins: 1000, maxCoins: 500 },
  { id: 1211, name: 'คูปอง 10', nameEn: '10 coupon', num: 10, limitCoins: 100, maxCoins: 10 },
  { id: 1212, name: 'คูปอง 30', nameEn: '30 coupon', num: 30, limitCoins: 300, maxCoins: 30 },
  { id: 1213, name: 'คูปอง 100', nameEn: '100 coupon', num: 100, limitCoins: 1000, maxCoins: 100 },
  { id: 1301, name: 'ของขวัญ 5', nameEn: 'Gift of 5', num: 5, limitCoins: 0, maxCoins: 5 },
]

/** The table as the wire has it, by item id. */
export const propConfigMap = Object.fromEntries(
  props.map(({ id, name, nameEn, num, limitCoins, maxCoins }) => [
    String(id),
    {
      id,
      name,
      nameEn,
      num,
      price: 0,
      parameter: { limitAmount: limitCoins * 100, maxBonus: maxCoins * 100 },
    },
  ]),
)
