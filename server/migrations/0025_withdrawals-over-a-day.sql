-- A withdrawal is judged with those of the last 24 hours, and by whether its card was paid before.

-- When a payout last reached this card as it is now; null for one that was never paid to.
alter table cashier_cards add column paid_at timestamptz;
alter table cashier_withdrawals add column card_id bigint;

update cashier_cards c set paid_at = (select max(w.created_at) from cashier_withdrawals w
  where w.player_id = c.player_id and w.status = 'paid' and w.created_at >= c.changed_at
  and w.masked_card like '%' || c.last_digits);

create index cashier_withdrawals_recent on cashier_withdrawals (player_id, created_at);
