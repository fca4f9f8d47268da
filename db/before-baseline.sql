-- What a database of the old migrations lacks of the baseline. It runs once, when the server finds such a database.

grant create on schema public to porchlight_system;
alter view own_residence owner to porchlight_system;
revoke create on schema public from porchlight_system;

alter table residence validate constraint residence_website_is_a_page;
