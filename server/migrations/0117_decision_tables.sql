-- The decision tables that the gateways of a workflow name, as DMN 1.3; null where they name none.
alter table workflow_version add column dmn text;
