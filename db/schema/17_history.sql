-- Who changed what, when and from where. Rows are only added; no role may change or delete one.
create table history (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organization (id),
  happened_at timestamptz not null default clock_timestamp(),
  -- Null where nobody was signed in. The name is copied, so that it still says who it was after a person has left.
  person_id uuid,
  person_name text not null default '' check (length(person_name) <= 254),
  -- The part of the desk it was done in (src/domain/history/history.ts), and the browser and system as the device named
  -- them.
  source text not null check (length(source) between 1 and 30),
  device text not null default '' check (length(device) <= 100),
  subject text not null check (length(subject) between 1 and 30),
  -- For beds and holds the bed group.
  subject_id uuid,
  subject_name text not null default '' check (length(subject_name) <= 254),
  change text not null check (length(change) between 1 and 30),
  -- Only what changed, by name.
  before jsonb not null default '{}',
  after jsonb not null default '{}',
  -- Words of the code. One pattern for all three: it is the dearest part of a row.
  constraint history_words check (source || subject || change ~ '^[a-z_]+$')
);
create index history_of_organization on history (organization_id, happened_at desc, id desc);
-- Of all organizations, for the alliance: without what the people who ask for a bed did, and who is told of what. Partial,
-- so that no reading of one organization or person is ever planned by it.
create index history_newest on history (happened_at desc, id desc)
  where subject not in ('inquiry', 'waiting', 'hold', 'notices', 'reminders');
create index history_of_subject on history (subject_id, organization_id, happened_at desc);
-- The history by person: what they have done already is ticked in their training, from the first time on; and what they
-- did last. It only grows, so nothing reads all of it.
create index history_firsts_of_person on history (organization_id, person_id, subject, change, happened_at);
create index history_of_person on history (organization_id, person_id, happened_at desc);

alter table history enable row level security;
alter table history force row level security;
-- Owners read all of it. Who reported a number may be read by everybody who reports numbers.
call allow_own('history', 'select', only_if => $$
  (select app_may('history')) or (subject in ('beds', 'hold') and (select app_may('beds')))
$$);
-- Somebody kept to some houses reads of the beds of these alone.
call keep_to_residences('history', 'select', 'works_for_group(subject_id)');
call allow_own('history', 'insert', only_if => 'person_id = (select app_person()) and (select app_role()) is not null');
create policy system_reads on history for select to porchlight_system using (true);
create policy system_adds on history for insert to porchlight_system with check (true);
-- People who edit a residence may read who else did, for when both change the same thing.
create policy editors_read_residences on history for select to porchlight_app using (
  organization_id = (select app_organization()) and subject = 'residence' and (select app_may('residences')));
grant select, insert on history to porchlight_app, porchlight_system;
create trigger only_grows before update or delete or truncate on history
  for each statement execute function refuse_change();

-- What may be part of an attack: who failed to sign in, was refused or slowed down, and who did what deserves a look.
--
-- A row names people and organizations by id and a network, never an address, and nothing that somebody typed. It
-- stands for one event or for several alike. It belongs to no organization: the alliance's staff read all of them, the
-- machine writes them and deletes them after their time, and nobody changes one.
create table security_event (
  id uuid primary key default gen_random_uuid(),
  -- The first and the last of the events a row stands for; its page is found by the second.
  since timestamptz not null,
  happened_at timestamptz(3) not null,
  kind text not null check (kind ~ '^[a-z_]{1,40}$'),
  network text check (network ~ '^[0-9a-f.:]{3,45}/(24|48)$'),
  -- No references: the row stays when they go.
  person_id uuid,
  acting_for uuid,
  -- A word of ours, or a method and the pattern of a route.
  about text check (length(about) <= 120),
  events int not null check (events > 0),
  -- How many things they touched.
  things int check (things >= 0),
  -- Stands for events of many kinds of origin, of which there were too many to keep each.
  gathered boolean not null default false,
  check (since <= happened_at)
);
-- The newest, and how many of each kind there were lately, without a look at the table.
create index security_event_newest on security_event (happened_at desc, id desc) include (kind, events, network);
create index security_event_of_kind on security_event (kind, happened_at desc, id desc);
create index security_event_of_network on security_event (network, happened_at desc, id desc);
create index security_event_of_person on security_event (person_id, happened_at desc, id desc) where person_id is not null;
create index security_event_of_organization on security_event (acting_for, happened_at desc, id desc)
  where acting_for is not null;

call enable_row_security('security_event', system_may => 'select, insert, delete');
create policy alliance_reads on security_event for select to porchlight_app
  using ((select app_organization()) = '00000000-0000-4000-8000-000000000001');
grant select on security_event to porchlight_app;
create trigger never_changes before update on security_event
  for each statement execute function refuse_change();

-- What strangers may do so many times (contact messages, questions to houses, codes sent to a listing) is counted here,
-- so that two servers do not allow twice as much. It is counted in the transaction that keeps what is counted: what is
-- lost uses up nothing. Keys are hashed with a secret that the database does not hold.
create table counted_use (
  key text primary key,
  uses int not null,
  ends_at timestamptz not null
);
create index counted_use_end on counted_use (ends_at);

call enable_row_security('counted_use');
-- Of all counts a request finds the one whose key it brings along.
create policy own_key_only on counted_use to porchlight_app
  using (key = (select convert_from(app_secret('counted'), 'utf8')))
  with check (key = (select convert_from(app_secret('counted'), 'utf8')));
grant select, insert, update on counted_use to porchlight_app;

-- How often a call was used that keeps nothing of its own (tries of a link, files), of servers that share this database.
-- The columns are those that rate-limiter-flexible writes; a key is hashed as above. Lost at a crash, as in memory.
create unlogged table rate_limit (
  key text primary key,
  points int not null,
  expire bigint not null
);
create index rate_limit_end on rate_limit (expire);

call enable_row_security('rate_limit');
