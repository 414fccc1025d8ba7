-- Facts about the installation as a whole, such as how far the demo network was loaded. No company's rows.
create table network_state (
  key   text primary key,
  value text not null
);
select reference('network_state');
grant select, insert, update on network_state to kontor_app;
