/** Which channel each deposit came by, as SQL for those who sum up. */
export const depositChannels = '(select player_id, order_id, channel_id from cashier_deposits)'
