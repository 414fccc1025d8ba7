-- Up to which amount a person approves, or whoever has a role; a person's own limit takes the place of their role's.
create table approval_limit (
  company_id uuid not null,
  -- A person or a role.
  holder_id  uuid not null,
  holder     text not null check (holder in ('USER', 'ROLE')),
  -- A decimal of at least 0, in the currency that the company had as it was set.
  amount     text not null,
  currency   text not null,
  primary key (company_id, holder_id)
);
select distribute('approval_limit');
alter table approval_limit add constraint approval_limit_company foreign key (company_id) references company (company_id);
alter table approval_limit enable row level security;
alter table approval_limit force row level security;
create policy approval_limit_own on approval_limit using (company_id = entered_company());
grant select, insert, update, delete on approval_limit to kontor_app;
