-- Applications for a certificate: an operator applies for a residence and a level, its state's affiliate decides.
--
-- The operator and the affiliate read them; all of it is written by the system for a person, as the state machine in
-- src/domain/certification/application says, so that nobody's own rights are enough to move or decide anything.
create table application (
  id uuid primary key,
  -- Who applies. Names are copied: an application is a record of its time.
  organisation_id uuid not null references organisation (id),
  organisation_name text not null check (length(organisation_name) <= 200),
  residence_id uuid not null references residence (id) on delete cascade,
  residence_name text not null check (length(residence_name) <= 120),
  city text not null check (length(city) <= 100),
  state_code char(2) not null references state (code),
  affiliate_id uuid not null references organisation (id),
  affiliate_name text not null check (length(affiliate_name) <= 200),
  level smallint not null check (level between 1 and 4),
  -- Of the standard (src/domain/certification/standard).
  version text not null check (version ~ '^\d+\.\d+$'),
  is_renewal boolean not null,
  stage text not null check (stage in ('started', 'documents', 'interview', 'visit', 'decision', 'appeal', 'ended')),
  stage_since timestamptz not null,
  started_at timestamptz not null,
  started_by_name text not null check (length(started_by_name) <= 254),
  -- Where mails about it go.
  started_by_email text not null check (length(started_by_email) <= 254),
  -- Since when the affiliate reads it.
  opened_at timestamptz,
  -- When the applicant last did something, and when they were told that silence ends it.
  heard_at timestamptz not null,
  noticed_at timestamptz,
  interview_at timestamptz,
  interview_held_at timestamptz,
  -- How often a date was set for it.
  interview_sets smallint not null default 0,
  proposed_outcome text check (proposed_outcome in ('certified', 'conditional', 'refused')),
  proposed_reasons text not null default '' check (length(proposed_reasons) <= 2000),
  proposed_conditions text not null default '' check (length(proposed_conditions) <= 2000),
  proposed_by uuid,
  proposed_by_name text not null default '' check (length(proposed_by_name) <= 254),
  decided_by uuid,
  appeal_words text not null default '' check (length(appeal_words) <= 2000),
  appealed_at timestamptz,
  ended_at timestamptz,
  ended_as text check (ended_as in ('certified', 'conditional', 'refused', 'withdrawn', 'silent')),
  end_reason text not null default '' check (length(end_reason) <= 2000),
  end_conditions text not null default '' check (length(end_conditions) <= 2000),
  check ((stage = 'ended') = (ended_at is not null)),
  check (ended_at is null or ended_as is not null),
  check ((proposed_outcome is null) = (proposed_by is null)),
  check (stage in ('started', 'ended') or opened_at is not null)
);
-- One at a time for a residence.
create unique index application_open on application (residence_id) where ended_at is null;
create index application_of_organisation on application (organisation_id, started_at desc);
create index application_of_residence on application (residence_id, started_at desc);
create index application_of_affiliate on application (affiliate_id, stage, stage_since);
create index application_silent on application (heard_at) where ended_at is null;

call enable_row_security('application');
create policy own_application on application for select to porchlight_app
  using (organisation_id = (select app_organisation()) and (select app_may('residences')));
-- A state's affiliate reads what was opened to it, the alliance what was appealed.
create policy affiliate_reads on application for select to porchlight_app using (
  opened_at is not null and (select app_may('claims')) and (
    affiliate_id = (select app_organisation())
    or ((select app_kind()) = 'alliance' and appealed_at is not null)
  )
);
grant select on application to porchlight_app;

