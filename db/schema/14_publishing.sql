-- Checks before publishing: the first residences of a new operator wait for one check, and a residence that looks like
-- somebody else's listing waits for a check of its own. A trigger enforces the rule, so that no statement of the
-- operators' role gets around it: 'published' becomes 'waiting', or stays a draft (decision 25).

-- Pairs of a residence and a listing that look alike and were found to be two: by what they look alike, and how it was
-- written at that time.
create table allowed_likeness (
  residence_id uuid not null references residence (id) on delete cascade,
  listing_id uuid not null references residence (id) on delete cascade,
  what text not null check (what in ('phone', 'name', 'address')),
  key text not null,
  primary key (residence_id, listing_id, what, key)
);
create index allowed_likeness_of_listing on allowed_likeness (listing_id);

call enable_row_security('allowed_likeness');
create policy own_or_at_desk on allowed_likeness for select to porchlight_app
  using (exists (
    select from residence r where r.id = residence_id and r.organization_id = (select app_organization())));
grant select on allowed_likeness to porchlight_app;

-- Listings of others that a house looks like, each by one of: phone, name, address, and how that is written as a key.
-- Left out is what somebody has allowed of `of_residence`. Only what is public of a listing is compared, so that no address
-- that a house hides can be found out by asking. A key that is null is not compared.
create function listings_of_keys(
  own uuid, of_residence uuid, name_key text, town_key text, state char(2), zip text, street_key text, phone_key text
) returns table (residence_id uuid, what text, key text) language sql stable parallel safe
begin atomic
  select found.residence_id, found.what, found.key
  from (
    select p.residence_id, 'phone' as what, p.phone_key as key from listing p
    where p.phone_key = listings_of_keys.phone_key and length(listings_of_keys.phone_key) = 10
    union all
    select n.residence_id, 'name', n.name_key from listing n
    where n.name_key = listings_of_keys.name_key and n.state_code = listings_of_keys.state
      and n.town_key = listings_of_keys.town_key
    union
    select z.residence_id, 'name', z.name_key from listing z
    where z.name_key = listings_of_keys.name_key and z.zip = listings_of_keys.zip and listings_of_keys.zip <> ''
    union all
    select a.residence_id, 'address', a.zip || ' ' || a.street_key from listing a
    where a.zip = listings_of_keys.zip and a.street_key = listings_of_keys.street_key and a.street <> ''
  ) found
  -- Asked for each that was found: as a join, a plan made on an empty list reads all houses of the organization each time.
  where (select l.organization_id from residence l where l.id = found.residence_id) is distinct from own and not exists (
    select from allowed_likeness yes where yes.residence_id = listings_of_keys.of_residence
      and yes.listing_id = found.residence_id and yes.what = found.what and yes.key = found.key);
end;

-- The same by words. Each key is worked out once ("offset 0": the planner would put it into every comparison).
create function listings_like(own uuid, of_residence uuid, name text, city text, state char(2), zip text, street text, phone text)
returns table (residence_id uuid, what text, key text) language sql stable parallel safe
begin atomic
  select found.residence_id, found.what, found.key
  from (
    select case when listings_like.name <> '' then name_key(listings_like.name, listings_like.city) end as name_key,
      town_key(listings_like.city) as town_key,
      case when listings_like.street <> '' then street_key(listings_like.street) end as street_key,
      phone_digits(listings_like.phone) as phone_key
    offset 0
  ) k
  cross join lateral listings_of_keys(own, of_residence, k.name_key, k.town_key, listings_like.state, listings_like.zip,
    k.street_key, k.phone_key) found;
end;

-- What waits for a yes. Names are copied: houses are renamed, and people leave.
create table publishing_check (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organization (id),
  organization_name text not null check (length(organization_name) <= 200),
  -- The house that looks like a listing; null for the check of the organization itself, for which all its houses wait.
  residence_id uuid references residence (id) on delete cascade,
  -- Of the organization's check the first house that waits.
  residence_name text not null check (length(residence_name) <= 120),
  city text not null check (length(city) <= 100),
  state_code char(2) not null references state (code),
  -- Why the house is another one than the listing it looks like. Of one like a house that is hidden nobody says why.
  reason text not null default '' check (length(reason) <= 1000),
  asked_at timestamptz not null default now(),
  asked_by uuid,
  asked_name text not null default '' check (length(asked_name) <= 254),
  asked_email text not null default '' check (length(asked_email) <= 254),
  decider_id uuid references organization (id),
  decider_name text,
  -- When the deciding organization was notified, and when the alliance was because no decision had come.
  notified_at timestamptz,
  staff_notified_at timestamptz,
  ended_at timestamptz,
  ended_as text check (ended_as in ('approved', 'refused', 'withdrawn')),
  end_reason text not null default '' check (length(end_reason) <= 1000),
  -- Null where nobody decided: withdrawn, or the organization was checked by a claim.
  decided_by uuid references organization (id),
  decided_name text,
  undone_at timestamptz,
  undo_reason text not null default '' check (length(undo_reason) <= 1000),
  check (residence_id is null or asked_by is null or reason <> ''),
  check ((ended_at is null) = (ended_as is null)),
  check (undone_at is null or ended_as = 'approved')
);
create unique index publishing_check_open on publishing_check (organization_id, residence_id) nulls not distinct
  where ended_at is null;
