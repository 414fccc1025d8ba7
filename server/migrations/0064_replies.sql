-- What partners said lately, whichever document it is about: the bell asks for it.
create index conversation_post_replies on conversation_post (company_id, created desc, id) where author_id is null;
