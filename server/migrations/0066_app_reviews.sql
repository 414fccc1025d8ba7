-- What companies say of apps. Every company that has the same app in its store reads them, so they are no company's rows:
-- the shelf is the company that added the app for itself and its branches, or the installation (zeros).
create table app_review (
  shelf_id    uuid not null,
  app_id      text not null,
  reviewer_id uuid not null,
  user_id     uuid,
  stars       integer not null,
  text        text,
  language    text not null,
  created     timestamptz not null,
  primary key (shelf_id, app_id, reviewer_id)
);
select reference('app_review');
create index app_review_newest on app_review (shelf_id, app_id, created desc);
create index app_review_user on app_review (reviewer_id, user_id);
grant select, insert, update, delete on app_review to kontor_app;
