-- What suppliers are asked quotes for: the lines of a draft requisition, as they were when they were asked.
create table quote_request (
  company_id     uuid not null,
  id             uuid not null,
  -- The same for all who are asked: nobody learns from it how many there are.
  number         text not null,
  requisition_id uuid not null,
  state          text not null check (state in ('OPEN', 'AWARDED', 'ORDERED', 'CLOSED')),
  currency       text not null,
  respond_by     date,
  note           text,
  -- What those are told who are not chosen.
  thanks         text,
  lines          jsonb not null,
  asked_by       uuid,
  -- Given to who asked, once all have answered or the day is over.
  task_id        uuid,
  created        timestamptz not null,
  modified       timestamptz not null,
  primary key (company_id, id)
);
select distribute('quote_request');
create index quote_request_newest on quote_request (company_id, created, id);
create index quote_request_of on quote_request (company_id, requisition_id);
create index quote_request_untold on quote_request (company_id, respond_by) where state = 'OPEN' and task_id is null;
alter table quote_request add constraint quote_request_company foreign key (company_id) references company (company_id);
alter table quote_request enable row level security;
alter table quote_request force row level security;
create policy quote_request_own on quote_request using (company_id = entered_company());
grant select, insert, update, delete on quote_request to kontor_app;

-- Who was asked, by which document.
create table quote_request_supplier (
  company_id    uuid not null,
  request_id    uuid not null,
  connection_id uuid not null,
  document_id   uuid not null,
  supplier      text not null,
  asked         timestamptz not null,
  primary key (company_id, request_id, connection_id)
);
select distribute('quote_request_supplier');
create unique index quote_request_supplier_document on quote_request_supplier (company_id, document_id);
alter table quote_request_supplier add constraint quote_request_supplier_company foreign key (company_id) references company (company_id);
alter table quote_request_supplier enable row level security;
alter table quote_request_supplier force row level security;
create policy quote_request_supplier_own on quote_request_supplier using (company_id = entered_company());
grant select, insert, update, delete on quote_request_supplier to kontor_app;

-- Which line is bought by which quote.
create table quote_award (
  company_id uuid not null,
  request_id uuid not null,
  line_id    text not null,
  quote_id   uuid not null,
  primary key (company_id, request_id, line_id)
);
select distribute('quote_award');
alter table quote_award add constraint quote_award_company foreign key (company_id) references company (company_id);
alter table quote_award enable row level security;
alter table quote_award force row level security;
create policy quote_award_own on quote_award using (company_id = entered_company());
grant select, insert, update, delete on quote_award to kontor_app;
