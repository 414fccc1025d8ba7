-- A property that a company keeps of a document is taken away again.
grant delete on document_property to kontor_app;
