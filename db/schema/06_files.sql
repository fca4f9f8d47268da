-- Files that show what an organization says of its houses (evidence). The bytes are in the file store
-- (src/server/plumbing/files), outside the web root: `keys` names them there, in their order. What a request may say of a
-- file is that it exists; what was found in it the system writes.
create table stored_file (
  id uuid primary key,
  organisation_id uuid not null references organisation (id),
  added_by uuid references person (id) on delete set null,
  added_by_name text not null check (length(added_by_name) <= 254),
  added_at timestamptz not null,
  name text not null check (length(name) between 1 and 120),
  -- By what is in it, never by its name; null until that was looked at.
  kind text check (kind in ('pdf', 'jpg')),
  -- As announced, then as kept.
  size int not null check (size between 1 and 20971520),
  sha256 text check (sha256 ~ '^[0-9a-f]{64}$'),
  -- held: nobody has said yet that there is no virus in it.
  state text not null check (state in ('receiving', 'checking', 'held', 'clean', 'refused')),
  state_at timestamptz not null,
  refusal text check (length(refusal) between 1 and 400),
  received int not null default 0 check (received between 0 and size),
  keys text[] not null default '{}',
  check ((state = 'refused') = (refusal is not null)),
  check (state <> 'clean' or (kind is not null and sha256 is not null and cardinality(keys) = 1)),
  check (state <> 'refused' or cardinality(keys) = 0)
);
create index stored_file_of_organisation on stored_file (organisation_id);
create index stored_file_of_person on stored_file (added_by);
create index stored_file_unfinished on stored_file (state_at) where state <> 'clean';

call enable_row_security('stored_file');
create policy own_files on stored_file for select to porchlight_app
  using (organisation_id = (select app_organisation()) and (select app_may('residences')));
create policy own_insert on stored_file for insert to porchlight_app
  with check (
    organisation_id = (select app_organisation()) and (select app_may('residences'))
    and state = 'receiving' and received = 0
  );
create policy own_delete on stored_file for delete to porchlight_app
  using (organisation_id = (select app_organisation()) and (select app_may('residences')));
grant select, insert, delete on stored_file to porchlight_app;
