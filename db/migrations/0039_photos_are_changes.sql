-- Photos are part of what programs keep a copy of: a home is newer once one is added, moved, described or deleted.

create function photo_changed() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  -- Its own trigger notes the moment.
  update listing set changed_at = now() where residence_id = coalesce(new.residence_id, old.residence_id);
  return null;
end $$;
grant create on schema public to porchlight_system;
alter function photo_changed() owner to porchlight_system;
revoke create on schema public from porchlight_system;
revoke execute on function photo_changed() from public;
create trigger photo_changed after insert or update or delete on residence_photo
  for each row execute function photo_changed();