create index publishing_check_of_organization on publishing_check (organization_id, asked_at desc);
create index publishing_check_of_residence on publishing_check (residence_id);
create index publishing_check_waiting on publishing_check (state_code, asked_at) where ended_at is null;
create index publishing_check_unnotified on publishing_check (asked_at) where notified_at is null;
create index publishing_check_decided on publishing_check (state_code, ended_at desc) where ended_at is not null;

call enable_row_security('publishing_check');
call allow_own('publishing_check', 'select', 'residences');
create policy deciders_read on publishing_check for select to porchlight_app using (app_decides(state_code));
call allow_own('publishing_check', 'insert', 'residences', only_if => $$
  asked_by = (select app_person()) and residence_id is not null and decider_id is null and notified_at is null
  and ended_at is null and staff_notified_at is null
  and exists (select from residence r where r.id = residence_id and r.organization_id = publishing_check.organization_id)
$$);
grant select, insert on publishing_check to porchlight_app;

-- Listings that the alliance has hidden, and each time it did. One stands at a time; what is shown again stays as a
-- line. Nobody but the alliance's staff ends one, so no request changes this table.
create table hidden_listing (
  id uuid primary key,
  residence_id uuid not null references residence (id) on delete cascade,
  reason text not null
    check (reason in ('not_a_home', 'scam', 'unsafe', 'duplicate', 'closed', 'asked', 'other', 'locked', 'merged')),
  -- The lock of its organization that hid it, and shows it again when it ends.
  lock_id uuid references organization_lock (id) on delete set null,
  words text not null check (length(words) between 1 and 1000),
  -- What it was before, and is again when it is shown.
  was text not null check (was in ('published', 'waiting', 'draft', 'archived')),
  hidden_at timestamptz not null,
  hidden_by uuid not null,
  -- Names are copied: people leave.
  hidden_name text not null check (length(hidden_name) <= 254),
  shown_at timestamptz,
  shown_by uuid,
  shown_name text check (length(shown_name) <= 254),
  shown_words text not null default '' check (length(shown_words) <= 1000),
  check ((shown_at is null) = (shown_by is null) and (shown_by is null) = (shown_name is null))
);
create unique index hidden_listing_now on hidden_listing (residence_id) where shown_at is null;
create index hidden_listing_of_residence on hidden_listing (residence_id, hidden_at desc);
create index hidden_listing_of_lock on hidden_listing (lock_id) where lock_id is not null;

call enable_row_security('hidden_listing');
create policy own_listing on hidden_listing for select to porchlight_app
  using (exists (
    select from residence r where r.id = residence_id and r.organization_id = (select app_organization())));
-- Who of the staff it was is the alliance's own.
grant select (residence_id, reason, words, hidden_at, shown_at) on hidden_listing to porchlight_app;

-- What staff write down about a listing. Read and written by the system alone, on the word of staff.
create table listing_note (
  id uuid primary key,
  residence_id uuid not null references residence (id) on delete cascade,
  words text not null check (length(words) between 1 and 2000),
  noted_at timestamptz not null,
  noted_by uuid not null,
  noted_name text not null check (length(noted_name) <= 254)
);
create index listing_note_of_residence on listing_note (residence_id, noted_at desc);
call enable_row_security('listing_note');

