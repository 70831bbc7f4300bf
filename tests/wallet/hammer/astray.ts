/** What becomes of a payout: it left, it came back, or it stays held until a person decides. */
export type End = 'paid' | 'returned' | 'held'
export type Story = { deposits: (amount: number) => number[]; ends: End[] }
export type Astray = { orderId: string; amount: number; story: Story; isTold: boolean }
