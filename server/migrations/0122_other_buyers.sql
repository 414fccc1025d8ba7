-- A bill that came by itself names another as its buyer than the company that received it.
alter table document add column buyer_differs boolean not null default false;
