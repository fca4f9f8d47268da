-- The contact form sets no bound to a message; what one request may carry (64 KB) is the only one.
alter table contact_message drop constraint contact_message_message_check;
alter table contact_message add constraint contact_message_message_check check (length(message) between 1 and 60000);
