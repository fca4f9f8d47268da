-- Every certificate there was of a home. One stands at a time: a new one ends the one before, and a suspended or
-- withdrawn one leaves none. Nothing is deleted but with the home itself.
create table certificate (
  id uuid primary key default gen_random_uuid(),
  -- The affiliate that certifies.
  organisation_id uuid not null references organisation (id),
  residence_id uuid not null references residence (id) on delete cascade,
  number text not null check (number ~ '^\S(.{0,38}\S)?$'),
  narr_level smallint not null check (narr_level between 1 and 4),
  issued_on date not null,
  -- Its last day (src/domain/certificates/certificate.ts).
  ends_on date not null check (ends_on >= issued_on),
  set_at timestamptz not null default clock_timestamp(),
  set_by uuid,
  set_by_name text not null default '' check (length(set_by_name) <= 254),
  ended_at timestamptz,
  ended_as text check (ended_as in ('replaced', 'suspended', 'withdrawn')),
  end_reason text not null default '' check (length(end_reason) <= 500),
  check ((ended_at is null) = (ended_as is null)),
  check (coalesce(ended_as in ('suspended', 'withdrawn'), false) = (end_reason <> ''))
);
create unique index certificate_standing on certificate (residence_id) where ended_at is null;
create unique index certificate_number on certificate (organisation_id, lower(number)) where ended_at is null;
create index certificate_numbers on certificate (organisation_id, lower(number));
create index certificate_of_residence on certificate (residence_id, set_at desc);

call enable_row_security('certificate');
create policy own_select on certificate for select to porchlight_app using (
  (organisation_id = (select app_organisation()) and (select app_role()) is not null)
  or ((select app_kind()) = 'alliance' and (select app_role()) is not null)
  or exists (select from residence r where r.id = residence_id and r.organisation_id = (select app_organisation()))
);
create policy certifiers_insert on certificate for insert to porchlight_app with check (
  (select app_may('claims'))
  and (organisation_id = (select app_organisation()) or (select app_kind()) = 'alliance')
  and set_by = (select app_person()) and ended_at is null
  and exists (
    select from organisation o join residence r on r.state_code = o.state_code
    where o.id = certificate.organisation_id and o.kind = 'affiliate' and r.id = certificate.residence_id
      and (r.status = 'published' or r.organisation_id = o.id)
  )
);
create policy certifiers_withdraw on certificate for update to porchlight_app
  using (
    (select app_may('claims')) and (organisation_id = (select app_organisation()) or (select app_kind()) = 'alliance')
  )
  with check (ended_as in ('suspended', 'withdrawn'));
grant select, insert on certificate to porchlight_app;
grant update (ended_at, ended_as, end_reason) on certificate to porchlight_app;

create view listed_certificate with (security_barrier = true) as
select distinct on (c.residence_id) c.residence_id, c.number, c.narr_level, c.issued_on, c.ends_on, c.ended_as, c.ended_at,
  o.name as certified_by
from certificate c join residence r on r.id = c.residence_id join organisation o on o.id = c.organisation_id
where r.status = 'published' and c.ended_as is distinct from 'replaced'
order by c.residence_id, c.set_at desc;
alter view listed_certificate owner to porchlight_system;
grant select on listed_certificate to porchlight_app;

-- A number is one home's for ever: a renewal may keep it, another home may not have it.
create function replace_certificate() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if exists (
    select from certificate c where c.organisation_id = new.organisation_id and lower(c.number) = lower(new.number)
      and c.residence_id <> new.residence_id
  ) then
    raise exception 'This number is the certificate of another home.'
      using errcode = 'unique_violation', constraint = 'certificate_number', table = 'certificate';
  end if;
  update certificate set ended_at = new.set_at, ended_as = 'replaced'
    where residence_id = new.residence_id and ended_at is null;
  return new;
end $$;
create trigger replaces before insert on certificate for each row when (new.ended_at is null)
  execute function replace_certificate();

-- The listing follows the certificate in force. A level without a certificate stays: the home stated it itself.
create function follow_certificates() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not exists (select from changed) then return null; end if;
  update residence r
    set certified = c.id is not null, certified_until = c.ends_on, narr_level = coalesce(c.narr_level, r.narr_level)
    from (select distinct residence_id from changed where ended_as is distinct from 'replaced') t
    left join certificate c on c.residence_id = t.residence_id and c.ended_at is null
    where r.id = t.residence_id and (r.certified, r.certified_until, r.narr_level)
      is distinct from (c.id is not null, c.ends_on, coalesce(c.narr_level, r.narr_level));
  return null;
end $$;
create trigger followed_when_set after insert on certificate
  referencing new table as changed for each statement execute function follow_certificates();
create trigger followed_when_ended after update on certificate
  referencing new table as changed for each statement execute function follow_certificates();

-- While a certificate is in force, it alone decides whether a home is certified, and its level.
create function keep_certified() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare standing certificate;
begin
  select * into standing from certificate
    where residence_id = new.id and ended_at is null and ends_on >= current_date - 1;
  if found then
    new.certified := true;
    new.certified_until := standing.ends_on;
    new.narr_level := standing.narr_level;
  end if;
  return new;
end $$;
create trigger keeps_certified before update of certified, certified_until, narr_level on residence for each row
  when ((old.certified, old.certified_until, old.narr_level)
    is distinct from (new.certified, new.certified_until, new.narr_level))
  execute function keep_certified();
