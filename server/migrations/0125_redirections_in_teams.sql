-- Where a person's work goes may be said of what comes to them as a member of a team alone.
alter table auto_assignment add column team_id uuid;
alter table auto_assignment add constraint auto_assignment_team foreign key (company_id, team_id) references team (company_id, id);
