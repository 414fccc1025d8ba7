-- What an item that was traded before is classified as, so that it is classified so again (decision 0099).
alter table item add column commodity_code text, add column commodity_scheme text;