-- How an application stands to one rule: what was answered, what was found, what was waived.
create table application_rule (
  application_id uuid not null references application (id) on delete cascade,
  code text not null check (code ~ '^[0-9A-Z][0-9A-Za-z.]{1,11}$'),
  -- In the order of the standard.
  place smallint not null,
  is_required boolean not null,
  is_seen_on_site boolean not null,
  answer text check (answer in ('yes', 'not_yet', 'not_applicable')),
  note text not null default '' check (length(note) <= 1000),
  responsible text not null default '' check (length(responsible) <= 120),
  finding text check (finding in ('met', 'not_met', 'not_applicable')),
  finding_words text not null default '' check (length(finding_words) <= 1000),
  due_on date,
  remedy text not null default '' check (length(remedy) <= 1000),
  remedied_at timestamptz,
  waiver text not null default '' check (length(waiver) <= 2000),
  waived_by_name text check (length(waived_by_name) <= 254),
  primary key (application_id, code),
  check ((waiver = '') = (waived_by_name is null))
);

create table application_question (
  id uuid primary key,
  application_id uuid not null references application (id) on delete cascade,
  -- Null where it is about the application as a whole.
  code text,
  words text not null check (length(words) between 1 and 1000),
  asked_at timestamptz not null,
  asked_by_name text not null check (length(asked_by_name) <= 254),
  answer text not null default '' check (length(answer) <= 1000),
  answered_at timestamptz,
  answered_by_name text check (length(answered_by_name) <= 254)
);
create index question_of_application on application_question (application_id, asked_at);

create table application_visit (
  id uuid primary key,
  application_id uuid not null references application (id) on delete cascade,
  starts_at timestamptz not null,
  inspector_id uuid not null,
  inspector_name text not null check (length(inspector_name) <= 254),
  codes text[] not null,
  held_at timestamptz,
  canceled_at timestamptz
);
create index visit_of_application on application_visit (application_id, starts_at);
create index visit_planned on application_visit (starts_at) where held_at is null and canceled_at is null;

-- What each inspector found on a visit, one row for each time somebody said it: two who did not see each other's lose
-- nothing. What holds of them stands in application_rule.
create table application_finding (
  -- Made on the device, which may send it more than once.
  id uuid not null,
  application_id uuid not null references application (id) on delete cascade,
  visit_id uuid not null references application_visit (id) on delete cascade,
  code text not null,
  finding text check (finding in ('met', 'not_met', 'not_applicable')),
  words text not null default '' check (length(words) <= 1000),
  due_on date,
  by_id uuid not null,
  by_name text not null check (length(by_name) <= 254),
  made_at timestamptz not null,
  taken_at timestamptz not null,
  -- Those that it takes the place of.
  over uuid[] not null,
  primary key (application_id, id)
);
create index finding_of_visit on application_finding (visit_id);

-- People of an affiliate who said that they have a conflict of interest in an application.
create table application_conflict (
  application_id uuid not null references application (id) on delete cascade,
  person_id uuid not null,
  primary key (application_id, person_id)
);

call enable_row_security('application_rule');
call enable_row_security('application_question');
call enable_row_security('application_visit');
call enable_row_security('application_finding');
call enable_row_security('application_conflict');
create policy of_seen_application on application_rule for select to porchlight_app
  using (exists (select from application a where a.id = application_id));
create policy of_seen_application on application_question for select to porchlight_app
  using (exists (select from application a where a.id = application_id));
create policy of_seen_application on application_visit for select to porchlight_app
  using (exists (select from application a where a.id = application_id));
-- The operator reads what holds, in application_rule.
create policy affiliate_reads on application_finding for select to porchlight_app
  using (exists (select from application a where a.id = application_id
    and a.organisation_id is distinct from (select app_organisation())));
-- The operator does not read who stepped back.
create policy affiliate_reads on application_conflict for select to porchlight_app
  using (exists (select from application a where a.id = application_id
    and a.organisation_id is distinct from (select app_organisation())));
grant select on application_rule, application_question, application_visit, application_finding, application_conflict
  to porchlight_app;

-- What an affiliate says for all its applications; without a row its state's overlay counts.
create table certification_setting (
  organisation_id uuid primary key references organisation (id) on delete cascade,
  deciders smallint not null check (deciders in (1, 2)),
  holds_interviews boolean not null
);

