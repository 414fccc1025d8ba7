-- Who really sent a document, apart from what it says itself; null where it was neither sent nor received yet.
alter table document add column sent_by text;
-- What it says of its seller is another than who sent it.
alter table document add column sender_differs boolean not null default false;

-- What a partner may send in another's name, as the company that receives it has agreed.
alter table connection add column agreements text[] not null default '{}'
  check (agreements <@ array['SELF_BILLING', 'FACTORING']);
