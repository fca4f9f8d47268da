-- Of a question to several homes: when whoever asked said that this home has a bed for them.
alter table inquiry add chosen_at timestamptz;
