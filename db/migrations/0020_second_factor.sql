-- A second factor (codes of an app, recovery codes), how long sessions last, and tokens that are kept as hashes.

-- The cookie carries the token, the table only its SHA-256: who reads the table can open nothing. The token has 190 random
-- bits, so a hash without salt is enough, and whoever is signed in stays so.
update session set token = encode(sha256(convert_to(token, 'UTF8')), 'hex');

alter table session
  -- When this session was opened with, or has shown, two factors; null where it rests on one.
  add second_factor_at timestamptz,
  -- When its person last proved that it is them: by signing in, or when asked again.
  add proved_at timestamptz;

alter table person add two_factor_enabled boolean not null default false;

-- The sign-in library's table. The secret is encrypted and the recovery codes are keyed hashes, both with the server's
-- secret (AUTH_SECRET), which the database does not hold.
create table two_factor (
  id uuid primary key default gen_random_uuid(),
  person_id uuid not null references person (id) on delete cascade,
  secret text not null,
  backup_codes text not null,
  verified boolean not null default false,
  failed_verification_count int not null default 0,
  locked_until timestamptz
);
create unique index two_factor_person_id_uidx on two_factor (person_id);
grant select, insert, update, delete on two_factor to porchlight_sign_in;

-- When a session ends: so long after it was opened, whatever is done, and so long after its last use. Who decides for many
-- operators (staff and affiliate officers) signs in every working day.
create function session_end(person uuid, opened_at timestamptz, used_at timestamptz) returns timestamptz
language plpgsql stable as $$
begin
  if exists (
    select from membership m join organisation o on o.id = m.organisation_id
    where m.person_id = person and o.kind <> 'operator'
  ) then
    return least(opened_at + interval '12 hours', used_at + interval '2 hours');
  end if;
  return least(opened_at + interval '90 days', used_at + interval '14 days');
end $$;

-- Whoever writes a session, the sign-in library too, gives it no longer life than that.
create function end_session_in_time() returns trigger language plpgsql as $$
begin
  new.expires_at := least(new.expires_at, session_end(new.person_id, new.created_at, new.updated_at));
  return new;
end $$;
create trigger ends_in_time before insert or update on session
  for each row execute function end_session_in_time();

-- A person has 20 sessions at most: a new one ends the one that was used longest ago.
create function end_oldest_session() returns trigger language plpgsql as $$
begin
  delete from session where id in (
    select id from session where person_id = new.person_id order by updated_at desc, id offset 20
  );
  return null;
end $$;
create trigger ends_oldest after insert on session for each row execute function end_oldest_session();

-- Who joins the staff or an affiliate while signed in is held to the shorter times at once: they are looked up each time.
create or replace function find_session(wanted text, at_time timestamptz) returns json language plpgsql stable as $$
begin
  return (
    select json_build_object(
      'sessionId', s.id, 'usedAt', s.updated_at, 'provedAt', s.proved_at,
      'hasSecondFactor', s.second_factor_at is not null,
      'id', p.id, 'firstName', nullif(p.first_name, ''),
      'lastName', nullif(p.last_name, ''), 'email', p.email, 'emailVerified', p.email_verified,
      'organisation', case when o.id is not null
        then json_build_object('id', o.id, 'name', o.name, 'kind', o.kind, 'role', m.role) end)
    from session s
    join person p on p.id = s.person_id
    left join lateral (
      select organisation_id, role from membership
      where person_id = p.id
      order by organisation_id = s.acting_for desc nulls last, created_at, organisation_id
      limit 1
    ) m on true
    left join organisation o on o.id = m.organisation_id
    where s.token = wanted and s.expires_at > at_time
      and session_end(s.person_id, s.created_at, s.updated_at) > at_time
  );
end $$;

revoke all on function session_end, end_session_in_time, end_oldest_session from public;
grant execute on function session_end, end_session_in_time, end_oldest_session to porchlight_sign_in;

-- The sessions there are get the new ends with their next use; none is longer from now on. Whose they are the owner of the
-- tables does not see.
set local role porchlight_sign_in;
update session set expires_at = expires_at;
reset role;