-- Listings that the alliance or the affiliate of their state found to be one house. The one that goes is archived, and its
-- address leads to the one that stays; `moved` says by id what followed, so that an undo can give it back. Read and written
-- by the system alone, on the word of staff or of that affiliate; whoever asks may know which listing another became.
create table listing_merge (
  id uuid primary key,
  kept_id uuid not null references residence (id) on delete cascade,
  gone_id uuid not null references residence (id) on delete cascade,
  -- Whose they were then: an undo needs them there still.
  kept_holder uuid not null references organization (id),
  gone_holder uuid not null references organization (id),
  -- Copied: houses are renamed, and people leave.
  kept_name text not null check (length(kept_name) <= 120),
  gone_name text not null check (length(gone_name) <= 120),
  gone_was text not null check (gone_was in ('published', 'waiting', 'draft', 'archived')),
  words text not null check (length(words) between 1 and 1000),
  moved jsonb not null default '{}' check (jsonb_typeof(moved) = 'object'),
  merged_at timestamptz not null,
  merged_by uuid not null,
  merged_name text not null check (length(merged_name) <= 254),
  undone_at timestamptz,
  undone_by uuid,
  undone_name text check (length(undone_name) <= 254),
  undone_words text not null default '' check (length(undone_words) <= 1000),
  -- What the undo could not give back, in words.
  not_undone text[] not null default '{}',
  check (kept_id <> gone_id or undone_at is not null),
  check ((undone_at is null) = (undone_by is null) and (undone_by is null) = (undone_name is null))
);
create unique index listing_merge_now on listing_merge (gone_id) where undone_at is null;
create index listing_merge_of_kept on listing_merge (kept_id, merged_at desc);
create index listing_merge_of_gone on listing_merge (gone_id, merged_at desc);

call enable_row_security('listing_merge');
create policy anybody_follows on listing_merge for select to porchlight_app using (undone_at is null);
grant select (kept_id, gone_id, undone_at) on listing_merge to porchlight_app;

-- The listing that another one became, or itself.
create function residence_after_merges(residence uuid) returns uuid language plpgsql stable parallel safe as $$
declare
  here uuid := residence;
  further uuid;
begin
  loop
    select m.kept_id into further from listing_merge m where m.gone_id = here and m.undone_at is null;
    if not found then return here; end if;
    here := further;
  end loop;
end $$;

-- What of a house is compared.
create function compared_values(own residence) returns text[] language sql immutable parallel safe
return array[own.name, own.city, own.state_code, own.zip, own.street, own.phone];

-- By what a house is like one that is hidden, and how that is written.
create function hidden_likeness(own residence, other residence, own_name text, own_street text, own_phone text)
returns table (what text, key text) language sql stable parallel safe
begin atomic
  select 'phone', own_phone where other.organization_id <> own.organization_id and length(own_phone) = 10
    and phone_digits(other.phone) = own_phone
  union all
  select 'name', own_name
  where (other.zip = own.zip and other.zip <> ''
      or other.state_code = own.state_code and town_key(other.city) = town_key(own.city))
    and name_key(other.name, other.city) = own_name
  union all
  select 'address', own.zip || ' ' || own_street where other.address_visibility = 'exact' and other.street <> ''
    and other.zip = own.zip and street_key(other.street) = own_street;
end;

-- Whether a house looks like one that the alliance has hidden: by name and town, by a street that may be shown, or by the
-- phone of another organization's. Not like one that was hidden because it is listed twice: this may be the one that stays.
-- Nor where somebody has said that it is another house (allowResidence).
create function looks_like_hidden(own residence, own_name text, own_street text, own_phone text) returns boolean
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return exists (
    select from hidden_listing h join residence r on r.id = h.residence_id
    where h.shown_at is null and r.id <> own.id
      and exists (select from hidden_likeness(own, r, own_name, own_street, own_phone) l where not exists (
        select from allowed_likeness yes where yes.residence_id = own.id and yes.listing_id = r.id
          and yes.what = l.what and yes.key = l.key))
      and h.reason not in ('duplicate', 'merged')
  );
end $$;

-- The status of a house that an operator wants on the public list. The operator's own role reads `organization`. Of a
-- published house only what changed since `before` is compared. One that waits because it looks like another becomes a
-- draft when it is changed: a decision holds only for the values that were looked at. The caller gives `name_key` and `phone_key`.
create function publishing_status(own residence, before residence, name_key text, phone_key text) returns text
language plpgsql stable as $$
declare
  kind text;
  is_checked boolean;
  is_listed boolean := coalesce(before.status = 'published', false);
  compared_name text := case when not is_listed or (own.name, own.city, own.state_code, own.zip)
    is distinct from (before.name, before.city, before.state_code, before.zip) then nullif(publishing_status.name_key, '') end;
  compared_street text := case when own.street <> '' and (not is_listed or (own.zip, own.street)
    is distinct from (before.zip, before.street)) then street_key(own.street) end;
  compared_phone text := case when not is_listed or own.phone is distinct from before.phone
    then publishing_status.phone_key end;
