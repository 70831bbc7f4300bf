import { useState } from 'react'
import { dateText } from '../i18n/format.ts'
import { useLocale, useText } from '../i18n/use-text.ts'
import { useMoney } from '../site/use-money.ts'
import { BottomSheet } from '../ui/BottomSheet.tsx'
import { ChoiceRow } from '../ui/ChoiceRow.tsx'
import { SelectRow } from '../ui/SelectRow.tsx'
import styles from './DepositForm.module.css'
import type { Coupon } from './types.ts'
import type { DepositForm } from './use-deposit-form.ts'

const none = 'none'

/** A coupon to use with the deposit. Whoever holds none is not bothered with it. */
export function CouponChoice({ form, coupons }: { form: DepositForm; coupons: Coupon[] }) {
  const t = useText()
  const say = useCouponText()
  const [isOpen, setIsOpen] = useState(false)
  if (coupons.length === 0) return null
  const chosen = coupons.find(({ couponId }) => couponId === form.couponId)
  const choose = (value: string): void => {
    form.chooseCoupon(value === none ? null : Number(value))
    setIsOpen(false)
  }
  return (
    <>
      <SelectRow
        label={t('deposit.coupon')}
        placeholder={t('deposit.noCoupon')}
        valueText={chosen && say(chosen)}
        onOpen={() => setIsOpen(true)}
      />
      <BottomSheet
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('deposit.coupon')}
        closeLabel={t('common.close')}
      >
        <div className={styles.channels}>
          <ChoiceRow
            name="coupon"
            value={none}
            title={t('deposit.noCoupon')}
            isChosen={!chosen}
            onChoose={choose}
          />
          {coupons.map((coupon) => (
            <ChoiceRow
              key={coupon.couponId}
              name="coupon"
              value={String(coupon.couponId)}
              title={say(coupon)}
              isChosen={coupon === chosen}
              disabled={(form.amount ?? 0) < coupon.limitAmount}
              onChoose={choose}
            />
          ))}
        </div>
      </BottomSheet>
    </>
  )
}

function useCouponText(): (coupon: Coupon) => string {
  const t = useText()
  const money = useMoney()
  const locale = useLocale()
  return ({ limitAmount, expireTime }) =>
    t('deposit.couponFrom', { money: money(limitAmount), day: dateText(expireTime, locale) })
}
