-- Grievances: somebody without an account says what is wrong at a house, its state's affiliate handles it. Written by
-- the system alone, as the state machine in src/domain/grievances says, for whoever acts.
--
-- What anybody wrote is sealed with a key that is not in the database, so that a copy of it holds no word and no name.
-- Of the key of a case only a hash is kept: whoever brings it along (`app_secret('grievance')`) reads the one
-- case it belongs to. The house reads grievance_concern and nothing else.
create table grievance (
  id uuid primary key,
  -- Who handles it: the affiliate of the state, or the alliance.
  organization_id uuid not null references organization (id),
  organization_name text not null check (length(organization_name) <= 200),
  state_code char(2) not null references state (code),
  -- Of a listing, copied: a case outlives it. What the filer called a home that is not listed is sealed with their words.
  residence_name text not null default '' check (length(residence_name) <= 200),
  residence_slug text not null default '' check (length(residence_slug) <= 200),
  operator_id uuid references organization (id) on delete set null,
  kind text not null check (kind ~ '^[a-z_]{2,20}$'),
  is_retaliation boolean not null,
  -- Whether the house may know who filed it.
  may_name boolean not null,
  language text not null check (language in ('en', 'es')),
  -- What the filer wants to be called, and the home in their words.
  filer_sealed bytea not null,
  key_hash bytea not null unique check (length(key_hash) = 32),
  body_hash bytea not null check (length(body_hash) = 32),
  received_at timestamptz not null,
  stage text not null check (stage in ('received', 'acknowledged', 'review', 'waiting', 'referred', 'closed')),
  stage_since timestamptz not null,
  -- The days of each step that its handler gave when it was filed: the filer was told them.
  clock jsonb not null check (jsonb_typeof(clock) = 'object' and pg_column_size(clock) < 2000),
  escalated_at timestamptz,
  outcome text check (outcome ~ '^[a-z_]{2,20}$'),
  referred_to text not null default '' check (length(referred_to) <= 402),
  late_told_at timestamptz,
  stepped_back uuid[] not null default '{}',
  check ((stage = 'closed') = (outcome is not null))
);
create index grievance_of_organization on grievance (organization_id, stage, stage_since);
create index grievance_of_operator on grievance (operator_id);
create index grievance_escalated on grievance (escalated_at) where escalated_at is not null;
create index grievance_open on grievance (stage_since) where stage <> 'closed';
create index grievance_closed on grievance (stage_since) where stage = 'closed';

call enable_row_security('grievance');
call allow_own('grievance', 'select', 'claims');
create policy alliance_reads on grievance for select to porchlight_app
  using (escalated_at is not null and (select app_kind()) = 'alliance' and (select app_may('claims')));
create policy filer_reads on grievance for select to porchlight_app using (key_hash = (select app_secret('grievance')));
-- Whoever belongs to the operator of the house, or stepped back, does not learn that there is one.
create policy not_of_the_operator on grievance as restrictive for select to porchlight_app using (
  not coalesce((select app_person()) = any (stepped_back), false) and not exists (
    select from membership m where m.person_id = (select app_person()) and m.organization_id = operator_id
  )
);
grant select on grievance to porchlight_app;

-- An address for "there is something new", where the filer left one. Nobody reads it.
create table grievance_contact (
  grievance_id uuid primary key references grievance (id) on delete cascade,
  email_sealed bytea not null
);
call enable_row_security('grievance_contact');

-- What happened and what was said, in order; rows are only added.
create table grievance_entry (
  id uuid primary key,
  grievance_id uuid not null references grievance (id) on delete cascade,
  at timestamptz not null,
  -- What happened in one moment stands in its order.
  written_at timestamptz not null default clock_timestamp(),
  change text not null check (change ~ '^[a-z_]{2,20}$'),
  side text not null check (side in ('filer', 'affiliate', 'alliance', 'operator')),
  -- Names of officers are copied; the filer has none here.
  by_name text not null check (length(by_name) <= 254),
  for_filer boolean not null,
  words_sealed bytea,
  -- One file at most, under the name it came with.
  file_id uuid unique references stored_file (id),
  file_name_sealed bytea,
  check ((file_id is null) = (file_name_sealed is null)),
  check (side <> 'filer' or by_name = '')
);
create index entry_of_grievance on grievance_entry (grievance_id, at, written_at);

call enable_row_security('grievance_entry');
create policy of_seen_grievance on grievance_entry for select to porchlight_app using (
  (for_filer or (select app_secret('grievance')) is null) and exists (select from grievance g where g.id = grievance_id)
);
grant select on grievance_entry to porchlight_app;

-- What the affiliate asks the house, and its side: all that the house reads of a case.
create table grievance_concern (
  id uuid primary key,
  organization_id uuid not null references organization (id),
  grievance_id uuid not null references grievance (id) on delete cascade,
  residence_name text not null check (length(residence_name) <= 200),
  asked_by text not null check (length(asked_by) <= 200),
  asked_at timestamptz not null,
  due_at timestamptz not null,
  question_sealed bytea not null,
  -- Who filed it, where they allowed that and left a name.
  filer_sealed bytea,
  answer_sealed bytea,
  answered_at timestamptz,
  answered_by_name text check (length(answered_by_name) <= 254),
  -- The case was closed: no answer is needed any more.
  closed_at timestamptz,
  check ((answered_at is null) = (answer_sealed is null) and (answered_at is null) = (answered_by_name is null))
);
create index grievance_concern_of_organization on grievance_concern (organization_id, asked_at desc);
create index grievance_concern_of_grievance on grievance_concern (grievance_id);

call enable_row_security('grievance_concern');
call allow_own('grievance_concern', 'select', 'residences');
create policy handler_reads on grievance_concern for select to porchlight_app using (
  (select app_secret('grievance')) is null and organization_id is distinct from (select app_organization())
  and exists (select from grievance g where g.id = grievance_id)
);
grant select on grievance_concern to porchlight_app;

-- The days an affiliate gives itself for each step; without a row those of src/domain/grievances/clock.ts count.
create table grievance_setting (
  organization_id uuid primary key references organization (id) on delete cascade,
  days jsonb not null check (jsonb_typeof(days) = 'object' and pg_column_size(days) < 2000),
  -- Where they stand: the affiliate's own policy.
  source text not null default '' check (length(source) <= 300)
);

call enable_row_security('grievance_setting');
call allow_own('grievance_setting', 'all', 'claims');
grant select, insert, update on grievance_setting to porchlight_app;

-- A file that shows something stays until that is taken away; one that shows nothing is swept after a day.
create function is_evidence(file uuid) returns boolean language sql stable as $$
  select exists (select from evidence where file_id = file)
    or exists (select from application_photo where file_id = file)
    or exists (select from grievance_entry where file_id = file)
$$;
create policy kept_by_evidence on stored_file as restrictive for delete to porchlight_app using (not is_evidence(id));
