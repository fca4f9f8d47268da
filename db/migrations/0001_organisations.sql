-- The floor every later migration stands on. The roles porchlight_app, porchlight_sign_in, porchlight_system and
-- porchlight_backup exist already (src/server/plumbing/database/roles.ts): they belong to the cluster.
--
-- Rules for all migrations:
--   * the SQL of PostgreSQL 15, because the same file runs on the embedded database and on a server
--   * nothing is granted by itself: each table grants what each role needs, porchlight_app the least
--   * a table whose rows belong to an organisation has "organisation_id uuid not null" and row-level security,
--     enabled and forced, with a policy for porchlight_app that asks app_organisation() and one for porchlight_system
--     that lets everything through; src/server/plumbing/database/tenancy.test.ts finds a table that has none
--   * a policy calls the functions as (select app_organisation()), so that they run once and not per row

revoke all on schema public from public;
grant usage on schema public to porchlight_app, porchlight_sign_in, porchlight_system, porchlight_backup;

create table applied_migration (
  number int primary key,
  name text not null,
  checksum text not null,
  applied_at timestamptz not null default now()
);

-- Who acts in this transaction; null when nobody has signed in, or when they belong to no organisation.
create function app_person() returns uuid language sql stable parallel safe
  return nullif(current_setting('app.person_id', true), '')::uuid;

create function app_organisation() returns uuid language sql stable parallel safe
  return nullif(current_setting('app.organisation_id', true), '')::uuid;

create table organisation (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('operator', 'affiliate', 'alliance')),
  name text not null check (length(name) between 1 and 200),
  state_code char(2) check (state_code ~ '^[A-Z]{2}$'),
  created_at timestamptz not null default now()
);

create unique index organisation_one_alliance on organisation (kind) where kind = 'alliance';

alter table organisation enable row level security;
alter table organisation force row level security;

create policy own_organisation on organisation for select to porchlight_app using (id = (select app_organisation()));
create policy system_does_all on organisation to porchlight_system using (true) with check (true);

grant select on organisation to porchlight_app;
grant select, insert, update, delete on organisation to porchlight_system;

-- The alliance itself: messages of the contact form belong to it. Its id is known to the code (allianceId in
-- src/domain/organisation.ts).
set local role porchlight_system;
insert into organisation (id, kind, name) values ('00000000-0000-4000-8000-000000000001', 'alliance', 'The Alliance');
reset role;
