-- The schema, by subject: what each table, policy, right, function and trigger is now. The files are read in the order
-- of their numbers, in one transaction, and say everything once. They are the SQL of PostgreSQL 15, because the same
-- files run on the embedded database and on a server. What changes here comes to databases by a migration
-- (docs/recipes/add-a-table.md), and a test holds the two together.
--
-- The roles porchlight_app, porchlight_sign_in, porchlight_system and porchlight_backup exist already
-- (src/server/plumbing/database/roles/roles.ts): they belong to the cluster. Nothing is granted by itself: each table
-- grants what each role needs, porchlight_app the least.

revoke all on schema public from public;
grant usage on schema public to porchlight_app, porchlight_sign_in, porchlight_system, porchlight_backup;
-- Until all is made: it owns what runs with its rights (20_closing.sql).
grant create on schema public to porchlight_system;

create extension if not exists cube;
create extension if not exists pg_trgm;

-- The order of names in a list: capitals and accents aside, and House 2 before House 10. The embedded database knows
-- the setting by its older word alone ("und-u-kn-true" is the newer one), and PostgreSQL by both.
create collation by_name (provider = icu, locale = 'und@colNumeric=yes');

-- A table whose rows belong to an organization has "organization_id uuid not null" and row-level security: enabled, and
-- forced on the owner too. porchlight_system sees all rows. What porchlight_app sees is said with each table, by
-- policies that ask (select app_organization()): in brackets, so that it is asked once and not for each row.
-- src/server/plumbing/database/tenancy.test.ts finds a table without it. (20_closing.sql drops these procedures.)
create procedure enable_row_security(kept regclass, system_may text default 'select, insert, update, delete')
language plpgsql as $$
begin
  execute format('alter table %s enable row level security', kept);
  execute format('alter table %s force row level security', kept);
  execute format('create policy system_does_all on %s to porchlight_system using (true) with check (true)', kept);
  execute format('grant %s on %s to porchlight_system', system_may, kept);
end $$;

-- What people do with rows of the organization they act for: a policy for each deed, or one for all. They need a role
-- that has the power (app_may), where one is named, and what they read, add, change or delete is as `only_if` says.
create procedure allow_own(kept regclass, deeds text, power text default null, only_if text default null)
language plpgsql as $$
declare
  own constant text := 'organization_id = (select app_organization())';
  allowed constant text := concat_ws(
    ' and ', own, '(select app_may(' || quote_literal(power) || '))', '(' || only_if || ')');
  deed text;
begin
  foreach deed in array string_to_array(deeds, ', ') loop
    execute format('create policy own_%s on %s for %1$s to porchlight_app ', deed, kept) || case deed
      when 'insert' then format('with check (%s)', allowed)
      when 'update' then format('using (%s) with check (%s)', allowed, own)
      else format('using (%s)', allowed) end;
  end loop;
end $$;

-- Somebody kept to some houses does this with rows of these alone (app_residences, decision 54).
create procedure keep_to_residences(
  kept regclass, deeds text, of_theirs text default 'residence_id = any ((select app_residences())::uuid[])'
) language plpgsql as $$
begin
  execute format('create policy kept_to_residences on %s as restrictive for %s to porchlight_app
    using ((select app_residences()) is null or %s)', kept, deeds, of_theirs);
end $$;

-- Runs a trigger function once for each statement that does one of these deeds; its rows are in the table `changed`.
create procedure run_after(watched regclass, deeds text, trigger_function text) language plpgsql as $$
declare deed text;
begin
  foreach deed in array string_to_array(deeds, ', ') loop
    execute format('create trigger %s_after_%s after %2$s on %s referencing %s table as changed
      for each statement execute function %1$s()',
      trigger_function, deed, watched, case deed when 'delete' then 'old' else 'new' end);
  end loop;
end $$;

create table applied_migration (
  number int primary key,
  name text not null,
  checksum text not null,
  applied_at timestamptz not null default now()
);

-- Who acts in this transaction; null when nobody has signed in, or when they belong to no organization.
create function app_person() returns uuid language sql stable parallel safe
  return nullif(current_setting('app.person_id', true), '')::uuid;

create function app_organization() returns uuid language sql stable parallel safe
  return nullif(current_setting('app.organization_id', true), '')::uuid;

-- What somebody without an account brings along: the hash of a link's secret, or of a key. Null when they bring none.
create function app_secret(kind text) returns bytea language sql stable parallel safe
  return decode(nullif(current_setting('app.secret_of_' || kind, true), ''), 'hex');

-- Where the current change comes from; without a source nothing goes into the history (seeding, and scheduled work).
create function app_source() returns text language sql stable parallel safe
  return nullif(current_setting('app.source', true), '');

create function app_device() returns text language sql stable parallel safe
  return coalesce(current_setting('app.device', true), '');

-- A moment as every answer writes it: ISO 8601, to the millisecond, in UTC.
create function iso_time(moment timestamptz) returns text language sql stable parallel safe
return to_char(moment at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');

-- For tables whose rows are only added; the owner of the table is stopped as well.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'Rows of % are only added.', tg_table_name using errcode = 'insufficient_privilege';
end $$;
