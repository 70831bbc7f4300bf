-- States are written by the thousand while events are applied, and four fifths of that was looking
-- up what is certain: whoever writes a state holds the lock on the player's row and has just read
-- the config, and neither of those tables ever loses a row.
alter table activity_states
  drop constraint activity_states_player_id_fkey,
  drop constraint activity_states_version_fkey;

-- A state changes with every round: with room on its page no index has to follow.
alter table activity_states set (fillfactor = 60);
