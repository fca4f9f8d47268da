-- Every certificate there was of a home. One stands at a time: a new one ends the one before, and a suspended or
-- withdrawn one leaves none. Nothing is deleted but with the home itself, or with an import that is undone. Each keeps
-- what it certified when it was set (decision 58).
create table certificate (
  id uuid primary key default gen_random_uuid(),
  -- The affiliate that certifies.
  organization_id uuid not null references organization (id),
  residence_id uuid not null references residence (id) on delete cascade,
  number text not null check (number ~ '^\S(.{0,38}\S)?$'),
  narr_level smallint not null check (narr_level between 1 and 4),
  issued_on date not null,
  -- Its last day (src/domain/certification/certificate/certificate.ts).
  ends_on date not null check (ends_on >= issued_on),
  set_at timestamptz not null default clock_timestamp(),
  set_by uuid,
  set_by_name text not null default '' check (length(set_by_name) <= 254),
  ended_at timestamptz,
  ended_as text check (ended_as in ('replaced', 'suspended', 'withdrawn')),
  end_reason text not null default '' check (length(end_reason) <= 500),
  -- When its suspension was ended and it was set again as it was, and why.
  lifted_at timestamptz,
  lift_reason text not null default '' check (length(lift_reason) <= 500),
  residence_name text not null check (length(residence_name) between 1 and 120),
  city text not null check (length(city) between 1 and 100),
  -- Where the home stood, for the system alone: the first street it was known by, and whether the public knew it then.
  zip text not null,
  street text not null,
  shows_street boolean not null,
  -- Empty, null: not stated.
  operator_name text not null check (length(operator_name) <= 200),
  beds int check (beds between 1 and 10000),
  beds_for text[] not null,
  kind text not null check (kind in ('initial', 'renewal')),
  -- The version of NARR's standard.
  standard text not null check (standard ~ '^[0-9]{1,2}[.][0-9]{1,2}$'),
  -- Whose home it was; null where nobody had claimed it.
  operator_id uuid,
  -- Its place in the affiliate's status lists: drawn, so that neighbors say nothing of each other.
  status_index int not null check (status_index >= 0),
  -- The home moved, or another operator has it: it counts no more until the affiliate sets it again.
  unconfirmed_at timestamptz,
  unconfirmed_as text check (unconfirmed_as in ('moved', 'operator')),
  -- The time above that its leaders were told of.
  unconfirmed_told_at timestamptz,
  -- When its operator was told that it is set, or would have been; null while that waits.
  set_told_at timestamptz,
  -- How many days before its end people were last reminded.
  reminded_days int,
  -- One for a time, by the name its state has for it; null for a full one (src/domain/certification/certificate/conditional.ts).
  form text check (form in ('conditional', 'preliminary', 'provisional')),
  -- By when the affiliate looks how far the house has come, when it did, and what it wrote down.
  check_in_on date check (check_in_on > issued_on),
  checked_in_on date,
  check_in_note text not null default '' check (length(check_in_note) <= 500),
  check_in_reminded_at timestamptz,
  -- Its last day before it was extended, once.
  extended_from date check (extended_from between issued_on and ends_on - 1),
  check (form is not null or coalesce(check_in_on, checked_in_on, extended_from) is null),
  check (extended_from is null or checked_in_on is not null),
  check ((unconfirmed_at is null) = (unconfirmed_as is null)),
  check ((ended_at is null) = (ended_as is null)),
  check (lifted_at is null or ended_as = 'suspended'),
  check ((lifted_at is null) = (lift_reason = '')),
  check (coalesce(ended_as in ('suspended', 'withdrawn'), false) = (end_reason <> ''))
);
create unique index certificate_standing on certificate (residence_id) where ended_at is null;
create unique index certificate_number on certificate (organization_id, lower(number)) where ended_at is null;
create index certificate_numbers on certificate (organization_id, lower(number));
create unique index certificate_status on certificate (organization_id, status_index);
create index certificate_of_residence on certificate (residence_id, set_at desc);
create index certificate_unconfirmed on certificate (unconfirmed_at) where unconfirmed_at is not null;
create index certificate_set_untold on certificate (set_at) where set_told_at is null and ended_at is null;

