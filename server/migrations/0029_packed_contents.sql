-- Contents lie packed by zstd, which the server does itself: PostgreSQL is not everywhere built with it, and its own way
-- takes seven times as long. What came before stays as it is.
alter table content add column packed boolean not null default false;
grant update (packed) on content to kontor_app;
alter table content alter column bytes set storage external;
-- A packed invoice has two or three kB and stays in its row.
alter table content set (toast_tuple_target = 4080);

-- The partner whom a document names as its receiver.
create index connection_called on connection (company_id, partner_name);
