-- Where a device was last seen, as an address or the network of a household.
alter table player_devices add column household text not null default '';
