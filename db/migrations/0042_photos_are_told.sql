-- Pages of a home are kept for some seconds: a photo that is added, moved, described or deleted is told like any other change of
-- its home.

create or replace function photo_changed() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  home uuid := coalesce(new.residence_id, old.residence_id);
begin
  -- Its own trigger notes the moment.
  update listing set changed_at = now() where residence_id = home;
  perform pg_notify('listing', home::text);
  return null;
end $$;
