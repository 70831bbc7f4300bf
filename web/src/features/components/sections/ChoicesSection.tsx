import { useState } from 'react'
import { AmountGrid } from '../../../ui/AmountGrid.tsx'
import { ChoiceRow } from '../../../ui/ChoiceRow.tsx'
import { BankIcon, PhoneIcon, QrIcon } from '../../../ui/icons.ts'
import { Pill } from '../../../ui/Pill.tsx'
import { Panel } from '../Panel.tsx'
import { useSay } from '../use-say.ts'

const amounts = [100, 300, 500, 1000, 2000, 3000, 5000, 10_000]

export function ChoicesSection() {
  const say = useSay()
  const [channel, setChannel] = useState('qr')
  const [amount, setAmount] = useState<number>(100_000)
  const row = { name: 'sample-channel', onChoose: setChannel }
  return (
    <Panel title={say('choices')}>
      <ChoiceRow
        {...row}
        value="qr"
        title={say('qr')}
        text={<span className="num">{say('qrText')}</span>}
        icon={QrIcon}
        tag={<Pill tone="ok">{say('advised')}</Pill>}
        isChosen={channel === 'qr'}
      />
      <ChoiceRow
        {...row}
        value="bank"
        title={say('transfer')}
        text={say('transferText')}
        icon={BankIcon}
        isChosen={channel === 'bank'}
      />
      <ChoiceRow
        {...row}
        value="wallet"
        title={say('walletApp')}
        text={say('walletText')}
        icon={PhoneIcon}
        isChosen={false}
        disabled
      />
      <AmountGrid
        label={say('amount')}
        chosenAmount={amount}
        onChoose={setAmount}
        choices={amounts.map((baht) => ({
          amount: baht * 100,
          amountText: baht.toLocaleString('en'),
          bonusText: baht === 1000 ? '+300' : undefined,
          disabled: baht === 10_000,
        }))}
      />
    </Panel>
  )
}
