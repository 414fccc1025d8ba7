-- What was said lately about documents, by whomever: the list of conversations tells of it.
create index conversation_post_latest on conversation_post (company_id, created desc, document_id);
