-- Each mail has a return path of its own: by the secret in it a report that it was not delivered (RFC 3464) finds it.
alter table mail add column return_secret text;
create unique index mail_return on mail (company_id, return_secret) where return_secret is not null;
