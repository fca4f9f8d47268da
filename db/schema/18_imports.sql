-- Moving in: files that were read and wait to be imported, the imports that were done, and what each changed, so that
-- it can be put back. An import is written in slices, each a short transaction, so that nobody waits for the whole of
-- it. Until all of it is written and decided, nobody sees a row of it. What is left to do then is done slice by slice,
-- by another process where this one was killed. The same goes for taking an import back (decision 23).

create table import_file (
  id uuid primary key,
  organization_id uuid not null references organization (id),
  person_id uuid not null references person (id) on delete cascade,
  name text not null check (length(name) between 1 and 200),
  read_at timestamptz not null,
  -- A job deletes it from then on.
  expires_at timestamptz not null,
  row_count int not null,
  column_count int not null,
  read_ms int not null,
  -- JSON of the headings and cells. Text: nothing is ever asked of it here.
  sheet text not null check (length(sheet) <= 40000000),
  -- What the person said of it since: where columns go, what was typed in place of a cell.
  choices jsonb not null default '{}'
);
-- To pack a large file would hold up everybody on the embedded database, and it is kept for a day only.
alter table import_file alter sheet set storage external;
create index import_file_of_person on import_file (organization_id, person_id, read_at desc);
create index import_file_age on import_file (expires_at);

call enable_row_security('import_file');
call allow_own('import_file', 'all', 'import', only_if => 'person_id = (select app_person())');
grant select, insert, delete, update (choices) on import_file to porchlight_app;

-- What an organization chose for a file with these headings when it imported it last: the next one is read so at once.
create table import_mapping (
  organization_id uuid not null references organization (id),
  -- A hash of the headings, as they are compared.
  headings_key text not null check (headings_key ~ '^[0-9a-f]{64}$'),
  choices jsonb not null check (jsonb_typeof(choices) = 'object'),
  used_at timestamptz not null,
  primary key (organization_id, headings_key)
);

call enable_row_security('import_mapping');
call allow_own('import_mapping', 'all', 'import');
grant select, insert, delete, update (choices, used_at) on import_mapping to porchlight_app;

-- An import that was done. It has the id of its file.
create table import_run (
  id uuid primary key,
  organization_id uuid not null references organization (id),
  person_id uuid,
  -- The name is copied, so that it still says who it was after a person has left.
  person_name text not null default '' check (length(person_name) <= 254),
  file_name text not null check (length(file_name) between 1 and 200),
  imported_at timestamptz not null,
  published boolean not null,
  added int not null,
  changed int not null,
  same int not null,
  duplicate int not null,
  left_out int not null,
  undone_at timestamptz,
  undone_by text check (length(undone_by) <= 254),
  -- Houses somebody changed after the import: they stayed as they were. The first of their names.
  kept int,
  kept_names text[] check (cardinality(kept_names) <= 50),
  state text not null default 'done' check (state in ('writing', 'finishing', 'done', 'undoing')),
  -- The token of the process that works on it. Another process takes over when `touched_at` gets too old.
  worker uuid,
  touched_at timestamptz not null default now(),
  -- Who asked for what is being done.
  asked_by uuid,
  -- The last house that is finished, in the order of ids.
  last_residence_id uuid,
  -- Houses somebody else changed while the import ran: they stayed as they were. The first of their names.
  passed int not null default 0,
  passed_names text[] not null default '{}' check (cardinality(passed_names) <= 50),
  -- How often a process took over what another had begun, and when the next may.
  tries int not null default 0,
  next_try_at timestamptz not null default now(),
  -- What could not be brought to its end however often it was tried: the import was taken back; nothing of it is shown
  -- to anybody any more; or its undo ended where it was.
  stopped text check (stopped in ('taken_back', 'hidden', 'undo')),
  -- Houses of the slice under way. The public list and the desks are notified of them when it ends.
  slice uuid[] not null default '{}'
);
create index import_run_of_organization on import_run (organization_id, imported_at desc);
create unique index import_run_at_work on import_run (organization_id)
  where state <> 'done' and stopped is distinct from 'hidden';

