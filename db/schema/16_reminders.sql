-- Reminders: "2 open, still right?" at an hour of the operator's choice, and the links that answer it without signing
-- in.
create table reminder_plan (
  organization_id uuid primary key references organization (id),
  is_on boolean not null,
  -- The hour of the day in the operator's own time zone (src/domain/states/us-zones.ts), and the days of the week,
  -- Sunday as 0.
  hour smallint not null check (hour between 0 and 23),
  days smallint[] not null check (cardinality(days) between 1 and 7 and days <@ '{0,1,2,3,4,5,6}'),
  time_zone text not null check (length(time_zone) between 1 and 40),
  -- From when the plan is as it is: hours before that are no reminder missed.
  since timestamptz not null,
  -- The hour that was reminded of last.
  reminded_for timestamptz
);

-- People who leave the organization are removed from its plan.
create table reminder_recipient (
  organization_id uuid not null references organization (id),
  person_id uuid not null,
  way text not null check (way in ('email', 'text')),
  phone text not null default '' check (phone ~ '^(\+[0-9]{8,15})?$'),
  -- Null for every house, also those to come.
  residence_ids uuid[],
  -- Null for the hour of the plan.
  hour smallint check (hour between 0 and 23),
  primary key (organization_id, person_id),
  foreign key (person_id, organization_id) references membership (person_id, organization_id) on delete cascade,
  check (way = 'email' or phone <> '')
);
create index reminder_recipient_of_person on reminder_recipient (person_id, organization_id);

-- One question to one person about one group of beds, for one hour.
create table reminder (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organization (id),
  person_id uuid not null references person (id) on delete cascade,
  bed_group_id uuid not null references bed_group (id) on delete cascade,
  due_at timestamptz not null,
  expires_at timestamptz not null,
  -- What it asked about: the number of open beds, and the report it is from; null before the first report.
  open int check (open >= 0),
  report_id uuid,
  unique (bed_group_id, person_id, due_at)
);
create index reminder_of_organization on reminder (organization_id);
create index reminder_of_person on reminder (person_id);
create index reminder_age on reminder (expires_at);

-- Each link reports one number, once. Only the hash of its secret is stored.
create table reminder_link (
  secret_hash bytea primary key check (length(secret_hash) = 32),
  organization_id uuid not null references organization (id),
  reminder_id uuid not null references reminder (id) on delete cascade,
  act text not null check (act in ('yes', 'change', 'full')),
  -- The id of the bed report its use writes, so that a use that comes twice is one.
  answer_report_id uuid not null default gen_random_uuid(),
  used_at timestamptz,
  reported_open int check (reported_open >= 0),
  check ((used_at is null) = (reported_open is null))
);
create index reminder_link_of_reminder on reminder_link (reminder_id);
create index reminder_link_of_organization on reminder_link (organization_id);

call enable_row_security('reminder_plan');
call allow_own('reminder_plan', 'select, insert, update', 'reminders');
grant select, insert, update (is_on, hour, days, time_zone, since) on reminder_plan to porchlight_app;

call enable_row_security('reminder_recipient');
call allow_own('reminder_recipient', 'select, insert, delete', 'reminders');
grant select, insert, delete on reminder_recipient to porchlight_app;

call enable_row_security('reminder');
call allow_own('reminder', 'select', 'reminders');
grant select on reminder to porchlight_app;

call enable_row_security('reminder_link');
call allow_own('reminder_link', 'select', 'reminders');
grant select on reminder_link to porchlight_app;
