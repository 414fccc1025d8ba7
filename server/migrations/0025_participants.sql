-- Who receives under which endpoint id is for all to look up; a company writes only what is its own.
alter table participant enable row level security;
alter table participant force row level security;
create policy participant_read on participant for select using (true);
create policy participant_own on participant using (company = entered_company());