call enable_row_security('import_run');
call allow_own('import_run', 'select, update', 'import');
call allow_own('import_run', 'insert', 'import', only_if => 'person_id = (select app_person())');
grant select, insert, update (undone_at, undone_by, kept, kept_names) on import_run to porchlight_app;
grant update (state, worker, touched_at, asked_by, last_residence_id, changed, passed, passed_names, tries, next_try_at, stopped,
  slice) on import_run to porchlight_app;

-- What an import did to a house. A job deletes it when it can no longer be undone.
create table import_change (
  import_id uuid not null references import_run (id) on delete cascade,
  residence_id uuid not null references residence (id) on delete cascade,
  organization_id uuid not null references organization (id),
  -- `certified`: a house that somebody else speaks for got a certificate, and nothing else.
  kind text not null check (kind in ('added', 'changed', 'certified')),
  -- The version the import left the house in: another one means that somebody changed it since.
  version int not null,
  -- The columns that changed, as they were.
  before jsonb not null default '{}',
  -- Its groups of beds: for each what it was and what it became.
  beds jsonb not null default '[]',
  restored_at timestamptz,
  -- Whether it set a certificate, and which one stood before.
  sets_certificate boolean not null default false,
  certificate_before uuid,
  -- What an import is going to do to a house there is; null once it is done.
  planned jsonb,
  primary key (import_id, residence_id)
);
create index import_change_of_residence on import_change (residence_id);
create index import_change_of_organization on import_change (organization_id, import_id, residence_id);

call enable_row_security('import_change');
call allow_own('import_change', 'select, update', 'import');
call allow_own('import_change', 'insert', 'import', only_if => $$
  exists (select from import_run i where i.id = import_id and i.organization_id = import_change.organization_id)
  and exists (
    select from residence r where r.id = residence_id and (r.organization_id = import_change.organization_id
      or (import_change.kind = 'certified' and (select app_may('claims')) and r.status = 'published'
        and r.state_code = (select o.state_code from organization o where o.id = (select app_organization())))))
$$);
call allow_own('import_change', 'delete', 'import', only_if => 'planned is not null');
grant select, insert, update (restored_at), delete on import_change to porchlight_app;
grant update (version, before, planned, sets_certificate, certificate_before) on import_change to porchlight_app;

create function track_unfinished_import() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from unfinished_import where id = old.id and (tg_op = 'DELETE' or new.state <> 'writing');
  if tg_op <> 'DELETE' and new.state = 'writing' then
    insert into unfinished_import (id) values (new.id) on conflict do nothing;
  end if;
  return null;
end $$;
create trigger track_unfinished_import after insert or delete or update of state on import_run
  for each row execute function track_unfinished_import();

-- Writes the listings of an import. Readers of a large one are notified once, at its end.
create function refresh_imported_listings(run uuid, residences uuid[]) returns void
language plpgsql set search_path = public, pg_temp as $$
begin
  if cardinality(residences) = 0 then return; end if;
  perform write_listings(array(select id from residence where id = any(residences)), residences);
  if exists (select from import_run i where i.id = run and i.added + i.changed <= 200) then
    perform notify_listings(residences);
  end if;
end $$;

-- Houses of the slice that ends. What is gone leaves the list.
create function refresh_slice() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform refresh_imported_listings(new.id, old.slice);
  return null;
end $$;
create trigger listed_when_ended after update of slice on import_run
  for each row when (old.slice <> '{}' and new.slice = '{}') execute function refresh_slice();

-- The houses of a slice under way: another transaction never sees any, because they are gone when the slice ends.
create function residences_of_slices() returns uuid[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return array(
    select unnest(slice) from import_run where state <> 'done' and stopped is distinct from 'hidden' and slice <> '{}');
end $$;

-- Whoever may import writes and sees the rows of their organization's imports.
create policy own_writing on unfinished_import for update to porchlight_app
  using (id in (select id from import_run where organization_id = (select app_organization())) and (select app_may('import')))
  with check (true);
grant update (writer) on unfinished_import to porchlight_app;

revoke execute on function refresh_imported_listings from public;
grant execute on function refresh_imported_listings to porchlight_system;
