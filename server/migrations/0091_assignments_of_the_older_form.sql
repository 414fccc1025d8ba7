-- What an assignment of the older form says beside: by when it is to be done, the service that takes it, the supplier.
alter table assignment add column deadline date;
alter table assignment add column component text;
alter table assignment add column vendor_id text;

-- When somebody is reminded of a piece for the first time, and when it first goes up, where that was said with it.
alter table work add column remind_at timestamptz;
alter table work add column escalate_at timestamptz;
