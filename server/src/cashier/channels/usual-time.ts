import { sql } from '../../frame/db.ts'
import type { Job } from '../../frame/schedule.ts'

/** Fewer say nothing about the next one. */
const leastOrders = 20

/** How long deposits of the last week took until they were credited: the median, by channel. */
export const measureUsualTimes: Job = {
  name: 'cashier.usualTimes',
  everyMs: 600_000,
  async run(tx) {
    await tx.run(sql`
      with taken as (
        select d.channel_id, extract(epoch from s.at - d.created_at) as seconds
        from cashier_steps s join cashier_deposits d
          on d.player_id = s.player_id and d.order_id = s.order_id
        where s.status = 'credited' and s.at > now() - interval '7 days'),
      usual as (
        select channel_id, percentile_disc(0.5) within group (order by seconds) as seconds
        from taken group by channel_id having count(*) >= ${leastOrders})
      update cashier_channels c set usual_seconds = (
        select ceil(seconds)::integer from usual u where u.channel_id = c.channel_id)`)
  },
}
