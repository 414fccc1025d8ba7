-- What partners say of a company: its own rows, shown to others once it has accepted them. Of one sender one waits at a time.
create table recommendation (
  company_id  uuid not null,
  id          uuid not null,
  sender_id   uuid not null,
  sender_name text not null,
  message     text not null,
  visible     boolean not null,
  created     timestamptz not null,
  primary key (company_id, id)
);
select distribute('recommendation');
create index recommendation_created on recommendation (company_id, visible, created, id);
create unique index recommendation_open on recommendation (company_id, sender_id) where not visible;
alter table recommendation add constraint recommendation_company foreign key (company_id) references company (company_id);
alter table recommendation enable row level security;
alter table recommendation force row level security;
create policy recommendation_own on recommendation using (company_id = entered_company());
grant select, insert, update, delete on recommendation to kontor_app;

-- Which figures a company looks at, in their order.
create table dashboard (
  company_id   uuid not null,
  cards        text[] not null,
  go_live_date date,
  primary key (company_id)
);
select distribute('dashboard');
alter table dashboard add constraint dashboard_company foreign key (company_id) references company (company_id);
alter table dashboard enable row level security;
alter table dashboard force row level security;
create policy dashboard_own on dashboard using (company_id = entered_company());
grant select, insert, update on dashboard to kontor_app;

-- What was paid lately.
create index document_paid on document (company_id, created) where answer_code = 'BusinessPaid';

-- In which order a person has the steps that a company may take next, and which of them they put away.
create table start_card (
  company_id uuid not null,
  user_id    uuid not null,
  card       text not null,
  dismissed  boolean not null,
  place      integer not null,
  primary key (company_id, user_id, card)
);
select distribute('start_card');
alter table start_card add constraint start_card_company foreign key (company_id) references company (company_id);
alter table start_card enable row level security;
alter table start_card force row level security;
create policy start_card_own on start_card using (company_id = entered_company());
grant select, insert, update, delete on start_card to kontor_app;
