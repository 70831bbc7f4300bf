-- What is kept for a while only is found by its age.
create index client_events_received on client_events (received_at);
create index login_failures_at on login_failures (at);
create index play_sessions_expires on play_sessions (expires_at);
create index sessions_ended on sessions (ended_at) where ended_at is not null;
create index short_links_created on short_links (created_at);
create index site_big_wins_won on site_big_wins (won_at);
create index used_nonces_expires on used_nonces (expires_at);