-- Letters and digits that are taken for one another (src/domain/certification/certificate/near-numbers.ts).
create function near_number(number text) returns text language sql immutable parallel safe
return translate(regexp_replace(lower(number), '[^a-z0-9]', '', 'g'), 'oil', '011');
create index certificate_by_number on certificate (lower(number));
create index certificate_near on certificate (near_number(number));

call enable_row_security('certificate');
create policy own_select on certificate for select to porchlight_app using (
  (organization_id = (select app_organization()) and (select app_role()) is not null)
  or ((select app_kind()) = 'alliance' and (select app_role()) is not null)
  or exists (select from residence r where r.id = residence_id and r.organization_id = (select app_organization()))
);
create policy certifiers_insert on certificate for insert to porchlight_app with check (
  (select app_may('claims'))
  and (organization_id = (select app_organization()) or (select app_kind()) = 'alliance')
  and set_by = (select app_person()) and ended_at is null
  and exists (
    select from organization o join residence r on r.state_code = o.state_code
    where o.id = certificate.organization_id and o.kind = 'affiliate' and r.id = certificate.residence_id
      and (r.status = 'published' or r.organization_id = o.id)
  )
);
create policy certifiers_withdraw on certificate for update to porchlight_app
  using (
    (select app_may('claims')) and (organization_id = (select app_organization()) or (select app_kind()) = 'alliance')
  )
  with check (ended_as in ('suspended', 'withdrawn'));
grant insert on certificate to porchlight_app;
grant select (id, organization_id, residence_id, number, narr_level, issued_on, ends_on, set_at, set_by, set_by_name,
  ended_at, ended_as, end_reason, lifted_at, lift_reason, residence_name, city, operator_name, beds, beds_for, kind, standard, operator_id,
  status_index, unconfirmed_at, unconfirmed_as, unconfirmed_told_at, set_told_at, reminded_days, form, check_in_on, checked_in_on,
  check_in_note, check_in_reminded_at, extended_from) on certificate to porchlight_app;
grant update (ended_at, ended_as, end_reason) on certificate to porchlight_app;

-- The place in the status list of one that is no more: a signed copy of it may be anywhere, and stays revoked.
create table revoked_place (
  organization_id uuid not null references organization (id) on delete cascade,
  status_index int not null check (status_index >= 0),
  revoked_at timestamptz not null default clock_timestamp(),
  primary key (organization_id, status_index)
);
call enable_row_security('revoked_place');
-- What is published anyway.
call allow_own('revoked_place', 'select');
grant select on revoked_place to porchlight_app;

create function revoke_place() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into revoked_place (organization_id, status_index) values (old.organization_id, old.status_index);
  return null;
end $$;
create trigger revokes_place after delete on certificate for each row execute function revoke_place();

create view listed_certificate with (security_barrier = true) as
select distinct on (c.residence_id) c.residence_id, c.number, c.narr_level, c.issued_on, c.ends_on,
  case when c.ended_as is null and c.unconfirmed_at is not null then 'unconfirmed' else c.ended_as end as ended_as,
  coalesce(c.ended_at, c.unconfirmed_at) as ended_at, o.name as certified_by, c.form
from certificate c join residence r on r.id = c.residence_id join organization o on o.id = c.organization_id
where r.status = 'published' and c.ended_as is distinct from 'replaced'
order by c.residence_id, c.set_at desc;
alter view listed_certificate owner to porchlight_system;
grant select on listed_certificate to porchlight_app;

-- Who sets one says what they certify; what they leave out is what the listing says.
create function fill_certificate() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  own residence;
  places int := 131072;
  draws int := 0;
begin
  select * into own from residence where id = new.residence_id;
  new.residence_name := coalesce(new.residence_name, own.name);
  new.city := own.city;
  new.zip := own.zip;
  new.street := own.street;
  new.shows_street := own.address_visibility = 'exact';
  new.operator_id := case when own.claimed_at is not null then own.organization_id end;
  new.operator_name := coalesce(new.operator_name, (select name from organization where id = new.operator_id), '');
  new.beds := coalesce(new.beds, (
    select nullif(sum(total_beds), 0) from bed_group where residence_id = new.residence_id));
  new.beds_for := coalesce(new.beds_for, array(
    select distinct audience from bed_group where residence_id = new.residence_id and total_beds > 0 order by audience));
  new.kind := coalesce(new.kind, case when exists (
    select from certificate c
    where c.residence_id = new.residence_id and c.issued_on < new.issued_on and c.form is null
  ) then 'renewal' else 'initial' end);
  new.standard := coalesce(new.standard, '3.0');
  new.reminded_days := null;
  loop
    new.status_index := floor(random() * places);
    exit when not exists (
      select from certificate c where c.organization_id = new.organization_id and c.status_index = new.status_index
      union all
      select from revoked_place p where p.organization_id = new.organization_id and p.status_index = new.status_index);
    draws := draws + 1;
    -- The list is full but for a few: it becomes twice as long.
    if draws % 20 = 0 then places := places * 2; end if;
  end loop;
  return new;
