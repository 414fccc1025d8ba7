-- The pictures of apps of others, fetched when an app is registered and shown from our own host. A picture is a public
-- file of the app's author, under its hash for whoever has it: no company's rows. Kept when an app goes, for another
-- company may have it.
create table app_icon (
  hash       text primary key,
  media_type text not null,
  bytes      bytea not null
);
select reference('app_icon');
grant select, insert on app_icon to kontor_app;

-- The hash of an app's picture; null where it has none or it could not be fetched.
alter table installed_app add column icon text;
alter table app add column icon text;