call enable_row_security('certification_setting');
create policy own_setting on certification_setting to porchlight_app
  using (organisation_id = (select app_organisation()) and (select app_may('claims')))
  with check (organisation_id = (select app_organisation()) and (select app_may('claims')));
grant select, insert, update on certification_setting to porchlight_app;

-- What shows that a rule is met: a file, of one application or of all those of its organization. Written by the system,
-- as applications are.
create table evidence (
  id uuid primary key,
  organisation_id uuid not null references organisation (id),
  -- Null where the organization answers the rule once for all its houses.
  application_id uuid references application (id) on delete cascade,
  code text not null check (code ~ '^[0-9A-Z][0-9A-Za-z.]{1,11}$'),
  file_id uuid not null references stored_file (id),
  title text not null default '' check (length(title) <= 120),
  -- The last day that an insurance, a drill or a test is good for.
  ends_on date,
  -- The last reminder that was sent, in days before the end.
  reminded_days smallint,
  added_at timestamptz not null,
  added_by_name text not null check (length(added_by_name) <= 254),
  unique nulls not distinct (application_id, code, file_id)
);
create index evidence_of_organisation on evidence (organisation_id, code);
create index evidence_of_file on evidence (file_id);
create index evidence_that_ends on evidence (ends_on) where ends_on is not null;

call enable_row_security('evidence');
create policy own_evidence on evidence for select to porchlight_app
  using (organisation_id = (select app_organisation()) and (select app_may('residences')));
-- With an application that whoever asks reviews; of one that ended without a certificate nothing that came later.
create policy of_seen_application on evidence for select to porchlight_app using (
  organisation_id is distinct from (select app_organisation()) and exists (
    select from application a join application_rule r on r.application_id = a.id
    where a.organisation_id = evidence.organisation_id and r.code = evidence.code
      and (evidence.application_id is null or a.id = evidence.application_id)
      and (a.ended_at is null or a.ended_as in ('certified', 'conditional') or evidence.added_at <= a.ended_at)
  )
);
grant select on evidence to porchlight_app;

-- What an inspector photographed at one rule on a visit. The file is one of the affiliate's.
create table application_photo (
  -- Made on the device, which may send it more than once.
  id uuid primary key,
  application_id uuid not null references application (id) on delete cascade,
  visit_id uuid not null references application_visit (id) on delete cascade,
  code text not null check (code ~ '^[0-9A-Z][0-9A-Za-z.]{1,11}$'),
  file_id uuid not null unique references stored_file (id),
  by_id uuid not null,
  by_name text not null check (length(by_name) <= 254),
  -- On the clock of the device.
  made_at timestamptz not null,
  taken_at timestamptz not null
);
create index photo_of_application on application_photo (application_id, code);
create index photo_of_visit on application_photo (visit_id);

call enable_row_security('application_photo');
create policy affiliate_reads on application_photo for select to porchlight_app
  using (exists (select from application a where a.id = application_id
    and a.organisation_id is distinct from (select app_organisation())));
-- The operator sees what it has to mend or has mended, once the visit is done.
create policy own_to_mend on application_photo for select to porchlight_app using (
  exists (select from application a where a.id = application_id and a.organisation_id = (select app_organisation()))
  and exists (select from application_visit v where v.id = visit_id and v.held_at is not null)
  and exists (select from application_rule r where r.application_id = application_photo.application_id
    and r.code = application_photo.code and (r.finding = 'not_met' or r.remedied_at is not null))
);
grant select on application_photo to porchlight_app;

-- A file that shows something stays until that is taken away; one that shows nothing is swept after a day.
create function is_evidence(file uuid) returns boolean language sql stable as $$
  select exists (select from evidence where file_id = file)
    or exists (select from application_photo where file_id = file)
$$;
create policy kept_by_evidence on stored_file as restrictive for delete to porchlight_app using (not is_evidence(id));