end $$;
create trigger fills before insert on certificate for each row execute function fill_certificate();

-- A number is one home's for ever: a renewal may keep it, another home may not have it.
create function replace_certificate() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if exists (
    select from certificate c where c.organization_id = new.organization_id and lower(c.number) = lower(new.number)
      and c.residence_id <> new.residence_id
  ) then
    raise exception 'This number is the certificate of another home.'
      using errcode = 'unique_violation', constraint = 'certificate_number', table = 'certificate';
  end if;
  update certificate set ended_at = new.set_at, ended_as = 'replaced'
    where residence_id = new.residence_id and ended_at is null;
  return new;
end $$;
create trigger replaces before insert on certificate for each row when (new.ended_at is null)
  execute function replace_certificate();

-- A certificate is of one house at one place in the hands of one operator. To claim a listing that nobody had is no
-- change of hands, and an address that is only written another way is no move. A home that is back where it was certified
-- has not moved.
create function question_certificates() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  standing certificate;
  is_elsewhere boolean;
begin
  select * into standing from certificate where residence_id = new.id and ended_at is null;
  if not found then return null; end if;
  is_elsewhere := new.zip <> standing.zip or town_key(new.city) <> town_key(standing.city)
    or new.state_code is distinct from (select state_code from organization where id = standing.organization_id)
    or (standing.street <> '' and new.street <> '' and street_key(new.street) <> street_key(standing.street));
  if is_elsewhere and standing.unconfirmed_as is distinct from 'moved' then
    update certificate set unconfirmed_at = clock_timestamp(), unconfirmed_as = 'moved' where id = standing.id;
  elsif not is_elsewhere and (standing.unconfirmed_as = 'moved' or (standing.street = '' and new.street <> '')) then
    update certificate set street = coalesce(nullif(street, ''), new.street),
      unconfirmed_at = case when unconfirmed_as = 'operator' then unconfirmed_at end, unconfirmed_as = nullif(unconfirmed_as, 'moved')
      where id = standing.id;
  end if;
  if new.organization_id <> old.organization_id or (standing.unconfirmed_as = 'moved' and not is_elsewhere) then
    perform judge_operator(new.id, new.organization_id, new.claimed_at is not null);
  end if;
  return null;
end $$;

create function judge_operator(of_residence uuid, holder uuid, is_claimed boolean) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update certificate set
    operator_id = case when operator_id is null and is_claimed then holder
      when operator_name = '' and not is_claimed then null else operator_id end,
    unconfirmed_at = case when not is_other then null else clock_timestamp() end,
    unconfirmed_as = case when is_other then 'operator' end
  from (
    select c.id as of_id, c.operator_id is not null and c.operator_id <> holder
      and (is_claimed or c.operator_name <> '') as is_other
    from certificate c
    where c.residence_id = of_residence and c.ended_at is null and c.unconfirmed_as is distinct from 'moved'
  ) judged
  where id = of_id;
end $$;

create trigger questions_certificates after update of street, city, zip, state_code, organization_id on residence
  for each row when ((old.street, old.city, old.zip, old.state_code, old.organization_id)
    is distinct from (new.street, new.city, new.zip, new.state_code, new.organization_id))
  execute function question_certificates();

-- With a merge it comes to the listing that stays, or back.
create function follow_residence() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform judge_operator(r.id, r.organization_id, r.claimed_at is not null) from residence r where r.id = new.residence_id;
  return null;
end $$;
create trigger follows_residence after update of residence_id on certificate
  for each row when (old.residence_id <> new.residence_id) execute function follow_residence();

