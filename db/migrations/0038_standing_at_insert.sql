-- Whether an operator is checked is asked before each house is written. A yes that was taken back at that very moment was
-- not seen by the statement that was under way, and the taking back did not see its houses: they stayed public. From here
-- on the one waits for the other. It lends the right to lock one row, that of the organization somebody acts for, and tells
-- nothing of it.
create function keep_standing(organisation uuid) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform from organisation o where o.id = keep_standing.organisation and o.id = app_organisation() for share;
end $$;
grant create on schema public to porchlight_system;
alter function keep_standing(uuid) owner to porchlight_system;
revoke create on schema public from porchlight_system;
revoke execute on function keep_standing(uuid) from public;
grant execute on function keep_standing(uuid) to porchlight_app;

create or replace function guard_publishing() returns trigger language plpgsql as $$
begin
  if current_user = 'porchlight_app' and new.status in ('published', 'waiting')
    and (tg_op = 'INSERT' or new.status <> old.status or compared_of(new) is distinct from compared_of(old))
  then
    perform keep_standing(new.organisation_id);
    -- Of two that are published at one moment under one name or phone, the later one meets the earlier.
    perform pg_advisory_xact_lock(hashtextextended(alike.key, 28)) from (
      select distinct key from unnest(array[name_key(new.name, new.city), phone_digits(new.phone)]) key
      where key <> '' order by key offset 0
    ) alike;
    new.status := publishing_status(new, case when tg_op = 'UPDATE' then old end);
  end if;
  if new.status = 'published' and (tg_op = 'INSERT' or old.status <> 'published') then new.listed_since := now(); end if;
  return new;
end $$;
