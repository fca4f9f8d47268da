-- Files that show what an organization says of its houses (evidence). The bytes are in the file store
-- (src/server/plumbing/files), outside the web root: `keys` names them there, in their order. What a request may say of a
-- file is that it exists; what was found in it the system writes.
create table stored_file (
  id uuid primary key,
  organization_id uuid not null references organization (id),
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
  -- Of a grievance: its bytes are sealed, and its name is with the entry that shows it.
  is_sealed boolean not null default false,
  check ((state = 'refused') = (refusal is not null)),
  check (state <> 'clean' or (kind is not null and sha256 is not null and cardinality(keys) = 1)),
  check (state <> 'refused' or cardinality(keys) = 0)
);
create index stored_file_of_organization on stored_file (organization_id);
create index stored_file_of_person on stored_file (added_by);
create index stored_file_unfinished on stored_file (state_at) where state <> 'clean';

call enable_row_security('stored_file');
call allow_own('stored_file', 'select, delete', 'residences');
call allow_own('stored_file', 'insert', 'residences', only_if => $$state = 'receiving' and received = 0$$);
-- Files of a case are the system's: they count for nobody's room, and no request sees that there are any.
create policy not_of_a_case on stored_file as restrictive to porchlight_app
  using (not is_sealed) with check (not is_sealed);
grant select, insert, delete on stored_file to porchlight_app;

-- Photos of a house: what is said of each, and its files in three sizes and three formats, made by the server from what
-- was sent. What was sent is not kept (decision 36).
create table residence_photo (
  id uuid primary key,
  organization_id uuid not null references organization (id),
  residence_id uuid not null references residence (id) on delete cascade,
  -- The place in the row. Six places, each taken once: nobody adds a seventh photo, not even two people at once.
  position smallint not null check (position between 1 and 6),
  -- What it shows, in the words of the house.
  description text not null default '' check (length(description) <= 200),
  -- Of the largest file.
  width smallint not null check (width between 1 and 1600),
  height smallint not null check (height between 1 and 1600),
  -- Its average, shown until it is there.
  color text not null check (color ~ '^#[0-9a-f]{6}$'),
  added_at timestamptz not null,
  added_by uuid,
  unique (residence_id, position) deferrable initially deferred
);
create index residence_photo_of_organization on residence_photo (organization_id);

call enable_row_security('residence_photo');
create policy own_or_published on residence_photo for select to porchlight_app
  using (
    organization_id = (select app_organization())
    or exists (select from residence r where r.id = residence_id and r.status = 'published')
  );
call keep_to_residences('residence_photo', 'select', 'reads_residence(residence_id)');
call allow_own('residence_photo', 'insert', 'residences', only_if => $$
  exists (select from residence r where r.id = residence_id and r.organization_id = residence_photo.organization_id)
$$);
call allow_own('residence_photo', 'update, delete', 'residences');
-- Who added it is for the house to know, so the column is not public.
grant select (id, organization_id, residence_id, position, description, width, height, color, added_at),
  update (position, description), insert, delete on residence_photo to porchlight_app;

create table residence_photo_file (
  photo_id uuid not null references residence_photo (id) on delete cascade,
  organization_id uuid not null references organization (id),
  -- The longer side has at most so many pixels.
  size smallint not null check (size in (480, 960, 1600)),
  format text not null check (format in ('avif', 'webp', 'jpg')),
  bytes bytea not null check (length(bytes) between 1 and 4000000),
  primary key (photo_id, size, format)
);
-- Pictures are packed already.
alter table residence_photo_file alter column bytes set storage external;
create index residence_photo_file_of_organization on residence_photo_file (organization_id);

call enable_row_security('residence_photo_file');
create policy of_seen_photo on residence_photo_file for select to porchlight_app
  using (exists (select from residence_photo p where p.id = photo_id));
call allow_own('residence_photo_file', 'insert', 'residences', only_if => $$
  exists (select from residence_photo p where p.id = photo_id and p.organization_id = residence_photo_file.organization_id)
$$);
grant select, insert on residence_photo_file to porchlight_app;
