/**
 * In tests, a transaction with a source that changes what the history tells of, and notes nothing, is refused when it
 * ends. Not noted: decisions about a residence, which have lines of their own, that it is certified, which follows its
 * certificates, the level a home states while its certificate decides it, and what an import writes before it shows
 * it.
 */
export const refuseUnnotedChanges = `
create schema watch;
grant usage, create on schema watch to porchlight_system;
create function watch.refuse_unnoted() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  changed uuid;
  what jsonb := to_jsonb(coalesce(new, old));
begin
  if app_source() is null then return null; end if;
  if exists (
    select from unfinished_import i where i.id = coalesce((what ->> 'import_id')::uuid,
      (select r.import_id from residence r where r.id = (what ->> 'residence_id')::uuid))
  ) then
    return null;
  end if;
  changed := (what ->> tg_argv[0])::uuid;
  if not exists (select from history where subject_id = changed and happened_at >= now()) then
    raise exception 'A change of % is not in the history.', tg_table_name;
  end if;
  return null;
end $$;
alter function watch.refuse_unnoted() owner to porchlight_system;
revoke create on schema watch from porchlight_system;
create constraint trigger watched after insert on residence deferrable initially deferred
  for each row execute function watch.refuse_unnoted('id');
create constraint trigger watched_changes after update on residence deferrable initially deferred for each row
  when (old.organization_id = new.organization_id and (
    to_jsonb(old) - '{version,updated_at,status,listed_since,area_latitude,area_longitude,cash_to_move_in,claimed_at,certified,stated_level}'::text[]
    <> to_jsonb(new) - '{version,updated_at,status,listed_since,area_latitude,area_longitude,cash_to_move_in,claimed_at,certified,stated_level}'::text[]
    or old.status <> new.status and current_setting('role') = 'porchlight_app'))
  execute function watch.refuse_unnoted('id');
create constraint trigger watched after insert on bed_group deferrable initially deferred
  for each row execute function watch.refuse_unnoted('id');
create constraint trigger watched_changes after update on bed_group deferrable initially deferred for each row
  when ((old.audience, old.total_beds) <> (new.audience, new.total_beds))
  execute function watch.refuse_unnoted('id');
create constraint trigger watched after insert on bed_report deferrable initially deferred
  for each row execute function watch.refuse_unnoted('bed_group_id');
create constraint trigger watched after insert or delete or update of role on membership deferrable initially deferred
  for each row execute function watch.refuse_unnoted('person_id');
create constraint trigger watched after insert on certificate deferrable initially deferred
  for each row execute function watch.refuse_unnoted('residence_id');
create constraint trigger watched_changes after update on certificate deferrable initially deferred for each row
  when (new.ended_as in ('suspended', 'withdrawn')) execute function watch.refuse_unnoted('residence_id');
`
