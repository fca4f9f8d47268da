-- The contact message's way: what a visitor wrote, the mails that tell of it, and the answers already given.
-- All rows belong to the alliance. Anybody may leave a message and queue a mail, but only the alliance reads them.

create table contact_message (
  id uuid primary key,
  organisation_id uuid not null references organisation (id),
  received_at timestamptz not null,
  first_name text not null check (length(first_name) between 1 and 100),
  last_name text not null check (length(last_name) between 1 and 100),
  email text not null check (length(email) between 3 and 254),
  phone text not null check (length(phone) <= 40),
  facility_name text not null check (length(facility_name) <= 200),
  state_code char(2) references state (code),
  message text not null check (length(message) between 1 and 5000),
  -- When somebody of the staff first opened it.
  read_at timestamptz,
  -- The names are copied, so that the inbox still says who answered after a person has left.
  assigned_to uuid,
  assigned_name text,
  answered_at timestamptz,
  answered_by uuid,
  answered_name text,
  check ((assigned_to is null) = (assigned_name is null)),
  check ((answered_at is null) = (answered_by is null) and (answered_by is null) = (answered_name is null))
);

create index contact_message_waiting on contact_message (received_at, id) where answered_at is null;
create index contact_message_answered on contact_message (answered_at desc, id desc) where answered_at is not null;

-- What was answered to a request that may come again: one row per Idempotency-Key. Both are hashes; nothing personal.
create table contact_answer (
  key_hash bytea primary key check (length(key_hash) = 32),
  organisation_id uuid not null references organisation (id),
  body_hash bytea not null check (length(body_hash) = 32),
  message_id uuid not null,
  received_at timestamptz not null
);

create index contact_answer_age on contact_answer (received_at);

-- The outbox. A mail is queued in the transaction that makes it necessary and sent by a job afterwards.
create table mail (
  id uuid primary key,
  organisation_id uuid not null references organisation (id),
  kind text not null check (kind ~ '^[a-z][a-z-]{1,40}$'),
  recipient text not null check (recipient !~ '[[:cntrl:]]' and length(recipient) <= 254),
  reply_to text check (reply_to !~ '[[:cntrl:]]' and length(reply_to) <= 254),
  subject text not null check (subject !~ '[[:cntrl:]]' and length(subject) between 1 and 300),
  text_body text not null,
  html_body text not null,
  -- Holds a link that signs somebody in or sets a password: shown to nobody but its recipient.
  confidential boolean not null default false,
  -- The same for every try, so that a receiving system can tell a second copy.
  message_id text not null unique,
  state text not null default 'queued' check (state in ('queued', 'sending', 'sent', 'failed')),
  attempts int not null default 0 check (attempts >= 0),
  -- While queued: when to try next. While sending: when the server that took it is given up on.
  due_at timestamptz,
  -- Which take of which server is sending it now: a server that was given up on may not mark it any more.
  claim uuid,
  last_error text,
  created_at timestamptz not null,
  sent_at timestamptz,
  check ((state in ('queued', 'sending')) = (due_at is not null)),
  check ((state = 'sending') = (claim is not null)),
  check ((state = 'sent') = (sent_at is not null))
);

create index mail_due on mail (due_at) where due_at is not null;
create index mail_newest on mail (created_at desc, id desc);
create index mail_failed on mail (created_at desc, id desc) where state = 'failed';

alter table contact_message enable row level security;
alter table contact_message force row level security;
alter table contact_answer enable row level security;
alter table contact_answer force row level security;
alter table mail enable row level security;
alter table mail force row level security;

create policy anybody_may_write on contact_message for insert to porchlight_app with check (
  organisation_id = '00000000-0000-4000-8000-000000000001'
  and read_at is null and assigned_to is null and answered_at is null
);
create policy alliance_reads on contact_message for select to porchlight_app
  using (organisation_id = (select app_organisation()));
create policy alliance_handles on contact_message for update to porchlight_app
  using (organisation_id = (select app_organisation()))
  with check (organisation_id = (select app_organisation()));
create policy system_does_all on contact_message to porchlight_system using (true) with check (true);

create policy anybody_may_write on contact_answer for insert to porchlight_app
  with check (organisation_id = '00000000-0000-4000-8000-000000000001');
-- A request sees the answer to the key it brings along, and no other.
create policy own_key_only on contact_answer for select to porchlight_app
  using (key_hash = decode(current_setting('app.contact_key', true), 'hex'));
create policy system_does_all on contact_answer to porchlight_system using (true) with check (true);

create policy anybody_may_queue on mail for insert to porchlight_app with check (
  organisation_id = '00000000-0000-4000-8000-000000000001' and state = 'queued' and attempts = 0
);
create policy alliance_reads on mail for select to porchlight_app
  using (organisation_id = (select app_organisation()));
create policy alliance_retries on mail for update to porchlight_app
  using (organisation_id = (select app_organisation()) and state = 'failed')
  with check (organisation_id = (select app_organisation()) and state = 'queued');
create policy system_does_all on mail to porchlight_system using (true) with check (true);

grant select, insert on contact_message to porchlight_app;
grant update (read_at, assigned_to, assigned_name, answered_at, answered_by, answered_name)
  on contact_message to porchlight_app;
grant select, insert on contact_answer to porchlight_app;
grant select, insert on mail to porchlight_app;
grant update (state, attempts, due_at, last_error) on mail to porchlight_app;
grant select, insert, update, delete on contact_message, contact_answer, mail to porchlight_system;
