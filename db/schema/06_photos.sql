-- Photos of a house: what is said of each, and its files in three sizes and three formats, made by the server from what
-- was sent. What was sent is not kept (decision 36).
create table residence_photo (
  id uuid primary key,
  organisation_id uuid not null references organisation (id),
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
create index residence_photo_of_organisation on residence_photo (organisation_id);

call enable_row_security('residence_photo');
create policy own_or_published on residence_photo for select to porchlight_app
  using (
    organisation_id = (select app_organisation())
    or exists (select from residence r where r.id = residence_id and r.status = 'published')
  );
create policy kept_to_houses on residence_photo as restrictive for select to porchlight_app
  using ((select app_houses()) is null or reads_residence(residence_id));
create policy own_insert on residence_photo for insert to porchlight_app
  with check (
    organisation_id = (select app_organisation()) and (select app_may('residences'))
    and exists (
      select from residence r where r.id = residence_id and r.organisation_id = residence_photo.organisation_id)
  );
create policy own_update on residence_photo for update to porchlight_app
  using (organisation_id = (select app_organisation()) and (select app_may('residences')))
  with check (organisation_id = (select app_organisation()));
create policy own_delete on residence_photo for delete to porchlight_app
  using (organisation_id = (select app_organisation()) and (select app_may('residences')));
-- Who added it is for the house to know, so the column is not public.
grant select (id, organisation_id, residence_id, position, description, width, height, color, added_at)
  on residence_photo to porchlight_app;
grant insert, delete on residence_photo to porchlight_app;
grant update (position, description) on residence_photo to porchlight_app;

create table residence_photo_file (
  photo_id uuid not null references residence_photo (id) on delete cascade,
  organisation_id uuid not null references organisation (id),
  -- The longer side has at most so many pixels.
  size smallint not null check (size in (480, 960, 1600)),
  format text not null check (format in ('avif', 'webp', 'jpg')),
  bytes bytea not null check (length(bytes) between 1 and 4000000),
  primary key (photo_id, size, format)
);
-- Pictures are packed already.
alter table residence_photo_file alter column bytes set storage external;
create index residence_photo_file_of_organisation on residence_photo_file (organisation_id);

call enable_row_security('residence_photo_file');
create policy of_seen_photo on residence_photo_file for select to porchlight_app
  using (exists (select from residence_photo p where p.id = photo_id));
create policy own_insert on residence_photo_file for insert to porchlight_app
  with check (
    organisation_id = (select app_organisation()) and (select app_may('residences'))
    and exists (
      select from residence_photo p where p.id = photo_id and p.organisation_id = residence_photo_file.organisation_id)
  );
grant select, insert on residence_photo_file to porchlight_app;
