-- How an account is known of a partner: they say so of themselves, a first bill that nobody has paid, one that was paid,
-- or somebody asked.
alter table partner_account add column origin text not null default 'FIRST_BILL'
  check (origin in ('PROFILE', 'FIRST_BILL', 'PAID_BILL', 'CONFIRMED'));
grant update on partner_account to kontor_app;
-- A bill of a partner to whom nothing was ever paid: its account is known of nobody.
alter table document add column payee_new boolean not null default false;
create index document_payee on document (company_id, sender_id) where payee_changed or payee_new;
