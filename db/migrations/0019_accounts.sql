-- A sign-up waits here until its address is confirmed: the person, the organization and the password come to be only
-- then, so that nobody can put a password or a passkey on an address that is not theirs. One address may wait more than
-- once; a link proves the mailbox, and with several waiting the password says which sign-up is meant.
create table sign_up (
  id uuid primary key default gen_random_uuid(),
  email text not null check (email = lower(email) and length(email) between 3 and 254),
  first_name text not null check (length(first_name) <= 100),
  last_name text not null check (length(last_name) <= 100),
  organisation_name text not null,
  -- The hash of the password; null once the account is open.
  password text,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  opened_at timestamptz
);

create index sign_up_email on sign_up (email, created_at desc);

-- Where somebody signed in before: the hash of a device's cookie, or of a network. Wrong passwords from elsewhere never
-- lock these out.
create table sign_in_place (
  person_id uuid not null references person (id) on delete cascade,
  key text not null,
  kind text not null check (kind in ('device', 'network')),
  used_at timestamptz not null,
  primary key (person_id, key)
);

create index sign_in_place_key on sign_in_place (key);

grant select, insert, update, delete on sign_up, sign_in_place to porchlight_sign_in;

-- Forgets an account whose address nobody confirmed, with every way into it and the organization that nobody else
-- belongs to, so that the rightful person of the address starts afresh. Nobody ever acted with such an account.
create function forget_unconfirmed(wanted text) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from organisation o using membership m, person p
  where p.email = wanted and not p.email_verified and m.person_id = p.id and o.id = m.organisation_id
    and o.kind = 'operator'
    and not exists (select from membership other where other.organisation_id = o.id and other.person_id <> p.id);
  delete from person where email = wanted and not email_verified;
end $$;

grant delete on organisation to porchlight_system;
grant create on schema public to porchlight_system;
alter function forget_unconfirmed(text) owner to porchlight_system;
revoke create on schema public from porchlight_system;
revoke all on function forget_unconfirmed(text) from public;
grant execute on function forget_unconfirmed(text) to porchlight_sign_in;