begin
  select o.kind, o.checked_at is not null into kind, is_checked from organization o where o.id = own.organization_id;
  -- Affiliates and the alliance publish without a check.
  if kind <> 'operator' then return 'published'; end if;
  if exists (
    select from listings_of_keys(own.organization_id, own.id, compared_name, town_key(own.city), own.state_code,
      own.zip, compared_street, compared_phone)
  ) then
    return case
      when before.status = 'waiting' and compared_values(own) is distinct from compared_values(before) then 'draft'
      when exists (select from publishing_check c where c.residence_id = own.id and c.ended_at is null) then 'waiting'
      else 'draft' end;
  end if;
  -- It waits, with an entry of its own (ask_for_checks).
  if looks_like_hidden(own, compared_name, compared_street, compared_phone) then
    return case
      when before.status = 'waiting' and compared_values(own) is distinct from compared_values(before) then 'draft'
      else 'waiting' end;
  end if;
  if is_checked then return 'published'; end if;
  -- The limits of src/domain/claims/checking.
  if (select count(*) from (
      select from residence r where r.organization_id = own.organization_id and r.status = 'waiting' and r.id <> own.id
      limit 500) waiting) = 500
    or (select count(*) from publishing_check c where c.organization_id = own.organization_id
      and c.ended_as = 'refused' and c.ended_at > now() - interval '30 days') >= 3
  then
    return 'draft';
  end if;
  return 'waiting';
end $$;

-- Whether an operator is checked is asked before each house is written. A yes that is taken back at that very moment
-- waits for the statement under way, and the other way round. It gives the right to lock one row, that of the
-- organization somebody acts for, and returns nothing about it.
create function lock_organization(organization uuid) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform from organization o where o.id = lock_organization.organization and o.id = app_organization() for share;
end $$;

create function guard_publishing() returns trigger language plpgsql as $$
declare
  own_name text;
  own_phone text;
begin
  if current_user = 'porchlight_app' and new.status in ('published', 'waiting')
    and (tg_op = 'INSERT' or new.status <> old.status or compared_values(new) is distinct from compared_values(old))
  then
    perform lock_organization(new.organization_id);
    -- Of two that are published at one moment under one name or phone, the later one meets the earlier.
    own_name := name_key(new.name, new.city);
    own_phone := phone_digits(new.phone);
    perform pg_advisory_xact_lock(hashtextextended(alike.key, 28)) from (
      select distinct key from unnest(array[own_name, own_phone]) key where key <> '' order by key offset 0
    ) alike;
    new.status := publishing_status(new, case when tg_op = 'UPDATE' then old end, own_name, own_phone);
  end if;
  -- What the alliance has hidden is public again only when the alliance shows it, whoever writes: a person, an import, a
  -- claim that is approved or a check. Nothing of a locked organization is public, nor what was merged into another.
  if new.status in ('published', 'waiting') and (
    exists (select from hidden_listing h where h.residence_id = new.id and h.shown_at is null)
    or exists (select from organization_lock l where l.organization_id = new.organization_id and l.ended_at is null)
    or exists (select from listing_merge m where m.gone_id = new.id and m.undone_at is null)
  ) then
    new.status := 'draft';
  end if;
  if new.status = 'published' and (tg_op = 'INSERT' or old.status <> 'published') then new.listed_since := now(); end if;
  return new;
end $$;
create trigger guard_publishing before insert or update on residence for each row execute function guard_publishing();

-- Every residence that waits has an entry in the queue; an entry ends when nothing waits for it any more.
create function ask_for_checks(residences uuid[], organizations uuid[]) returns void language plpgsql as $$
begin
  insert into publishing_check (organization_id, organization_name, residence_name, city, state_code, asked_by, asked_name,
      asked_email)
    select distinct on (o.id) o.id, o.name, r.name, r.city, r.state_code, asker.id, coalesce(asker.name, ''),
      coalesce(asker.email, '')
    from residence r join organization o on o.id = r.organization_id
    left join lateral (
      select p.id, p.email, coalesce(nullif(trim(concat_ws(' ', p.first_name, p.last_name)), ''), p.email) as name
      from membership m join person p on p.id = m.person_id where m.organization_id = o.id
      order by (m.person_id = app_person()) is true desc, m.role = 'owner' desc, m.created_at limit 1
    ) asker on true
    where r.id = any(residences) and r.status = 'waiting' and o.checked_at is null and r.state_code is not null
    order by o.id, r.name, r.id
    on conflict do nothing;
  insert into publishing_check (organization_id, organization_name, residence_id, residence_name, city, state_code)
    select o.id, o.name, r.id, r.name, r.city, r.state_code
    from residence r join organization o on o.id = r.organization_id
    where r.id = any(residences) and r.status = 'waiting' and r.state_code is not null
      and looks_like_hidden(r, nullif(name_key(r.name, r.city), ''), street_key(r.street), phone_digits(r.phone))
    on conflict do nothing;
  update publishing_check c set ended_at = now(), ended_as = 'withdrawn'
    where c.ended_at is null and c.organization_id = any(organizations) and case
      when c.residence_id is not null then exists (
        select from residence r where r.id = c.residence_id and r.id = any(residences) and r.status <> 'waiting')
      else not exists (select from residence r where r.organization_id = c.organization_id and r.status = 'waiting') end;
