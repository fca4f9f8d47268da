-- Claims: an operator says that a listing is theirs, proves it, and somebody decides.
--
-- Everything after the first row of a claim is written by the system for a person, so that nobody's own rights are
-- enough to prove or decide anything. Names of houses and people are copied: the listing may go, and people
-- leave.
create table claim (
  id uuid primary key default gen_random_uuid(),
  -- Who claims.
  organization_id uuid not null references organization (id),
  organization_name text not null check (length(organization_name) <= 200),
  residence_id uuid not null references residence (id) on delete cascade,
  residence_name text not null check (length(residence_name) <= 120),
  city text not null check (length(city) <= 100),
  state_code char(2) not null references state (code),
  made_at timestamptz not null,
  made_by uuid not null,
  made_name text not null check (length(made_name) <= 254),
  -- Where its affiliate writes to for papers.
  made_email text not null check (length(made_email) <= 254),
  -- How it was shown, and when: by a code, or by papers described in words.
  way text check (way in ('email', 'phone', 'letter')),
  shown_at timestamptz,
  letter text not null default '' check (length(letter) <= 2000),
  -- Since when the claim of another organization waits as well, so that each of them knows.
  competing_since timestamptz,
  -- When somebody at the published phone or mail address said that they do not know who claims it.
  disowned_at timestamptz,
  -- Why it waits for somebody, and for whom; null where it was decided at once.
  waiting_reason text check (waiting_reason in ('letter', 'claimed', 'competing', 'disowned', 'taken_back')),
  decider_id uuid references organization (id),
  decider_name text,
  staff_notified_at timestamptz,
  ended_at timestamptz,
  ended_as text check (ended_as in ('approved', 'refused', 'withdrawn')),
  end_reason text not null default '' check (length(end_reason) <= 1000),
  -- Null where nobody decided: proved by a code, withdrawn, or expired.
  decided_by uuid references organization (id),
  decided_name text,
  -- What an approved claim took the house from, so that a mistake can be undone.
  from_organization_id uuid references organization (id),
  claimed_before timestamptz,
  undone_at timestamptz,
  undo_reason text not null default '' check (length(undo_reason) <= 1000),
  -- When a later claim took the house from this one's claimant, to whom it went, and why.
  handed_over_at timestamptz,
  handed_over_to text check (length(handed_over_to) <= 200),
  handed_over_reason text not null default '' check (length(handed_over_reason) <= 1000),
  check ((way is null) = (shown_at is null)),
  check ((ended_at is null) = (ended_as is null)),
  check (way <> 'letter' or letter <> ''),
  check (ended_as <> 'approved' or (shown_at is not null and from_organization_id is not null)),
  check (undone_at is null or ended_as = 'approved'),
  check (handed_over_at is null or ended_as = 'approved'),
  check ((handed_over_at is null) = (handed_over_to is null))
);
-- An organization claims a listing once at a time.
create unique index claim_open on claim (organization_id, residence_id) where ended_at is null;
create index claim_of_organization on claim (organization_id, made_at desc);
create index claim_of_residence on claim (residence_id);
create index claim_waiting on claim (state_code, shown_at) where ended_at is null and shown_at is not null;
create index claim_decided on claim (state_code, ended_at desc) where ended_at is not null and shown_at is not null;

call enable_row_security('claim');
call allow_own('claim', 'select', 'claims');
create policy deciders_read on claim for select to porchlight_app
  using (shown_at is not null and app_decides(state_code));
call allow_own('claim', 'insert', 'claims', only_if => $$
  made_by = (select app_person()) and way is null and waiting_reason is null and ended_at is null
  and staff_notified_at is null
  and exists (select from organization o where o.id = claim.organization_id and o.kind = 'operator')
  and exists (select from residence r where r.id = residence_id and r.status = 'published')
$$);
grant select, insert on claim to porchlight_app;

-- What those who decide keep of a decision: the reason they gave to whom it went against, and a note that nobody else
-- reads. The organizations of the claim read none of it here.
create table claim_decision (
  claim_id uuid not null references claim (id) on delete cascade,
  decision text not null check (decision in ('approved', 'refused', 'undone')),
  state_code char(2) not null references state (code),
  reason text not null check (length(reason) <= 1000),
  note text not null check (length(note) <= 1000),
  primary key (claim_id, decision)
);

