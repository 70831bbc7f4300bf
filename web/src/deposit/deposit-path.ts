export const depositPath = '/lobby/wallets/deposit'
