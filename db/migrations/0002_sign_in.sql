-- People and how they sign in. person, session, account, verification and passkey are the tables of the sign-in library
-- (src/server/modules/auth/sign-in-library.ts maps its names to ours); a test asks the library whether any is missing.
-- porchlight_sign_in works on them. porchlight_app sees people and memberships, and nothing that could open a session.

create table person (
  id uuid primary key default gen_random_uuid(),
  first_name text check (length(first_name) <= 100),
  last_name text check (length(last_name) <= 100),
  -- Always lower case, so that one address cannot have two accounts.
  email text not null unique check (email = lower(email) and length(email) between 3 and 254),
  email_verified boolean not null default false,
  image text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table membership (
  person_id uuid not null references person (id) on delete cascade,
  organisation_id uuid not null references organisation (id) on delete cascade,
  role text not null check (role in ('owner', 'manager', 'bed_updater')),
  created_at timestamptz not null default now(),
  primary key (person_id, organisation_id)
);

create index membership_organisation on membership (organisation_id);

create table session (
  id uuid primary key default gen_random_uuid(),
  person_id uuid not null references person (id) on delete cascade,
  -- Useless without the server's secret: the cookie carries it signed.
  token text not null unique,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  -- The organisation this session acts for; null for the one the person belongs to longest.
  acting_for uuid references organisation (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index session_person_id_idx on session (person_id);

create table account (
  id uuid primary key default gen_random_uuid(),
  person_id uuid not null references person (id) on delete cascade,
  -- 'credential' for a password (account_id is then the person's id), 'oidc' for the provider (its subject).
  provider_id text not null,
  account_id text not null,
  password text,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider_id, account_id)
);

create index account_person_id_idx on account (person_id);

create table verification (
  id uuid primary key default gen_random_uuid(),
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index verification_identifier_idx on verification (identifier);

create table passkey (
  id uuid primary key default gen_random_uuid(),
  person_id uuid not null references person (id) on delete cascade,
  name text check (length(name) <= 60),
  public_key text not null,
  credential_id text not null unique,
  counter bigint not null,
  device_type text not null,
  backed_up boolean not null,
  transports text,
  aaguid text,
  created_at timestamptz default now()
);

create index passkey_person_id_idx on passkey (person_id);

-- Tries at signing in: per client address and per account. Keys are hashed, so that the table names nobody.
create table sign_in_attempt (
  key text primary key,
  uses int not null,
  window_started_at timestamptz not null
);

alter table person enable row level security;
alter table person force row level security;
alter table membership enable row level security;
alter table membership force row level security;

create policy own_membership on membership for select to porchlight_app
  using (person_id = (select app_person()) or organisation_id = (select app_organisation()));
create policy signing_in on membership to porchlight_sign_in using (true) with check (true);
create policy system_does_all on membership to porchlight_system using (true) with check (true);

-- Oneself and the people of the organisation one acts for.
create policy own_people on person for select to porchlight_app
  using (
    id = (select app_person())
    or id in (select person_id from membership where organisation_id = (select app_organisation()))
  );
create policy signing_in on person to porchlight_sign_in using (true) with check (true);
create policy system_does_all on person to porchlight_system using (true) with check (true);

-- Signing up makes an operator; what kind an organisation is never comes from a form.
create policy signing_in_reads on organisation for select to porchlight_sign_in using (true);
create policy signing_up on organisation for insert to porchlight_sign_in with check (kind = 'operator');

-- Who a session token stands for. Every request of a signed-in person asks this: a function keeps its plan, and the
-- planning was four fifths of the time. They act for the organisation they chose in this session, otherwise for the
-- one they belong to longest.
create function find_session(wanted text, at_time timestamptz) returns json language plpgsql stable as $$
begin
  return (
    select json_build_object(
      'sessionId', s.id, 'renewedAt', s.updated_at, 'id', p.id, 'firstName', nullif(p.first_name, ''),
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
  );
end $$;

revoke all on function find_session from public;
grant execute on function find_session to porchlight_sign_in;

grant select on person, membership to porchlight_app;
grant select, insert on organisation, membership to porchlight_sign_in;
grant select, insert, update, delete on person, session, account, verification, passkey, sign_in_attempt
  to porchlight_sign_in;
grant select, insert, update, delete on person, membership to porchlight_system;
