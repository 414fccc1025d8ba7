-- Which number is free is told by the documents that were issued; no counter is kept beside them.
drop table number_seed;