end $$;

create function check_new_residences() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if exists (select from changed where status = 'waiting') then
    perform ask_for_checks(array(select id from changed where status = 'waiting'), '{}');
  end if;
  return null;
end $$;
call run_after('residence', 'insert', 'check_new_residences');

create function check_changed_residences() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  residences uuid[];
  organizations uuid[];
begin
  select array_agg(n.id), array_agg(distinct n.organization_id) into residences, organizations
    from earlier o join changed n on n.id = o.id where 'waiting' in (o.status, n.status) and o.status <> n.status;
  if residences is not null then perform ask_for_checks(residences, organizations); end if;
  return null;
end $$;
create trigger checks_when_changed after update on residence
  referencing old table as earlier new table as changed for each statement execute function check_changed_residences();

create function check_deleted_residences() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if exists (select from changed where status = 'waiting') then
    perform ask_for_checks('{}', array(select distinct organization_id from changed where status = 'waiting'));
  end if;
  return null;
end $$;
call run_after('residence', 'delete', 'check_deleted_residences');

revoke execute on function ask_for_checks from public;
grant execute on function ask_for_checks to porchlight_system;
grant execute on function lock_organization, looks_like_hidden to porchlight_app;

-- What the alliance's staff say on the pages of the site for a time: an outage, a storm. Rows stay; one that is changed is
-- ended, and another takes its place.
create table site_notice (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organization (id),
  kind text not null check (kind in ('outage', 'storm', 'other')),
  words_en text not null check (length(words_en) between 1 and 400),
  words_es text not null check (length(words_es) between 1 and 400),
  -- None: on every page.
  state_codes text[] not null default '{}' check (cardinality(state_codes) <= 51),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  person_id uuid,
  person_name text not null check (length(person_name) <= 254),
  happened_at timestamptz not null,
  -- Earlier than `ends_at`, by somebody.
  ended_at timestamptz,
  ended_by text check (length(ended_by) <= 254),
  check ((ended_at is null) = (ended_by is null))
);
create index site_notice_until on site_notice (ends_at) where ended_at is null;
create index site_notice_newest on site_notice (happened_at desc);

call enable_row_security('site_notice');
-- Only the alliance has rows.
call allow_own('site_notice', 'select');
call allow_own('site_notice', 'insert', 'claims', only_if => $$
  (select app_kind()) = 'alliance' and person_id = (select app_person()) and ended_at is null
$$);
create policy alliance_end on site_notice for update to porchlight_app
  using (
    organization_id = (select app_organization()) and (select app_kind()) = 'alliance' and (select app_may('claims'))
  )
  with check (ended_at is not null);
grant select, insert, update (ended_at, ended_by) on site_notice to porchlight_app;

-- Help articles and questions of the FAQ as the alliance's staff edited them, added them or took them off the page. Each
-- row is a version, and the newest one of an item stands; what has no row says what the site came with.
create table site_text (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organization (id),
  kind text not null check (kind in ('faq', 'help')),
  -- The end of its address: /faq#what-it-costs.
  item text not null check (item ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(item) <= 80),
  version int not null check (version > 0),
  change text not null check (change in ('added', 'edited', 'hidden', 'shown', 'restored')),
  -- Null: the words that the site came with.
  words jsonb check (jsonb_typeof(words) = 'object' and length(words::text) <= 60000),
  is_hidden boolean not null,
  -- When the words of each language were last changed.
  english_at timestamptz,
  spanish_at timestamptz,
  person_id uuid,
  person_name text not null check (length(person_name) <= 254),
  happened_at timestamptz not null,
  -- Of two who save at once, the second brings an old one along.
  unique (kind, item, version)
);

call enable_row_security('site_text');
-- Only the alliance has rows.
call allow_own('site_text', 'select');
call allow_own('site_text', 'insert', 'claims', only_if => $$
  (select app_kind()) = 'alliance' and person_id = (select app_person())
$$);
grant select, insert on site_text to porchlight_app;

-- Servers render the pages again.
create trigger notify_when_changed after insert on site_text for each statement
  execute function notify_channel('site_text');
