-- Nothing ever wrote it: ways to support are the setting serviceLinks.
drop table site_services;
