-- What people of a company ask to be bought, with its lines, until orders come out of it.
create table requisition (
  company_id    uuid not null,
  id            uuid not null,
  seq           integer not null,
  state         text not null,
  locked        boolean not null default false,
  currency      text not null,
  requester_id  uuid,
  on_behalf_id  uuid,
  note          text,
  needed_by     date,
  lines         jsonb not null,
  properties    jsonb not null default '{}',
  -- The task by which it waits for its approvers, or for a buyer.
  task_id       uuid,
  decided_by    uuid,
  reason        text,
  created       timestamptz not null,
  modified      timestamptz not null,
  primary key (company_id, id)
);
select distribute('requisition');
create unique index requisition_number on requisition (company_id, seq);
create index requisition_newest on requisition (company_id, modified, id);
alter table requisition add constraint requisition_company foreign key (company_id) references company (company_id);
alter table requisition enable row level security;
alter table requisition force row level security;
create policy requisition_own on requisition using (company_id = entered_company());
grant select, insert, update, delete on requisition to kontor_app;

-- The orders that came out of a requisition, line by line.
create table requisition_order (
  company_id     uuid not null,
  order_id       uuid not null,
  requisition_id uuid not null,
  number         text not null,
  supplier       text not null,
  lines          jsonb not null,
  primary key (company_id, order_id)
);
select distribute('requisition_order');
create index requisition_order_of on requisition_order (company_id, requisition_id);
alter table requisition_order add constraint requisition_order_company foreign key (company_id) references company (company_id);
alter table requisition_order enable row level security;
alter table requisition_order force row level security;
create policy requisition_order_own on requisition_order using (company_id = entered_company());
grant select, insert, update, delete on requisition_order to kontor_app;

-- Up to what sum requisitions of a company are approved by themselves, and who approves the others.
create table procurement (
  company_id uuid not null,
  settings   jsonb not null,
  primary key (company_id)
);
select distribute('procurement');
alter table procurement add constraint procurement_company foreign key (company_id) references company (company_id);
alter table procurement enable row level security;
alter table procurement force row level security;
create policy procurement_own on procurement using (company_id = entered_company());
grant select, insert, update, delete on procurement to kontor_app;
