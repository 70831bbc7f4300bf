/** Business days that a deposit or a withdrawal may take, by its amount in hundredths. */
export const processingPeriods = [
  { from: 1_00, upTo: 50_000_00, minDays: 1, maxDays: 3 },
  { from: 50_000_00, upTo: 500_000_00, minDays: 3, maxDays: 5 },
  { from: 500_000_00, upTo: null, minDays: 5, maxDays: 10 },
] as const
