-- Contact messages: what visitors wrote, the mails about it, and the answers given to repeated requests.
-- All rows belong to the alliance. Anybody may leave a message and queue a mail, but only the alliance reads them.
create table contact_message (
  id uuid primary key,
  organization_id uuid not null references organization (id),
  received_at timestamptz not null,
  first_name text not null check (length(first_name) between 1 and 100),
  last_name text not null check (length(last_name) between 1 and 100),
  email text not null check (length(email) between 3 and 254),
  phone text not null check (length(phone) <= 40),
  facility_name text not null check (length(facility_name) <= 200),
  state_code char(2) references state (code),
  -- The form sets no bound: what one request may carry is the only one.
  message text not null check (length(message) between 1 and 60000),
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
create index contact_message_of_sender on contact_message (lower(email));

call enable_row_security('contact_message');
create policy anybody_may_write on contact_message for insert to porchlight_app with check (
  organization_id = '00000000-0000-4000-8000-000000000001'
  and read_at is null and assigned_to is null and answered_at is null
);
call allow_own('contact_message', 'select, update');
grant select, insert, update (read_at, assigned_to, assigned_name, answered_at, answered_by, answered_name)
  on contact_message to porchlight_app;

-- What was answered to a request that may come again: one row per Idempotency-Key. Both are hashes; nothing personal.
create table contact_answer (
  key_hash bytea primary key check (length(key_hash) = 32),
  organization_id uuid not null references organization (id),
  body_hash bytea not null check (length(body_hash) = 32),
  message_id uuid not null,
  received_at timestamptz not null
);
create index contact_answer_age on contact_answer (received_at);

call enable_row_security('contact_answer');
create policy anybody_may_write on contact_answer for insert to porchlight_app
  with check (organization_id = '00000000-0000-4000-8000-000000000001');
-- A request sees the answer to the key it brings along, and no other.
create policy own_key_only on contact_answer for select to porchlight_app
  using (key_hash = (select app_secret('contact')));
grant select, insert on contact_answer to porchlight_app;

-- The outbox. A mail is queued in the transaction that makes it necessary and sent by a job afterwards.
create table mail (
  id uuid primary key,
  organization_id uuid not null references organization (id),
  kind text not null check (kind ~ '^[a-z][a-z-]{1,40}$'),
  recipient text not null check (recipient !~ '[[:cntrl:]]' and length(recipient) <= 254),
  reply_to text check (reply_to !~ '[[:cntrl:]]' and length(reply_to) <= 254),
  -- Where its recipient stops mails like it; it acts without signing in, so it is shown to nobody.
  stop_url text check (stop_url ~ '^https?://[^[:cntrl:]<>\s]+$' and length(stop_url) <= 500),
  subject text not null check (subject !~ '[[:cntrl:]]' and length(subject) between 1 and 300),
  text_body text not null,
  html_body text not null,
  -- Holds a link that signs somebody in or sets a password, or a house's answer: shown to nobody but its recipient.
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
  -- A text message or a push waits, leaves, is tried again and is deleted like a mail. The recipient of a push is a
  -- device, its html_body what the device reads.
  channel text not null default 'mail' check (channel in ('mail', 'text', 'push')),
  -- What it waits with, to be taken back together until the first of them leaves.
  held_with uuid,
  shown_subject text not null generated always as (
    case when confidential then regexp_replace(subject, '[0-9]{4,}|[[:alnum:]_-]{24,}', '…', 'g') else subject end
  ) stored,
  shown_text text generated always as (case when confidential then null else text_body end) stored,
  check ((state in ('queued', 'sending')) = (due_at is not null)),
  check ((state = 'sending') = (claim is not null)),
  check ((state = 'sent') = (sent_at is not null))
);
create index mail_newest on mail (created_at desc, id desc);
create index mail_failed on mail (created_at desc, id desc) where state = 'failed';
create index mail_held on mail (held_with) where held_with is not null;
create index mail_due on mail (channel, due_at) where due_at is not null;
create index mail_of_recipient on mail (lower(recipient), created_at desc) where channel = 'mail';

call enable_row_security('mail');
create policy anybody_may_queue on mail for insert to porchlight_app with check (
  organization_id = '00000000-0000-4000-8000-000000000001' and state = 'queued' and attempts = 0
);
call allow_own('mail', 'select');
create policy alliance_retries on mail for update to porchlight_app
  using (organization_id = (select app_organization()) and state = 'failed')
  with check (organization_id = (select app_organization()) and state = 'queued');
grant insert, update (state, attempts, due_at, last_error) on mail to porchlight_app;
grant select (id, organization_id, kind, recipient, reply_to, shown_subject, shown_text, confidential, state, attempts,
  due_at, last_error, created_at, sent_at, channel) on mail to porchlight_app;

-- What an affiliate mails to operators of its state: a draft of one officer until the server sends it, then what it did.
create table mailing (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organization (id),
  person_id uuid not null,
  person_name text not null check (length(person_name) <= 254),
  subject text not null check (length(subject) between 1 and 150),
  words text not null check (length(words) between 1 and 5000),
  -- Which homes, as an address of their table says it (src/domain/states/residences/mailing.ts).
  homes text not null check (length(homes) <= 2000),
  revision int not null default 1 check (revision > 0),
  saved_at timestamptz not null,
  sent_at timestamptz,
  -- The offices with their homes and the ids of their mails, and the homes that got none; no address of anybody.
  outcome jsonb check (jsonb_typeof(outcome) = 'object'),
  -- Its emails wait for some minutes after sent_at; until then an officer may stop them, and none leaves.
  stopped_at timestamptz check (stopped_at >= sent_at),
  check ((sent_at is null) = (outcome is null))
);
create unique index mailing_draft on mailing (organization_id, person_id) where sent_at is null;
create index mailing_sent on mailing (organization_id, sent_at desc) where sent_at is not null;

call enable_row_security('mailing');
call allow_own('mailing', 'select', 'claims', only_if => 'sent_at is not null or person_id = (select app_person())');
call allow_own('mailing', 'insert', 'claims', only_if => $$
  (select app_kind()) = 'affiliate' and person_id = (select app_person()) and sent_at is null
$$);
create policy own_draft_update on mailing for update to porchlight_app
  using (organization_id = (select app_organization()) and (select app_may('claims'))
    and person_id = (select app_person()) and sent_at is null)
  with check (sent_at is null);
call allow_own('mailing', 'delete', 'claims', only_if => 'person_id = (select app_person()) and sent_at is null');
grant select, insert, delete, update (subject, words, homes, revision, saved_at) on mailing to porchlight_app;

-- Questions about a bed, and corrections of a listing: left by visitors without an account, read by the operator.
--
-- Only a hash of the link's secret is kept. Whoever brings the secret along (`app_secret('inquiry')`) sees
-- and deletes the one row it belongs to; nobody else but the operator reads any. Deleting takes the row itself away.
create table inquiry (
  id uuid primary key,
  organization_id uuid not null references organization (id),
  residence_id uuid not null references residence (id) on delete cascade,
  kind text not null check (kind in ('bed', 'correction')),
  received_at timestamptz not null,
  language text not null check (language in ('en', 'es')),
  sender_name text not null default '' check (length(sender_name) <= 100),
  answer_by text check (answer_by in ('text', 'call', 'email')),
  -- A phone number or a mail address; a correction needs none.
  reach text not null default '' check (length(reach) <= 254),
  needed text check (needed in ('tonight', 'this_week', 'later')),
  message text not null default '' check (length(message) <= 4000),
  secret_hash bytea not null unique check (length(secret_hash) = 32),
  -- Distinguishes the same request sent twice from another one with its key.
  body_hash bytea not null check (length(body_hash) = 32),
  -- When the people of the residence were notified; a job does that, because visitors may not know who they are.
  notified_at timestamptz,
  -- When they were told a second time, because it still waited.
  nudged_at timestamptz,
  -- When somebody of the house first opened it.
  read_at timestamptz,
  answered_at timestamptz,
  answered_by uuid,
  -- The name is copied, so that it still says who answered after a person has left.
  answered_name text,
  -- Stays when it is opened again: from it the first response is measured.
  first_answered_at timestamptz,
  taken_at timestamptz,
  taken_by uuid,
  taken_name text,
  closed_at timestamptz,
  closed_by uuid,
  closed_name text,
  closed_reason text check (closed_reason in ('moved_in', 'no_bed', 'not_reached', 'not_needed')),
  -- For the house's own people; goes when the inquiry goes.
  note text not null default '' check (length(note) <= 500),
  -- A question that went to several homes at once: each home has its own row and knows nothing of the others. The rows
  -- carry one hash, of the secret of the page that shows all answers; whoever brings that secret along
  -- (`app_secret('inquiry')`) sees and deletes them all.
  asked_together bytea check (length(asked_together) = 32),
  -- For a question to several homes: when the sender chose this home.
  chosen_at timestamptz,
  check (kind = 'correction' or (answer_by is not null and reach <> '')),
  check ((answered_at is null) = (answered_by is null) and (answered_by is null) = (answered_name is null)),
  check (answered_at is null or first_answered_at is not null),
  check ((taken_at is null) = (taken_by is null) and (taken_by is null) = (taken_name is null)),
  check ((closed_at is null) = (closed_by is null) and (closed_by is null) = (closed_name is null)
    and (closed_at is null) = (closed_reason is null)),
  check (answered_at is null or closed_at is null)
);
create index inquiry_of_organization on inquiry (organization_id, received_at desc, id desc);
create index inquiry_of_residence on inquiry (residence_id);
create index inquiry_age on inquiry (received_at);
create index inquiry_unnotified on inquiry (received_at) where notified_at is null;
create index inquiry_waits on inquiry (organization_id) where answered_at is null and closed_at is null;
create index inquiry_together on inquiry (asked_together) where asked_together is not null;

call enable_row_security('inquiry');
-- Corrections are also for the alliance, which answers for the directory.
create policy alliance_reads_corrections on inquiry for select to porchlight_app
  using (kind = 'correction' and (select app_organization()) = '00000000-0000-4000-8000-000000000001');
create policy sender_reads on inquiry for select to porchlight_app
  using (secret_hash = (select app_secret('inquiry')) or asked_together = (select app_secret('inquiry')));
create policy sender_deletes on inquiry for delete to porchlight_app
  using (secret_hash = (select app_secret('inquiry')) or asked_together = (select app_secret('inquiry')));
call allow_own('inquiry', 'select, update', 'messages');
call keep_to_residences('inquiry', 'all');
create policy anybody_may_ask on inquiry for insert to porchlight_app with check (
  notified_at is null and nudged_at is null and read_at is null and answered_at is null and first_answered_at is null and taken_at is null
  and closed_at is null and note = ''
  and exists (
    select from residence r
    where r.id = residence_id and r.organization_id = inquiry.organization_id and r.status = 'published'
  )
);
grant select, insert, delete, update (read_at, answered_at, answered_by, answered_name) on inquiry to porchlight_app;
grant update (first_answered_at, taken_at, taken_by, taken_name, closed_at, closed_by, closed_name, closed_reason, note)
  on inquiry to porchlight_app;

-- How questions reach a person; without a row by mail, for every house they work for, at any hour. `none` is what the
-- link in a mail sets.
create table question_setting (
  organization_id uuid not null,
  person_id uuid not null,
  way text not null check (way in ('email', 'text', 'none')),
  phone text not null default '' check (phone ~ '^(\+[0-9]{8,15})?$'),
  -- Null for every house they work for, also those to come.
  residence_ids uuid[],
  -- Hours of the day in their own time zone (src/domain/states/us-zones.ts), the second one excluded.
  quiet_from smallint check (quiet_from between 0 and 23),
  quiet_to smallint check (quiet_to between 0 and 23),
  time_zone text not null check (length(time_zone) between 1 and 40),
  -- Whether "needed tonight" comes in quiet hours too.
  tonight_passes boolean not null default true,
  primary key (organization_id, person_id),
  foreign key (person_id, organization_id) references membership (person_id, organization_id) on delete cascade,
  check (way <> 'text' or phone <> ''),
  check ((quiet_from is null) = (quiet_to is null) and quiet_from is distinct from quiet_to or quiet_from is null)
);
create index question_setting_of_person on question_setting (person_id, organization_id);

call enable_row_security('question_setting');
call allow_own('question_setting', 'select, insert, update', 'messages', only_if => 'person_id = (select app_person())');
grant select, insert, update (way, phone, residence_ids, quiet_from, quiet_to, time_zone, tonight_passes)
  on question_setting to porchlight_app;

-- A question that came in somebody's quiet hours: they hear of it when these end, if it still waits then.
create table question_later (
  organization_id uuid not null,
  inquiry_id uuid not null references inquiry (id) on delete cascade,
  person_id uuid not null,
  due_at timestamptz not null,
  primary key (inquiry_id, person_id),
  foreign key (person_id, organization_id) references membership (person_id, organization_id) on delete cascade
);
create index question_later_due on question_later (due_at);
create index question_later_of_person on question_later (person_id, organization_id);

call enable_row_security('question_later');
call allow_own('question_later', 'select', 'messages', only_if => 'person_id = (select app_person())');
grant select on question_later to porchlight_app;

-- A browser in which somebody turned on alerts. It goes with the session it was turned on in, so whoever signs out there,
-- or is signed out, hears nothing more on it; a session that takes the place of another takes its devices along.
create table push_device (
  id uuid primary key,
  person_id uuid not null references person (id) on delete cascade,
  session_id uuid not null references session (id) on delete cascade,
  endpoint text not null unique check (endpoint ~ '^https://[^[:cntrl:][:space:]]+$' and length(endpoint) <= 1000),
  -- The browser's keys, in base64url: its point on P-256 and a shared secret of 16 bytes.
  p256dh text not null check (p256dh ~ '^[A-Za-z0-9_-]{87}$'),
  auth text not null check (auth ~ '^[A-Za-z0-9_-]{22}$'),
  -- The server's key it was turned on with: no other reaches it.
  server_key text not null check (server_key ~ '^[A-Za-z0-9_-]{87}$'),
  device text not null check (length(device) between 1 and 200),
  created_at timestamptz not null,
  reached_at timestamptz
);
create index push_device_of_person on push_device (person_id, created_at, id);
create index push_device_of_session on push_device (session_id);

call enable_row_security('push_device');
create policy own_select on push_device for select to porchlight_app using (person_id = (select app_person()));
create policy own_insert on push_device for insert to porchlight_app with check (person_id = (select app_person()));
create policy own_delete on push_device for delete to porchlight_app using (person_id = (select app_person()));
grant select (id, person_id, endpoint, device, created_at, reached_at), insert, delete on push_device to porchlight_app;
create policy follows_session on push_device to porchlight_sign_in using (true) with check (true);
grant select, insert, update (session_id) on push_device to porchlight_sign_in;

-- What has not left for a device that is gone does not leave any more.
create function forget_pushes() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from mail where channel = 'push' and recipient = old.id::text and state <> 'sent';
  return null;
end $$;
create trigger forget_pushes after delete on push_device for each row execute function forget_pushes();

-- What a house wrote back from its desk, by mail or text. Goes when the question goes, and takes the words out of the
-- outbox with it: the mail has the id of the answer.
create table inquiry_reply (
  id uuid primary key,
  organization_id uuid not null references organization (id),
  inquiry_id uuid not null references inquiry (id) on delete cascade,
  way text not null check (way in ('text', 'email')),
  words text not null check (length(words) between 1 and 1000),
  sent_at timestamptz not null,
  sent_by uuid not null,
  -- Copied, as with who answered.
  sent_name text not null check (length(sent_name) <= 254),
  -- What became of the mail. A job reads it there, because only the alliance may see the outbox.
  state text not null default 'queued' check (state in ('queued', 'sent', 'failed'))
);
create index inquiry_reply_of_inquiry on inquiry_reply (inquiry_id, sent_at);
create index inquiry_reply_of_organization on inquiry_reply (organization_id, sent_at, id);
create index inquiry_reply_unsettled on inquiry_reply (sent_at) where state = 'queued';

call enable_row_security('inquiry_reply');
call allow_own('inquiry_reply', 'select', 'messages');
call allow_own('inquiry_reply', 'insert', 'messages', only_if => $$
  state = 'queued' and exists (
    select from inquiry i
    where i.id = inquiry_id and i.organization_id = inquiry_reply.organization_id and i.kind = 'bed')
$$);
call keep_to_residences('inquiry_reply', 'all', 'reads_inquiry(inquiry_id)');
-- A request sees the questions of the secret it brings along, and so their answers.
create policy sender_reads on inquiry_reply for select to porchlight_app using (
  (select app_secret('inquiry')) is not null and exists (
    select from inquiry i where i.id = inquiry_id
      and (i.secret_hash = (select app_secret('inquiry')) or i.asked_together = (select app_secret('inquiry')))
  )
);
grant select, insert on inquiry_reply to porchlight_app;

-- A mail that has not left does not leave any more; of one that has, the outbox keeps no word.
create function forget_reply_mail() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from mail where id = old.id and state <> 'sent';
  update mail set text_body = '', html_body = '' where id = old.id;
  return null;
end $$;
create trigger forget_reply_mail after delete on inquiry_reply
  for each row execute function forget_reply_mail();

-- Lists of homes shared by a link: the ids of the homes, and nothing about the person who made it.
--
-- Only a hash of the link's secret is kept. Whoever brings the secret along (`app_secret('shared_list')`) sees the
-- one list it belongs to; whoever made it has another secret, of which the link's is made, and ends it with that.
create table shared_list (
  id uuid primary key,
  secret_hash bytea not null unique check (length(secret_hash) = 32),
  residence_ids uuid[] not null check (cardinality(residence_ids) between 1 and 50),
  language text not null check (language in ('en', 'es')),
  made_at timestamptz not null,
  ends_at timestamptz not null,
  check (ends_at > made_at and ends_at <= made_at + interval '60 days')
);
create index shared_list_end on shared_list (ends_at);

call enable_row_security('shared_list');
create policy anybody_may_share on shared_list for insert to porchlight_app with check (true);
create policy link_reads on shared_list for select to porchlight_app
  using (secret_hash = (select app_secret('shared_list')));
create policy link_ends on shared_list for delete to porchlight_app
  using (secret_hash = (select app_secret('shared_list')));
grant select, insert, delete on shared_list to porchlight_app;

-- Reports of a residence's page, by visitors without an account, for the alliance and, where its form said so, for the
-- affiliate of the state. They say nothing to the operator, whose inquiries are another table. `key_hash` makes the same
-- words sent twice one report.
create table listing_report (
  id uuid primary key,
  residence_id uuid not null references residence (id) on delete cascade,
  kind text not null check (kind in ('not_a_home', 'scam', 'unsafe', 'duplicate', 'closed', 'other')),
  words text not null check (length(words) between 1 and 2000),
  -- Empty where no answer is wanted, and again some time after the decision.
  email text not null default '' check (length(email) <= 254),
  language text not null check (language in ('en', 'es')),
  received_at timestamptz not null,
  due_at timestamptz not null check (due_at > received_at),
  key_hash bytea not null unique check (length(key_hash) = 32),
  taken_at timestamptz,
  taken_by uuid,
  taken_name text check (length(taken_name) <= 254),
  decided_at timestamptz,
  decided_by uuid,
  decided_name text check (length(decided_name) <= 254),
  decided_as text check (decided_as in ('hidden', 'no_action', 'passed_on', 'corrected')),
  -- For the staff; the mail to whoever reported has words of its own.
  decided_words text not null default '' check (length(decided_words) <= 1000),
  -- As the form promised when it was sent. What is about harm or fraud is for the alliance alone.
  shared_with_affiliate boolean not null default false,
  -- What an officer of the affiliate made of it; what is passed up waits for the alliance.
  settled_at timestamptz,
  settled_by uuid,
  settled_name text check (length(settled_name) <= 254),
  settled_as text check (settled_as in ('corrected', 'no_action', 'passed_up')),
  settled_words text not null default '' check (length(settled_words) <= 1000),
  check (not shared_with_affiliate or kind not in ('scam', 'unsafe')),
  check (shared_with_affiliate or settled_at is null),
  check ((settled_at is null) = (settled_by is null) and (settled_by is null) = (settled_name is null)
    and (settled_at is null) = (settled_as is null)),
  check ((taken_at is null) = (taken_by is null) and (taken_by is null) = (taken_name is null)),
  check ((decided_at is null) = (decided_by is null) and (decided_by is null) = (decided_name is null)
    and (decided_at is null) = (decided_as is null))
);
create index listing_report_open on listing_report (due_at, id) where decided_at is null;
create index listing_report_decided on listing_report (decided_at desc) where decided_at is not null;
create index listing_report_of_residence on listing_report (residence_id, received_at desc);

call enable_row_security('listing_report');
create policy anybody_may_report on listing_report for insert to porchlight_app with check (
  taken_at is null and decided_at is null and settled_at is null
  and exists (select from residence r where r.id = residence_id and r.status = 'published')
);
grant insert (id, residence_id, kind, words, email, language, received_at, due_at, key_hash, shared_with_affiliate)
  on listing_report to porchlight_app;
-- Nobody who belongs to the operator of the home, as with grievances.
create policy officers_read on listing_report for select to porchlight_app using (
  shared_with_affiliate and (select app_may('claims')) and (select app_kind()) = 'affiliate'
  and exists (
    select from residence r where r.id = residence_id and r.state_code = (select app_state()) and not exists (
      select from membership m where m.person_id = (select app_person())
        and m.organization_id = r.organization_id and m.organization_id <> (select app_organization())
    )
  )
);
-- Neither the address of whoever reported nor a word of the staff.
grant select (id, residence_id, kind, words, language, received_at, due_at, taken_at, decided_at, decided_as,
  shared_with_affiliate, settled_at, settled_name, settled_as, settled_words) on listing_report to porchlight_app;