call enable_row_security('claim_decision');
create policy deciders_read on claim_decision for select to porchlight_app using (app_decides(state_code));
grant select on claim_decision to porchlight_app;

-- What a hand-over took from the former holder and no one else gets: reminders and their links, notes of shifts, who hears
-- of a question later. An undo puts it back; `forget_at` is when that ends, or when it would have been deleted anyway.
-- The system's alone: it is the former holder's, and the claim is read by others.
create table claim_set_aside (
  id uuid primary key default gen_random_uuid(),
  claim_id uuid not null references claim (id) on delete cascade,
  was_in text not null check (was_in in ('reminder', 'reminder_link', 'shift_note', 'question_later')),
  line jsonb not null check (jsonb_typeof(line) = 'object'),
  forget_at timestamptz not null
);
create index claim_set_aside_of_claim on claim_set_aside (claim_id);
create index claim_set_aside_age on claim_set_aside (forget_at);

call enable_row_security('claim_set_aside');

-- Papers that show a claim: who claims and who decides see names and sizes while it is not decided. After that they are
-- deleted. Images are made anew from their pixels; a PDF is kept as it was sent.
create table claim_paper (
  id uuid primary key,
  claim_id uuid not null references claim (id) on delete cascade,
  added_by uuid not null,
  added_at timestamptz not null,
  name text not null check (length(name) between 1 and 120),
  kind text not null check (kind in ('pdf', 'jpg')),
  size int not null check (size > 0)
);
create index claim_paper_of_claim on claim_paper (claim_id);

call enable_row_security('claim_paper');
create policy of_seen_claim on claim_paper for select to porchlight_app
  using (exists (select from claim c where c.id = claim_id and c.ended_at is null));
grant select on claim_paper to porchlight_app;

create table claim_paper_file (
  paper_id uuid primary key references claim_paper (id) on delete cascade,
  bytes bytea not null check (length(bytes) between 1 and 10485760)
);
alter table claim_paper_file alter column bytes set storage external;

call enable_row_security('claim_paper_file');
create policy deciders_read on claim_paper_file for select to porchlight_app using (exists (
  select from claim_paper p join claim c on c.id = p.claim_id
  where p.id = paper_id and c.ended_at is null and c.shown_at is not null and app_decides(c.state_code)
));
grant select on claim_paper_file to porchlight_app;

-- A code sent to what the listing publishes. Of the code only a keyed hash is kept.
create table claim_code (
  id uuid primary key default gen_random_uuid(),
  -- One at a time: a new one takes the place of the old.
  claim_id uuid not null unique references claim (id) on delete cascade,
  organization_id uuid not null references organization (id),
  way text not null check (way in ('email', 'phone')),
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  tries int not null default 0 check (tries >= 0),
  used_at timestamptz,
  code_hash bytea not null check (length(code_hash) = 32)
);
create index claim_code_of_organization on claim_code (organization_id);

call enable_row_security('claim_code');
call allow_own('claim_code', 'select', 'claims');
grant select (id, claim_id, organization_id, way, sent_at, expires_at, tries, used_at) on claim_code to porchlight_app;

-- The notice that the holder of a residence gets of a claim to it, and their objection. The row stays the holder's after
-- the residence has gone to another organization, which has a row of its own.
create table claim_notice (
  claim_id uuid not null references claim (id) on delete cascade,
  organization_id uuid not null references organization (id),
  residence_name text not null,
  city text not null,
  state_code char(2) not null,
  claimant_name text not null,
  notified_at timestamptz not null,
  objection text not null default '' check (length(objection) <= 2000),
  objected_at timestamptz,
  objected_name text,
  ended_at timestamptz,
  ended_as text check (ended_as in ('handed_over', 'stays', 'withdrawn')),
  undone_at timestamptz,
  check ((objected_at is null) = (objection = '')),
  primary key (claim_id, organization_id),
  check ((ended_at is null) = (ended_as is null))
);
create index claim_notice_of_organization on claim_notice (organization_id, notified_at desc);

call enable_row_security('claim_notice');
call allow_own('claim_notice', 'select', 'claims');
create policy deciders_read on claim_notice for select to porchlight_app using (app_decides(state_code));
grant select on claim_notice to porchlight_app;