-- The listing follows the certificate in force. Its level is that of the last certificate, in force or ended ("Level it
-- had"), and what the home states itself only where there is none.
create function follow_certificates() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not exists (select from changed) then return null; end if;
  update residence r set certified = c.id is not null and c.unconfirmed_at is null, certified_until = c.ends_on
    from (select distinct residence_id from changed where ended_as is distinct from 'replaced') t
    left join certificate c on c.residence_id = t.residence_id and c.ended_at is null
    where r.id = t.residence_id and (r.certified, r.certified_until, r.narr_level) is distinct from (
      c.id is not null and c.unconfirmed_at is null, c.ends_on, listed_level(r.id, r.stated_level));
  return null;
end $$;
call run_after('certificate', 'insert, update, delete', 'follow_certificates');

create function listed_level(of_residence uuid, stated smallint) returns smallint
language sql stable set search_path = public, pg_temp as $$
  select coalesce((
    select c.narr_level from certificate c
    where c.residence_id = of_residence and c.ended_as is distinct from 'replaced' order by c.set_at desc limit 1), stated)
$$;

-- While a certificate is in force, it alone decides whether a home is certified. What a home states of its level is kept
-- beside the level that is listed.
create function keep_certified() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare standing certificate;
begin
  if new.narr_level is distinct from old.narr_level then new.stated_level := new.narr_level; end if;
  if tg_op = 'INSERT' then return new; end if;
  new.narr_level := listed_level(new.id, new.stated_level);
  select * into standing from certificate
    where residence_id = new.id and ended_at is null and ends_on >= current_date - 1;
  if found then
    new.certified := standing.unconfirmed_at is null;
    new.certified_until := standing.ends_on;
  end if;
  return new;
end $$;
create trigger keeps_certified before insert or update of certified, certified_until, narr_level on residence
  for each row execute function keep_certified();

-- The keys by which an affiliate's certificates are signed. The private half is sealed with a key made of the server's
-- secret. One signs; the public halves of those before stay published until the last certificate of their time has ended.
create table signing_key (
  id text primary key check (length(id) between 20 and 100),
  organization_id uuid not null references organization (id) on delete cascade,
  public_key text not null check (length(public_key) between 40 and 60),
  sealed_key bytea not null check (length(sealed_key) between 50 and 200),
  made_at timestamptz not null,
  retired_at timestamptz check (retired_at >= made_at),
  -- Somebody else may have it: it is published no more, and what it signed proves nothing.
  revoked_at timestamptz check (revoked_at >= retired_at)
);
create unique index signing_key_in_use on signing_key (organization_id) where retired_at is null;
create index signing_key_of_organization on signing_key (organization_id, made_at);
call enable_row_security('signing_key');
-- What is published anyway.
call allow_own('signing_key', 'select');
grant select (id, organization_id, public_key, made_at, retired_at, revoked_at) on signing_key to porchlight_app;

-- Applications for a certificate: an operator applies for a residence and a level, its state's affiliate decides.
--
-- The operator and the affiliate read them; all of it is written by the system for a person, as the state machine in
-- src/domain/certification/application says, so that nobody's own rights are enough to move or decide anything.
create table application (
  id uuid primary key,
  -- Who applies. Names are copied: an application is a record of its time.
  organization_id uuid not null references organization (id),
  organization_name text not null check (length(organization_name) <= 200),
  residence_id uuid not null references residence (id) on delete cascade,
  residence_name text not null check (length(residence_name) <= 120),
  city text not null check (length(city) <= 100),
  state_code char(2) not null references state (code),
  affiliate_id uuid not null references organization (id),
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
  -- Since when it waits for the applicant: silence counts from then on. Null while it waits for the affiliate.
  waits_since timestamptz,
  documents_accepted_at timestamptz,
  interview_at timestamptz,
  interview_how text check (interview_how in ('phone', 'video', 'in_person')),
  interview_where text not null default '' check (length(interview_where) <= 300),
  interview_held_at timestamptz,
  -- Who noted that it took place.
  interview_held_by_name text check (length(interview_held_by_name) <= 254),
  -- How often a date was set for it.
  interview_sets smallint not null default 0,
  proposed_outcome text check (proposed_outcome in ('certified', 'conditional', 'refused')),
  proposed_reasons text not null default '' check (length(proposed_reasons) <= 2000),
  proposed_conditions text not null default '' check (length(proposed_conditions) <= 2000),
  proposed_by uuid,
  proposed_by_name text not null default '' check (length(proposed_by_name) <= 254),
  decided_by uuid,
  -- When the alliance last confirmed a proposal here, or sent one back: then it goes on reading the application.
  alliance_acted_at timestamptz,
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
create index application_of_organization on application (organization_id, started_at desc);
create index application_of_residence on application (residence_id, started_at desc);
create index application_of_affiliate on application (affiliate_id, stage, stage_since);
create index application_silent on application (heard_at) where ended_at is null;

call enable_row_security('application');
call allow_own('application', 'select', 'residences');
-- Whether somebody of the affiliate other than who proposed may confirm it: owners and managers without a conflict of
-- interest who do not belong to who applies (listReviewers in people.store.ts).
create function has_second(application uuid, affiliate uuid, applicant uuid, proposer uuid) returns boolean
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  -- Nobody but the alliance learns it.
  return app_kind() is distinct from 'alliance' or exists (
    select from membership m where m.organization_id = affiliate and role_may(m.role, 'claims')
      and m.person_id <> proposer
      and not exists (select from membership o where o.organization_id = applicant and o.person_id = m.person_id)
      and not exists (select from application_conflict c where c.application_id = application and c.person_id = m.person_id)
  );
end
$$;
grant execute on function has_second to porchlight_app;

-- A state's affiliate reads what was opened to it; the alliance what was appealed, and what it confirms because nobody
-- else of the affiliate may.
create policy affiliate_reads on application for select to porchlight_app using (
  opened_at is not null and (select app_may('claims')) and (
    affiliate_id = (select app_organization())
    or ((select app_kind()) = 'alliance' and (
      appealed_at is not null or alliance_acted_at is not null
      or (proposed_by is not null and stage not in ('appeal', 'ended')
        and not has_second(id, affiliate_id, organization_id, proposed_by))
    ))
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
  -- The answer of the application before, until the operator says that it still holds.
  is_from_last boolean not null default false check (not is_from_last or answer is not null),
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

-- What the operator wrote to the affiliate without being asked.
create table application_message (
  id uuid primary key,
  application_id uuid not null references application (id) on delete cascade,
  words text not null check (length(words) between 1 and 1000),
  written_at timestamptz not null,
  written_by_name text not null check (length(written_by_name) <= 254)
);
create index message_of_application on application_message (application_id, written_at);

create table application_visit (
  id uuid primary key,
  application_id uuid not null references application (id) on delete cascade,
  starts_at timestamptz not null,
  inspector_id uuid not null,
  inspector_name text not null check (length(inspector_name) <= 254),
  codes text[] not null,
  -- When it was noted as done, and by whom: the day and the inspector above are those that were planned.
  held_at timestamptz,
  held_by_name text check (length(held_by_name) <= 254),
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
call enable_row_security('application_message');
call enable_row_security('application_visit');
call enable_row_security('application_finding');
call enable_row_security('application_conflict');
create policy of_seen_application on application_rule for select to porchlight_app
  using (exists (select from application a where a.id = application_id));
create policy of_seen_application on application_question for select to porchlight_app
  using (exists (select from application a where a.id = application_id));
create policy of_seen_application on application_message for select to porchlight_app
  using (exists (select from application a where a.id = application_id));
create policy of_seen_application on application_visit for select to porchlight_app
  using (exists (select from application a where a.id = application_id));
-- The operator reads what holds, in application_rule.
create policy affiliate_reads on application_finding for select to porchlight_app
  using (exists (select from application a where a.id = application_id
    and a.organization_id is distinct from (select app_organization())));
-- The operator does not read who stepped back.
create policy affiliate_reads on application_conflict for select to porchlight_app
  using (exists (select from application a where a.id = application_id
    and a.organization_id is distinct from (select app_organization())));
grant select on application_rule, application_question, application_message, application_visit, application_finding,
  application_conflict to porchlight_app;

-- What an affiliate says for all its applications; without a row its state's overlay counts.
create table certification_setting (
  organization_id uuid primary key references organization (id) on delete cascade,
  deciders smallint not null check (deciders in (1, 2)),
  holds_interviews boolean not null
);

call enable_row_security('certification_setting');
call allow_own('certification_setting', 'all', 'claims');
grant select, insert, update on certification_setting to porchlight_app;

-- What shows that a rule is met: a file, of one application or of all those of its organization. Written by the system,
-- as applications are.
create table evidence (
  id uuid primary key,
  organization_id uuid not null references organization (id),
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
create index evidence_of_organization on evidence (organization_id, code);
create index evidence_of_file on evidence (file_id);
create index evidence_that_ends on evidence (ends_on) where ends_on is not null;

call enable_row_security('evidence');
call allow_own('evidence', 'select', 'residences');
-- With an application that whoever asks reviews; of one that ended without a certificate nothing that came later.
create policy of_seen_application on evidence for select to porchlight_app using (
  organization_id is distinct from (select app_organization()) and exists (
    select from application a join application_rule r on r.application_id = a.id
    where a.organization_id = evidence.organization_id and r.code = evidence.code
      and (evidence.application_id is null or a.id = evidence.application_id)
      and (a.ended_at is null or a.ended_as in ('certified', 'conditional') or evidence.added_at <= a.ended_at)
      and not exists (
        select from application_conflict c where c.application_id = a.id and c.person_id = (select app_person()))
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
    and a.organization_id is distinct from (select app_organization()))
    and not exists (select from application_conflict c where c.application_id = application_photo.application_id
      and c.person_id = (select app_person())));
-- The operator sees what it has to mend or has mended, once the visit is done.
create policy own_to_mend on application_photo for select to porchlight_app using (
  exists (select from application a where a.id = application_id and a.organization_id = (select app_organization()))
  and exists (select from application_visit v where v.id = visit_id and v.held_at is not null)
  and exists (select from application_rule r where r.application_id = application_photo.application_id
    and r.code = application_photo.code and (r.finding = 'not_met' or r.remedied_at is not null))
);
grant select on application_photo to porchlight_app;

-- What an affiliate heard when it called a house about its listing. Nothing is deleted but with the home itself; what
-- was a slip is undone.
create table listing_check (
  id uuid primary key default gen_random_uuid(),
  -- The affiliate that called.
  organization_id uuid not null references organization (id),
  residence_id uuid not null references residence (id) on delete cascade,
  happened_at timestamptz not null default clock_timestamp(),
  person_id uuid,
  person_name text not null default '' check (length(person_name) <= 254),
  outcome text not null check (outcome in ('right', 'changed', 'gone', 'no_answer')),
  words text not null default '' check (length(words) <= 500),
  undone_at timestamptz,
  check (outcome not in ('changed', 'gone') or words <> '')
);
create index listing_check_of_residence on listing_check (residence_id, happened_at desc);

call enable_row_security('listing_check');
-- Only an affiliate has rows of its own.
create policy own_select on listing_check for select to porchlight_app using (
  (select app_may('claims')) and (organization_id = (select app_organization()) or (select app_kind()) = 'alliance')
);
call allow_own('listing_check', 'insert', 'claims', only_if => $$
  person_id = (select app_person()) and undone_at is null
  and exists (
    select from organization o join residence r on r.state_code = o.state_code
    where o.id = listing_check.organization_id and o.kind = 'affiliate' and r.id = listing_check.residence_id
      and (r.status = 'published' or r.organization_id = o.id)
  )
$$);
create policy callers_undo on listing_check for update to porchlight_app
  using ((select app_may('claims')) and organization_id = (select app_organization()))
  with check (undone_at is not null);
grant select, insert, update (undone_at) on listing_check to porchlight_app;

-- What the public may know of it: that a listing was still right when its affiliate last heard of it, and on which day.
create view listed_check with (security_barrier = true) as
select last.residence_id, last.happened_at, o.name as checked_by
from (
  select distinct on (c.residence_id) c.residence_id, c.organization_id, c.happened_at, c.outcome from listing_check c
  where c.undone_at is null and c.outcome <> 'no_answer'
  order by c.residence_id, c.happened_at desc, c.id desc
) last join residence r on r.id = last.residence_id join organization o on o.id = last.organization_id
where last.outcome = 'right' and r.status = 'published';
alter view listed_check owner to porchlight_system;
grant select on listed_check to porchlight_app;
