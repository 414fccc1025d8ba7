-- The branch in which a person mainly works, and what they are in the business.
alter table user_account add column primary_branch_id uuid;

-- Cost centre, manager, limit: as the company that is entered keeps them, for itself or for one of its branches.
create table business_property (
  company_id uuid not null,
  user_id    uuid not null,
  group_id   uuid not null,
  name       text not null,
  value      text not null,
  primary key (company_id, user_id, group_id, name)
);
select distribute('business_property');
create index business_property_value on business_property (company_id, name, value);
alter table business_property add constraint business_property_company foreign key (company_id) references company (company_id);
alter table business_property enable row level security;
alter table business_property force row level security;
create policy business_property_own on business_property using (company_id = entered_company());
grant select, insert, update, delete on business_property to kontor_app;
