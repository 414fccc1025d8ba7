-- What stands open between two companies besides the state of their connection, as the company itself sees it.
alter table connection add column relation text;
