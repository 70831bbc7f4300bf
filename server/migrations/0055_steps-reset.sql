-- Two operators took off the second steps of somebody who lost them all: withdrawals wait.
alter table players add column steps_reset_at timestamptz;
