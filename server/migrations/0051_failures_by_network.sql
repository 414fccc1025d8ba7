-- Wrong passwords are counted by network and device, beside the database: nobody rests because somebody else typed their name.
alter table user_account drop column failures;
alter table user_account drop column locked_until;
