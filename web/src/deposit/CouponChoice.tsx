import { useState } from 'react'
import { dateText } from '../i18n/format.ts'
import { useLocale, useText } from '../i18n/use-text.ts'
import { useSite } from '../site/store.ts'
import { useShortMoney } from '../money/use-money.ts'
import { BottomSheet } from '../ui/BottomSheet.tsx'
import { ChoiceRow } from '../ui/ChoiceRow.tsx'
import { SelectRow } from '../ui/SelectRow.tsx'
import type { Coupon } from '../money/types.ts'
import { isUsable, worthOf } from './coupons.ts'
import styles from './DepositForm.module.css'
import type { DepositForm } from './use-deposit-form.ts'

const none = 'none'

/** A coupon to use with the deposit. Whoever holds none is not bothered with it. */
export function CouponChoice({ form, coupons }: { form: DepositForm; coupons: Coupon[] }) {
  const t = useText()
  const say = useCouponTexts()
  const [isOpen, setIsOpen] = useState(false)
  if (coupons.length === 0) return null
  const chosen = form.coupon
  const choose = (value: string): void => {
    form.chooseCoupon(value === none ? null : Number(value))
    setIsOpen(false)
  }
  return (
    <>
      <SelectRow
        label={t('deposit.coupon')}
        placeholder={t('deposit.noCoupon')}
        valueText={chosen ? say.worth(chosen) : undefined}
        hint={chosen ? say.terms(chosen) : undefined}
        error={chosen && !isUsable(chosen, form.amount) ? say.minimum(chosen) : undefined}
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
            isChosen={chosen === null}
            onChoose={choose}
          />
          {coupons.map((coupon) => (
            <ChoiceRow
              key={coupon.couponId}
              name="coupon"
              value={String(coupon.couponId)}
              title={say.worth(coupon)}
              text={say.terms(coupon)}
              isChosen={coupon.couponId === chosen?.couponId}
              onChoose={choose}
            />
          ))}
        </div>
      </BottomSheet>
    </>
  )
}

function useCouponTexts() {
  const t = useText()
  const money = useShortMoney()
  const locale = useLocale()
  const props = useSite(({ config }) => config?.appPropConfigMap)
  return {
    worth(coupon: Coupon): string {
      const worth = worthOf(coupon, props ?? {})
      if (!worth) return t('deposit.coupon')
      return 'percent' in worth
        ? t('deposit.couponPercent', { percent: worth.percent, max: money(worth.maxBonus) })
        : t('deposit.couponCoins', { money: money(worth.amount) })
    },
    terms({ limitAmount, expireTime }: Coupon): string {
      const day = dateText(expireTime, locale)
      return limitAmount > 0
        ? t('deposit.couponFrom', { money: money(limitAmount), day })
        : t('deposit.couponAny', { day })
    },
    minimum: ({ limitAmount }: Coupon) =>
      t('deposit.couponTooSmall', { money: money(limitAmount) }),
  }
}
