-- Where a residence stands is read from the database by those who may, and by nobody who forgets to ask whether they may:
-- its street, ZIP code and points are no columns of `residence` for requests. What the public may know of them is in
-- `listing`; the organization's own people read `own_residence`.

-- Every column an organization may know of its own residences, for the roles that edit them. A column that a later
-- migration adds to `residence` is granted there, and the view is made anew (`create or replace`) with it at its end.
grant create on schema public to porchlight_system;
set local role porchlight_system;
create view own_residence with (security_barrier = true) as
select * from residence
where organisation_id = (select app_organisation()) and (select app_may('residences'));
grant select on own_residence to porchlight_app;
reset role;
revoke create on schema public from porchlight_system;

revoke select on residence from porchlight_app;
do $$ begin
  execute (
    select format('grant select (%s) on residence to porchlight_app', string_agg(quote_ident(attname), ', '))
    from pg_attribute
    where attrelid = 'residence'::regclass and attnum > 0 and not attisdropped
      and attname not in ('street', 'zip', 'latitude', 'longitude', 'area_latitude', 'area_longitude')
  );
end $$;

-- What a confidential mail says is for its recipient alone: the alliance's people read when it was sent and what it was
-- about. The database makes what they may read by itself, so that nobody who queues or lists mail can forget it: no text,
-- and of the subject nothing that could be a code or a part of a link.
alter table mail
  add shown_subject text not null generated always as (
    case when confidential then regexp_replace(subject, '[0-9]{4,}|[[:alnum:]_-]{24,}', '…', 'g') else subject end
  ) stored,
  add shown_text text generated always as (case when confidential then null else text_body end) stored;
revoke select on mail from porchlight_app;
grant select (id, organisation_id, kind, recipient, reply_to, shown_subject, shown_text, confidential, state, attempts,
  due_at, last_error, created_at, sent_at, channel) on mail to porchlight_app;

-- How many beds a change said are open, beside how many it made taken: the same change sent again with another number is
-- another one, and is refused. Null where a report came from no change: an import, somebody who moved in.
alter table bed_report add said_open smallint check (said_open >= 0);
grant select (said_open) on bed_report to porchlight_app;
