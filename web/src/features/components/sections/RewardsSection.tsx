import { RewardTile } from '../../../ui/RewardTile.tsx'
import { Panel, Row } from '../Panel.tsx'
import { useSay } from '../use-say.ts'

export function RewardsSection() {
  const say = useSay()
  return (
    <Panel title={say('rewards')} span={2}>
      <Row isTop>
        <RewardTile item="coin" amountText="300.00" text={say('turnoverX3')} />
        <RewardTile item="points" amountText="128" text={say('points')} />
        <RewardTile item="coupon-fixed" amountText="฿50" text={say('minimum')} />
        <RewardTile item="spin-token" amountText="×1" text={say('received')} state="got" />
        <RewardTile item="chest" amountText="?" text={say('lockedPrize')} state="locked" />
      </Row>
    </Panel>
  )
}
