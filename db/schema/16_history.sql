-- Who changed what, when and from where. Rows are only added; no role may change or delete one.
create table history (
  id uuid primary key default gen_random_uuid(),
  organisation_id uuid not null references organisation (id),
  happened_at timestamptz not null default clock_timestamp(),
  -- Null where nobody was signed in. The name is copied, so that it still says who it was after a person has left.
  person_id uuid,
  person_name text not null default '' check (length(person_name) <= 254),
  -- The part of the desk it was done in (src/domain/history/history.ts), and the browser and system as the device named
  -- them.
  source text not null check (length(source) between 1 and 30),
  device text not null default '' check (length(device) <= 100),
  subject text not null check (length(subject) between 1 and 30),
  -- For beds and holds the bed group.
  subject_id uuid,
  subject_name text not null default '' check (length(subject_name) <= 254),
  change text not null check (length(change) between 1 and 30),
  -- Only what changed, by name.
  before jsonb not null default '{}',
  after jsonb not null default '{}',
  -- Words of the code. One pattern for all three: it is the dearest part of a row.
  constraint history_words check (source || subject || change ~ '^[a-z_]+$')
);
create index history_of_organisation on history (organisation_id, happened_at desc, id desc);
create index history_of_subject on history (subject_id, organisation_id, happened_at desc);
-- The history by person: what they have done already is ticked in their training, from the first time on; and what they
-- did last. It only grows, so nothing reads all of it.
create index history_firsts_of_person on history (organisation_id, person_id, subject, change, happened_at);
create index history_of_person on history (organisation_id, person_id, happened_at desc);

alter table history enable row level security;
alter table history force row level security;
-- Owners read all of it. Who reported a number may be read by everybody who reports numbers.
create policy own_history on history for select to porchlight_app
  using (
    organisation_id = (select app_organisation())
    and ((select app_may('history')) or (subject in ('beds', 'hold') and (select app_may('beds'))))
  );
-- Somebody kept to some houses reads of the beds of these alone.
create policy kept_to_houses on history as restrictive for select to porchlight_app using (
  (select app_houses()) is null or works_for_group(subject_id)
);
create policy own_insert on history for insert to porchlight_app
  with check (
    organisation_id = (select app_organisation()) and person_id = (select app_person())
    and (select app_role()) is not null
  );
create policy system_reads on history for select to porchlight_system using (true);
create policy system_adds on history for insert to porchlight_system with check (true);
-- People who edit a residence may read who else did, for when both change the same thing.
create policy editors_read_residences on history for select to porchlight_app
  using (
    organisation_id = (select app_organisation()) and subject = 'residence' and (select app_may('residences'))
  );
grant select, insert on history to porchlight_app, porchlight_system;
create trigger only_grows before update or delete or truncate on history
  for each statement execute function refuse_change();
