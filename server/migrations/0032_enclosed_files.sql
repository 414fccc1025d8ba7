-- A file that the document itself encloses; of what stands here already, none is known to be.
alter table document_attachment add column enclosed boolean not null default false;
